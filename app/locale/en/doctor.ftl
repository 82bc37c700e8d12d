# What the doctor finds out about a terminal, and what it proposes.
doctor-title = This terminal
doctor-terminal = Terminal
doctor-size = Size
doctor-letters = Letters
doctor-signs = Signs
doctor-colours = Colours
doctor-background = Background
doctor-keyboard = Keys
doctor-library = Library
doctor-no-terminal = Input or output is no terminal (a pipe or a file): nothing can be measured. Here only "mazmorra --plain" works.
doctor-dumb = TERM={ $kind } only prints lines: nothing can be measured. Here only "mazmorra --plain" works.
doctor-called = { $name } (TERM={ $kind })
doctor-inside = { $name } (TERM={ $kind }), through { $inside }
doctor-unknown = not known
doctor-too-small = { $columns }×{ $rows }: too small, { $least } is needed. Make the window larger, or its letters smaller.
doctor-size-normal = { $columns }×{ $rows }: enough. From { $wide } on there is more to see at once.
doctor-size-wide = { $columns }×{ $rows }: the wide layout.
doctor-utf8 = UTF-8 (locale { $place }): all letters arrive.
doctor-not-utf8 = { $codes } (locale { $place }) is not UTF-8: á arrives as a, and lines as ASCII. With LANG=en_US.UTF-8 or C.UTF-8, say, all arrive.
doctor-even = all { $n } signs beyond ASCII take one cell, as they should.
doctor-odd = { $n ->
    [one] { $n } sign doesn't take one cell
   *[other] { $n } signs don't take one cell
}, so that boxes break: { $shown }
doctor-unsent = not measured: without UTF-8 none can be sent.
doctor-unmeasured-pipe = not measured: there is no terminal.
doctor-unmeasured-dumb = not measured: the terminal only prints lines.
doctor-unmeasured-silent = not measured: the terminal doesn't tell where its cursor is. If boxes don't line up, take ASCII signs.
doctor-unmeasured-later = not measured yet.
doctor-no-colour = none, because NO_COLOR asks for none. Nothing is told by colour alone.
doctor-true-colour = 16 million.
doctor-colours-256 = 256: the nearest ones are shown. If the terminal can do more, COLORTERM=truecolor says so.
doctor-colours-16 = 16: some look alike. If the terminal can do more, TERM=xterm-256color or COLORTERM=truecolor says so.
doctor-colourless = none.
doctor-light = light.
doctor-dark = dark.
doctor-background-unknown = not told by the terminal.
doctor-other-library = Textual { $found }, but the full screen is made for { $known }: what it mends of Textual is left as it is. A terminal that goes away may leave the program waiting.
doctor-proposed = Proposed settings:
doctor-advice-glyphs-ascii = signs: ASCII, so that boxes line up
doctor-advice-theme-light = colours: light, as the terminal is
doctor-advice-theme-mono = colours: none
doctor-fine = The settings suit this terminal.
doctor-plain = Here the games can be played with mazmorra --plain.
doctor-use = Use them? (y/N)
doctor-use-yes = y yes
doctor-saved = Kept in { $file }
doctor-keys = Press any key: its name and its bytes are shown. Ctrl-C ends.
doctor-key = { $name }: { $sent }
doctor-key-none = press any key, and see what arrives; Esc leaves.
doctor-key-came = { $sign } arrived, in a file of keys: { $name }
doctor-applied = The proposed settings hold now.
doctor-unmeasured-aside = not measured here; from the shell "mazmorra doctor" does it.
