"""Near and Far."""
