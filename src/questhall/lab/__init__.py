"""The lab: matches by the thousand, measured, counted and put to the test."""
