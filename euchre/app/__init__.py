"""Everything on the page as one value: pure, with no browser in here."""
