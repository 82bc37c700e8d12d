# What is wrong in a deck of Hammerspace, by the problem's code.
deck-one_of = { $found } together; give exactly one of { $members }.
deck-one_of_none = nothing is given; give exactly one of { $members }.
deck-impossible_condition = { $least } to { $most } can never come about; between { $floor } and { $ceiling } anything can.
deck-idle_condition = { $least } to { $most } is always so (all there is goes from { $floor } to { $ceiling }); leave the condition out.
deck-endless = this would never end; give it turns, uses, or both.
deck-not_known_here = "{ $found }" means nothing here: it is not known at this moment.
deck-always_true = "{ $found }" is always so here; leave the condition out.
deck-never_true = "{ $found }" can't be at this moment; the condition would never hold.
deck-monster_cannot = a monster can't do "{ $found }": it chooses nothing, has no cards and no turns.
deck-nested_give = an effect that lasts ("{ $found }") can't give another one.
deck-ability_place = "{ $found }" has no place on a card of the kind "{ $kind }"; there are { $known }.
deck-ability_place_none = "{ $found }" has no place on a card of the kind "{ $kind }", which only does what its "do" says.
deck-no_type = the defence is against no type; name at least one of { $types }.
deck-type_missing = "{ $found }" is a subtype of "{ $type }", which must stand beside it.
deck-sum_range = two dice never come to { $found }; the sums are 2 to 12.
deck-sum_twice = there is an action for { $found } already.
deck-sum_gap = there is no action for { $missing }; every sum from 2 to 12 needs one.
deck-deck_multiple = the deck has { $found } cards; their number must be a multiple of { $factor }.
deck-few_attacks = of { $size } cards { $found ->
    [one] { $found } is an attack
   *[other] { $found } are attacks
}; it takes at least { $least }.
deck-no_answer = no defence of the deck is of any use against "{ $found }".
deck-few_cards = the deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
}, and { $players } players need { $least } ({ $each } each).
deck-few_characters = the deck has { $found ->
    [one] { $found } character
   *[other] { $found } characters
}, and { $players } players need { $least } ({ $each } each).
deck-same_effect = "{ $id }" does just the same already; give each character an effect of its own.
