# The problems of a deck, by the problem's code. Each message is one sentence after the place.

deck-place = { $file }, line { $line }, column { $column }: { $what }
deck-whole = { $file }: { $what }
deck-field = { $field }: { $what }
deck-more = { $file }: { $n ->
    [one] { $n } more problem
   *[other] { $n } more problems
}.
deck-other = found { $found }, expected { $expected }.

deck-found-list = a list
deck-found-fields = a group of fields
deck-found-nothing = an empty value
deck-found-text = the text "{ $text }"
deck-wanted-string = text
deck-wanted-integer = a whole number
deck-wanted-number = a number
deck-wanted-boolean = the word true or the word false, without quotes
deck-wanted-array = a list (in square brackets, or with a dash before each item)
deck-wanted-object = a group of fields with names (in curly brackets, or one on each line)
deck-wanted-other = another value
deck-bounds = { $least } to { $most }
deck-bounds-least = at least { $least }
deck-bounds-most = at most { $most }

deck-file_too_large = the file has { $size } bytes, and Mazmorra reads at most { $limit }.
deck-not-a-file = this isn't an ordinary file, so it wasn't opened.
deck-not-a-folder = this isn't a folder. A deck is a folder with a file for each of its parts.
deck-name_ends = a deck's files end in .yaml. Rename this one to { $name }.
deck-misplaced = this is a deck for { $game }. Move it to { $place }.
deck-misplaced_labyrinth = this is a labyrinth for { $game }. Move it to { $place }.
deck-misplaced_monsters = these are monsters for { $game }. Move them to { $place }.
deck-misplaced_gear = these are names of gear for { $game }. Move them to { $place }.
deck-misplaced_preset = this is a rule set for { $game }. Move it to { $place }.
deck-misplaced_part = this is part of a deck for { $game }. Move it to a folder in { $place }.
deck-unreadable = { $why ->
    [EACCES] you have no permission to read it.
    [ENOENT] it doesn't exist; perhaps it is a link that leads nowhere.
    [ELOOP] its links form a circle.
   *[other] it can't be read ({ $why }).
}
deck-encoding = this isn't UTF-8 ({ $found }). Save the file as UTF-8.
deck-control_character = the control character { $character } isn't allowed. Delete it.
deck-hidden_character = the invisible character { $character } isn't allowed. Delete it.
deck-syntax = the YAML can't be read from here. Look for a missing quote, bracket or colon, here or on the line above.
deck-syntax_quote = the quote that opens on line { $from } is never closed.
deck-syntax_quote_far = the quote that opens on line { $from } closes only here. Add one on line { $from }.
deck-syntax_bracket = the { $open } of line { $from } isn't closed with { $close } before this. Perhaps a comma is missing, or a text with a colon needs quotes around it.
deck-syntax_closes_nothing = this { $sign } closes nothing. Delete it.
deck-syntax_colon = this text contains a colon. Put the whole text in quotes, like "Careful: stairs".
deck-syntax_blank = a space is missing after { $sign }.
deck-syntax_no_colon = this line isn't a field. Write its name, a colon, a space and its value, as in "level: 3".
deck-syntax_indent = this line begins too far left or right. Begin it in the same column as the lines it belongs to.
deck-syntax_rest = there is text after the end of the value. Put the whole text in double quotes, like "It's late".
deck-syntax_sign = text can't begin with { $sign }. Put it in quotes.
deck-syntax_escape = there is a { $sign } inside double quotes. Write it twice.
deck-tab = there is a tab here. Use spaces instead.
deck-empty = the file is empty.
deck-several_documents = a second document begins here. Put it in a file of its own.
deck-too_many_values = the file has more than { $limit } values.
deck-too_deep = the fields are nested too deeply.
deck-anchor = the anchor { $name } isn't allowed. Write the value itself.
deck-alias = the alias { $name } isn't allowed. Write the value itself.
deck-tag = the tag { $name } isn't allowed. Delete it.
deck-merge_key = the merge key << isn't allowed. Write the fields themselves.
deck-key_not_text = "{ $key }" isn't the name of a field. Write it as text in quotes.
deck-number_too_long = a number has more than { $limit } characters.
deck-duplicate_key = "{ $key }" is already on line { $first_line }. Delete one of the two.
deck-duplicate_key_item = "{ $key }" is already on line { $first_line }. If a new item begins here, put a dash first, like "- id".
deck-missing_field = the field "{ $name }" is missing.
deck-unknown_field = there is no field "{ $name }". The fields are { $known }.
deck-unknown_field_close = there is no field "{ $name }". Did you mean "{ $close }"?
deck-not_a_choice = found { $found }, expected one of these words: { $choices }.
deck-not_a_choice_close = found { $found }, expected one of these words: { $choices }. Did you mean "{ $close }"?
deck-wrong_type = found { $found }, expected { $wanted }.
deck-wrong_type_write = found { $found }, expected { $wanted }. Write { $write }.
deck-number_range = found { $found }, expected { $bounds }.
deck-text_length = found { $found ->
    [one] { $found } character
   *[other] { $found } characters
} ("{ $text }"), expected { $bounds }.
deck-list_length = found { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}, expected { $bounds }.
deck-text_form = found { $found }, expected text of the form { $pattern }.
deck-invalid = { $found } isn't allowed here.
deck-decimals = found "{ $found }", expected { $minimum } to { $maximum } with at most 3 decimals.
deck-combining_marks = a letter has three accents, and at most two are shown.
deck-outer_blanks = the text begins or ends with spaces. Delete them.
deck-id_twice = the id "{ $id }" is used twice. Change one of them.
deck-slug = "{ $found }" isn't a valid id. Use lower-case letters, digits and single hyphens, like my-labyrinth.
deck-missing_file = the file { $name } is missing from the deck's folder.
deck-amount = found { $found }, expected { $minimum } to { $maximum }, or { $words }.
deck-report-met = Last simulation, { $games } matches: every target met.
deck-report-missed = Last simulation, { $games } matches: { $n } of { $most } targets missed.
deck-report-undecided = Last simulation, { $games } matches: { $n } of { $most } targets undecided.
deck-report-none = Last simulation: { $games } matches.
