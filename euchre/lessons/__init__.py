"""Lessons: what is taught, what is asked about it, and which answers are right. Pure."""
