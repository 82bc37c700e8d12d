"""Effects of cards, characters and monsters, from the words of a deck to what happens.

People write effects in the words of `vocabulary`, and `soundness` checks them. The rules read them
as the numbers in `codes`; `resolution` says in which order they act. `listening`, `sources`,
`happenings`, `selecting` and `conditions` read a state; `steps` and `cardsteps` change it.
`program` makes functions of these, once for a deck, and `interpreter` carries them out. `rows` and
`frames` are what waits meanwhile, and `events` the facts.
"""
