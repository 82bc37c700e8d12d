# The rules browser. The rules themselves are pages in docs/rules. Never markup, never square
# brackets in a text.
rules-title = RULES
rules-contents = CONTENTS
rules-explained = The rules of all games, clause by clause. Plain text is in the original rules; a bar before it marks what was settled where they are silent. Below a clause stand the options that it names, and how the match has them set.
rules-option = Option: { $option }
rules-set = In this match: { $option } = { $value }
rules-search = words in any order, or a number such as 11 or NAP-11
rules-find = { $number } of { $all }; { $key } goes to the next one
rules-of-this = The rules of this: { $clauses }
rules-no-page = There is no page of rules of this game.
