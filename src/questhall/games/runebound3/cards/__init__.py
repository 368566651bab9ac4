"""The cards, deck by deck."""
