"""Firefox and WebKit at the built table: make smoke."""
