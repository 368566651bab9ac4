"""Heroes, market cards and adventure cards: printed facts, and beside them what they do."""
