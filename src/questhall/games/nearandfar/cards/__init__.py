"""The decks and tokens of the box, a module each."""
