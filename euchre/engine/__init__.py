"""The rules of euchre, pure: no clock, no chance of its own, no input or output."""
