# Words that every screen and game may use. Never markup, never square brackets in a text.

common-times = { $text } x{ $n }
common-continue = Continue
common-bot-number = Bot { $n }

common-speed-0 = instant
common-speed-1 = fast
common-speed-2 = normal
common-speed-3 = slow
common-speed-4 = step by step
common-theme-dark = dark
common-theme-light = light
common-theme-contrast = high contrast
common-theme-mono = no colour
common-theme-auto = automatic
common-glyphs-unicode = Unicode
common-glyphs-ascii = ASCII
common-glyphs-auto = automatic
common-on = on
common-off = off

# The name of the key for help, where the key bar has no room for all keys.
common-keys = more keys

# What a deck says of a card beside its rules.
common-quoted = "{ $text }"

# What the table itself has to say, in any game.
common-bot-restarted = { $name } (a bot) gave no answer and gets another try.
common-bot-fell-back = { $name } (a bot) gave no answer again and plays at random from now on.
common-time-up = { $name } is out of time, so a bot decides.
common-and-clause = { $list }, and { $last }
common-and = { $sound ->
   *[other] { $list } and { $last }
}
common-or = { $sound ->
   *[other] { $list } or { $last }
}
