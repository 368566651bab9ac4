"""The cards, deck by deck: what is printed on them and what they do, side by side."""
