"""Text for deals, positions, records and rules: Portable Euchre Notation (PEN)."""
