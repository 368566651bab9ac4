"""The three story decks: traits, challenges and allies."""
