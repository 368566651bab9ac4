"""Words for people, in English and Russian: Mozilla Fluent messages of the hall and of each game."""
