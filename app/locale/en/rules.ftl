# The rules browser. The rules themselves are pages in docs/rules. Never markup, never square
# brackets in a text.
rules-title = RULES
rules-contents = CONTENTS
rules-explained = The rules of all games. A bar marks what we settled where the original rules are silent. Under each rule you find its options, and how this match sets them.
rules-label = "{ $label }"
rules-option = Option: { $option }
rules-set = In this match: { $option } = { $value }
rules-search = words in any order, or a number such as 11 or NAP-11
rules-find = { $number } of { $all }; { $key } goes to the next
rules-of-this = Rules: { $clauses }
rules-no-page = This game has no page of rules.
