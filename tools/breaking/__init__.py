"""Breaking the rules of a game on purpose, to see whether its tests notice."""
