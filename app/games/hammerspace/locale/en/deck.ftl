# What is wrong in a deck of Hammerspace, by the problem's code.
deck-one_of = found { $found } together; write exactly one of these fields: { $members }.
deck-one_of_none = found none of these fields; write exactly one of them: { $members }.
deck-impossible_condition = { $least } to { $most } can never happen; only { $floor } to { $ceiling } can.
deck-idle_condition = { $least } to { $most } is always true (the range is { $floor } to { $ceiling }); remove the condition.
deck-endless = this would never end; give it turns, uses, or both.
deck-not_known_here = "{ $found }" isn't known at this moment; use something else here.
deck-always_true = "{ $found }" is always true here; remove the condition.
deck-never_true = "{ $found }" is never true here; change or remove the condition.
deck-monster_cannot = a monster can't do "{ $found }": it chooses nothing, has no cards and no turns.
deck-nested_give = a lasting effect ("{ $found }") can't give another one.
deck-play_place = "play" belongs beside "defence" alone; this card also has "{ $found }".
deck-ability_place = a card of the kind "{ $kind }" can't have "{ $found }"; it can have { $known }.
deck-ability_place_none = a card of the kind "{ $kind }" can't have "{ $found }"; it only does what its "do" says.
deck-no_type = the defence has no type; write at least one of these words: { $types }.
deck-type_missing = "{ $found }" is a subtype of "{ $type }"; add "{ $type }" beside it.
deck-sum_range = two dice can't roll "{ $found }"; the sums are 2 to 12.
deck-sum_twice = { $found } already has an action.
deck-sum_gap = { $missing } has no action; every sum from 2 to 12 needs one.
deck-deck_multiple = the deck has { $found } cards; it needs a multiple of { $factor }.
deck-few_attacks = { $found } of { $size } cards { $found ->
    [one] is an attack
   *[other] are attacks
}; it needs at least { $least }.
deck-no_answer = no defence in the deck works against "{ $found }".
deck-few_cards = the deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
}, and { $players } players need { $least } ({ $each } each).
deck-few_characters = the deck has { $found ->
    [one] { $found } character
   *[other] { $found } characters
}, and { $players } players need { $least } ({ $each } each).
deck-same_effect = "{ $id }" already does the same; give each character its own effect.
