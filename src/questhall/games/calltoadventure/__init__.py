"""Call to Adventure: The Stormlight Archive."""
