"""How bots see the game: what things are worth, what an action promises. The table itself needs none of it."""
