"""The only floor that knows the browser: paints, listens, keeps, and lets the bots think."""
