"""Effects of cards, characters and monsters, from the words of a deck to their execution.

People write effects in the words of `vocabulary`, and `soundness` checks them. The rules read them
as the numbers in `codes`; `resolution` defines their order. `listening`, `sources`, `happenings`,
`selecting` and `conditions` read a state; `steps` and `cardsteps` change it. `program` makes
functions of these, once for a deck, and `interpreter` carries them out. `rows` and `frames` hold
the waiting effects, and `events` has the events.
"""
