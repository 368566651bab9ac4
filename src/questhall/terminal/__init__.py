"""The text table: any game of the hall in a terminal, by numbered moves."""
