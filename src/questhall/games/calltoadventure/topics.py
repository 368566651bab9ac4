"""Every question this game asks, and the rules behind it."""

TOPICS: dict[str, tuple[str, ...]] = {
    "setup.origin": ("CA-SETUP-03", "CA-GEN-06"),
    "setup.motivation": ("CA-SETUP-03", "CA-GEN-06"),
    "setup.destiny": ("CA-SETUP-03", "CA-SETUP-08"),
    "row.attach": ("CA-ALLY-13", "CA-ALLY-14"),
    "turn.act": ("CA-TURN-01", "CA-TURN-02", "CA-JOUR-01"),
    "turn.after": ("CA-TURN-02", "CA-TURN-05"),
    "attempt.dark": ("CA-RUNE-06", "CA-RUNE-11"),
    "attempt.before": ("CA-FAQ-03", "CA-CARD-06"),
    "attempt.draw": ("CA-CARD-05",),
    "attempt.during": ("CA-FAQ-04", "CA-CARD-06"),
    "attempt.after": ("CA-CARD-06",),
    "card.answer": ("CA-CARD-08",),
    "odium.answer": ("CA-ODIUM-26", "CA-CARD-08"),
    "odium.oath": ("CA-SCHEME-03", "CA-SCHEME-04"),
    "odium.abilities": ("CA-ODIUM-19",),
    "ally.sacrifice": ("CA-ALLY-08", "CA-ALLY-12"),
    "end.cards": ("CA-CARD-12",),
}
