"""The tests of the notation: round trips, refusals, golden lines, and texts that mean no good."""
