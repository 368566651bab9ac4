"""The eleven maps."""
