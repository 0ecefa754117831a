"""Builds and serves the site; no product code lives here."""
