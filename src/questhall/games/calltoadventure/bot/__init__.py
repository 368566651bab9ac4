"""How bots see a position."""
