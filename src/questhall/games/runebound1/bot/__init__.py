"""How good a position looks, and which moves are worth a look: for bots that think one step ahead."""
