# What is wrong in a deck, by the problem's code. Each message is one sentence after the place.

deck-place = { $file }, line { $line }, column { $column }: { $what }
deck-whole = { $file }: { $what }
deck-field = { $field }: { $what }
deck-more = { $file }: and { $n ->
    [one] { $n } more problem
   *[other] { $n } more problems
}.
deck-other = found { $found }, expected { $expected }.

deck-found-list = a list
deck-found-fields = fields
deck-found-nothing = nothing
deck-found-text = the text "{ $text }"
deck-wanted-string = text
deck-wanted-integer = a whole number
deck-wanted-number = a number
deck-wanted-boolean = true or false
deck-wanted-array = a list (in square brackets, or a dash before each)
deck-wanted-object = fields with their names (in curly brackets, or a line for each)
deck-wanted-other = another value
deck-bounds = { $least } to { $most }
deck-bounds-least = at least { $least }
deck-bounds-most = at most { $most }

deck-file_too_large = the file has { $size } bytes; at most { $limit } are read.
deck-not-a-file = this is no ordinary file, so it was not opened.
deck-not-a-folder = this is no folder; a deck is a folder with a file for each part of it.
deck-name_ends = a file of a deck is called { $name }, with .yaml at its end: rename it.
deck-misplaced = this is a deck of { $game }; its place is { $place }.
deck-misplaced_labyrinth = this is a labyrinth of { $game }; its place is { $place }.
deck-misplaced_monsters = these are monsters of { $game }; their place is { $place }.
deck-misplaced_preset = this is a rule set of { $game }; its place is { $place }.
deck-misplaced_part = this is part of a deck of { $game }; its place is a folder in { $place }.
deck-unreadable = { $why ->
    [EACCES] you have no permission to read it.
    [ENOENT] it is not there; a link may lead nowhere.
    [ELOOP] its links lead in a circle.
   *[other] it can't be read ({ $why }).
}
deck-encoding = this is not UTF-8 ({ $found }); save the file as UTF-8.
deck-control_character = the control character { $character } has no place here.
deck-hidden_character = the invisible character { $character } has no place here.
deck-syntax = the YAML can't be read from here on: look for a quote, bracket or colon that is missing, here or a line above.
deck-syntax_quote = the quote that opens in line { $from } is never closed.
deck-syntax_quote_far = the quote that opens in line { $from } closes only here; one is missing in line { $from }.
deck-syntax_bracket = the bracket { $open } of line { $from } is not closed with { $close } before this; or a comma is missing, or the quotes of a text with a colon in it.
deck-syntax_closes_nothing = this { $sign } closes nothing; take it away.
deck-syntax_colon = a colon inside a text; put the whole text in quotes, like "Careful: stairs".
deck-syntax_blank = in line { $from } a blank is missing after { $sign }.
deck-syntax_no_colon = line { $from } is no field: a colon and a blank are missing, as in level: 3.
deck-syntax_indent = this line begins further left or right than the lines it belongs to; begin it in the same column.
deck-syntax_rest = what stands here comes after the end of the value; put the whole text in double quotes, like "It's late".
deck-syntax_sign = a text can't begin with { $sign }; put it in quotes.
deck-syntax_escape = a { $sign } inside double quotes; write it twice.
deck-tab = a tab; write spaces in its place.
deck-empty = the file is empty.
deck-several_documents = a second document begins here; one file holds one.
deck-too_many_values = more than { $limit } values.
deck-too_deep = too many levels inside one another.
deck-anchor = the anchor { $name } is not allowed; write the value itself.
deck-alias = the alias { $name } is not allowed; write the value itself.
deck-tag = the tag { $name } is not allowed.
deck-merge_key = the merge key << is not allowed; write the fields themselves.
deck-key_not_text = "{ $key }" is no name of a field; write it as text in quotes.
deck-number_too_long = a number of more than { $limit } characters.
deck-duplicate_key = "{ $key }" stands here for the second time; it is on line { $first_line } already.
deck-duplicate_key_item = "{ $key }" stands here for the second time; it is on line { $first_line } already. Where another one begins, its first line needs a dash: - id: ...
deck-missing_field = the field "{ $name }" is missing.
deck-unknown_field = there is no field "{ $name }"; there are { $known }.
deck-unknown_field_close = there is no field "{ $name }"; did you mean "{ $close }"?
deck-not_a_choice = found { $found }, expected one of { $choices }.
deck-not_a_choice_close = found { $found }, expected one of { $choices }; did you mean "{ $close }"?
deck-wrong_type = found { $found }, expected { $wanted }.
deck-wrong_type_write = found { $found }, expected { $wanted }; write { $write }.
deck-number_range = found { $found }, expected { $bounds }.
deck-text_length = found { $found ->
    [one] { $found } character
   *[other] { $found } characters
}, expected { $bounds }.
deck-list_length = found { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}, expected { $bounds }.
deck-text_form = found { $found }, expected text of the form { $pattern }.
deck-invalid = found { $found }, which is not allowed here.
deck-decimals = found { $found }, expected { $minimum } to { $maximum } with at most 3 decimals.
deck-direction_twice = "{ $found }" stands here twice; { $missing } is missing.
deck-combining_marks = three accents on one letter; at most two are shown.
deck-outer_blanks = blanks before or after the text; take them away.
deck-grid_not_block = all rows stand on one line; write a | after "grid:" and each row on a line of its own.
deck-grid_size = the labyrinth has { $width }x{ $height } squares; it can have { $least }x{ $least } to { $most }x{ $most }.
deck-unequal_rows = row { $row } has { $length ->
    [one] { $length } square
   *[other] { $length } squares
}, the others have { $width }.
deck-strange_square = "{ $found }" is no square: X, -, M, E and P are.
deck-no_exit = there is no exit; put one E into the grid.
deck-two_exits = a second exit; there is one at { $x },{ $y } already.
deck-unreachable = { $count ->
    [one] { $count } free square has
   *[other] { $count } free squares have
} no way to the exit: { $squares }.
deck-no_room = there is no square left for a player.
deck-no_monster_there = there is no M at { $x },{ $y } (column and row, from 0).
deck-monster_twice = the M at { $x },{ $y } has a monster already.
deck-unknown_monster = there is no monster "{ $found }"; there are { $known }.
deck-unknown_monster_close = there is no monster "{ $found }"; did you mean "{ $close }"?
deck-id_twice = the id "{ $id }" is used twice.
deck-slug = "{ $found }" is no id: small letters and digits, with single hyphens between them (like my-labyrinth).
deck-letter = "{ $found }" is no letter from a to z or A to Z.
deck-missing_file = the file { $name } is missing from the deck's folder.
deck-amount = found { $found }, which is no amount: write { $minimum } to { $maximum }, or { $words }.
deck-necklace_bonuses = a necklace has one bonus; the others' higher bonus is what it is for.
deck-bonus_order = the bonus with a necklace is { $found }; it must be more than the bonus of { $bonus } without one.
deck-number_and_kinds = a number ("{ $number }") and types ("{ $kinds }") together; give one of them.
deck-beside_death = "{ $name }" beside death, which takes everything anyway; leave it out.
deck-no_consequence = nothing is lost; give it something to lose, or death.
deck-name_twice = "{ $found }" is another monster's name already ({ $language }).
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
