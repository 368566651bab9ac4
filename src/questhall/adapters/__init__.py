"""The games behind interfaces that researchers know: PettingZoo, and states in the manner of OpenSpiel."""
