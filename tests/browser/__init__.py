"""End to end: the built page in a real browser."""
