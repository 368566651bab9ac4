"""The storybook and the arcade cards."""
