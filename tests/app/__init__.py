"""The tests of the app: whole games without a browser, and every screen on the way."""
