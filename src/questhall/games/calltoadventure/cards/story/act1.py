"""To come."""

CARDS = ()
