"""How the bots weigh a position."""
