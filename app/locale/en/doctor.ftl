# The doctor: its findings about a terminal, and the settings it proposes.
doctor-title = This terminal
doctor-terminal = Terminal
doctor-size = Size
doctor-letters = Letters
doctor-signs = Symbols
doctor-colours = Colours
doctor-background = Background
doctor-keyboard = Keys
doctor-library = Library
doctor-no-terminal = Input or output is a pipe or a file, so there is nothing to measure. Only "mazmorra --plain" works here.
doctor-dumb = TERM={ $kind } can only print lines, so there is nothing to measure. Only "mazmorra --plain" works here.
doctor-called = { $name } (TERM={ $kind })
doctor-inside = { $name } (TERM={ $kind }), inside { $inside }
doctor-unknown = unknown
doctor-too-small = { $columns }×{ $rows } is too small; Mazmorra needs { $least }. Make the window larger or its font smaller.
doctor-size-normal = { $columns }×{ $rows } is enough. At { $wide } you see more at once.
doctor-size-wide = { $columns }×{ $rows } is enough for the wide layout.
doctor-utf8 = All letters work (UTF-8, locale { $place }).
doctor-not-utf8 = { $codes } (locale { $place }) isn't UTF-8, so á arrives as a, and lines as ASCII. With LANG=en_US.UTF-8 or C.UTF-8 all letters arrive.
doctor-even = All { $n } symbols beyond ASCII take one cell each, as they should.
doctor-odd = { $n ->
    [one] { $n } symbol doesn't take one cell, so boxes break: { $shown }
   *[other] { $n } symbols don't take one cell each, so boxes break: { $shown }
}
doctor-unsent = Not measured, because symbols need UTF-8.
doctor-unmeasured-pipe = Not measured, because there is no terminal.
doctor-unmeasured-dumb = Not measured, because the terminal can only print lines.
doctor-unmeasured-silent = Not measured, because the terminal doesn't report its cursor. If boxes don't line up, use ASCII symbols.
doctor-unmeasured-later = Not measured yet.
doctor-no-colour = None, because NO_COLOR is set. Nothing relies on colour alone.
doctor-true-colour = 16 million.
doctor-colours-256 = 256; Mazmorra uses the nearest ones. If the terminal can show more, set COLORTERM=truecolor.
doctor-colours-16 = 16; some look alike. If the terminal can show more, set TERM=xterm-256color or COLORTERM=truecolor.
doctor-colourless = None.
doctor-light = Light.
doctor-dark = Dark.
doctor-background-unknown = Unknown; the terminal doesn't report it.
doctor-other-library = Textual { $found } is installed, but the full screen is made for { $known }, so our fixes for Textual are off. If the terminal closes, the program may keep waiting.
doctor-proposed = Proposed settings:
doctor-advice-glyphs-ascii = symbols: ASCII, so that boxes line up
doctor-advice-theme-light = colours: light, like the terminal
doctor-advice-theme-mono = colours: none
doctor-fine = Your settings suit this terminal.
doctor-plain = You can play here with "mazmorra --plain".
doctor-use = Use them? (y/N)
doctor-use-yes = y yes
doctor-saved = Saved in { $file }
doctor-keys = Press any key to see its name and its bytes. Ctrl-C ends.
doctor-key = { $name }: { $sent }
doctor-key-none = Press any key to see what arrives; Esc leaves.
doctor-key-came = { $sign } arrived; a key file calls it { $name }
doctor-applied = The proposed settings are now in use.
doctor-unmeasured-aside = Can't be measured here. Run "mazmorra doctor" in the shell.
doctor-rules = Rules
doctor-rules-native = Machine code, so simulations of the card games are faster.
doctor-rules-python = Python, which is fast enough to play. For long simulations, "make native" builds machine code.
