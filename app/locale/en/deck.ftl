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
deck-combining_marks = three accents on one letter; at most two are shown.
deck-outer_blanks = blanks before or after the text; take them away.
deck-id_twice = the id "{ $id }" is used twice.
deck-slug = "{ $found }" is no id: small letters and digits, with single hyphens between them (like my-labyrinth).
deck-missing_file = the file { $name } is missing from the deck's folder.
deck-amount = found { $found }, which is no amount: write { $minimum } to { $maximum }, or { $words }.
