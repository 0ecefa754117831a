"""Measurements: each prints figures as ratios, and none is part of make test."""
