"""What the checker of the storybook looks at."""
