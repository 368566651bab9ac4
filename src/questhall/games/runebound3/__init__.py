"""Runebound, third edition. In the making: what lies in the box comes first, and it is not on the shelf yet."""
