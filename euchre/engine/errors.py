"""The one family of errors that the library raises."""


class EuchreError(ValueError):
    """Something asked of the library that euchre, or its notation, has no room for."""
