# The command line: help, answers, refusals. Options and values stay as they are typed.

cli-about = Three table-top dungeon games in a full-screen terminal. Without a command: the home screen.
cli-usage = usage:{" "}
cli-group-commands = commands
cli-group-game = the game
cli-group-bots = bots, for --players: { $bots }
cli-group-presets = rule sets, for --preset:
cli-group-labyrinth = labyrinths, for --labyrinth:
cli-group-deck-ids = decks, for --deck:
cli-group-rules = the rules, for --option NAME=VALUE:
cli-group-shell = the shell
cli-group-screen = the screen
cli-group-general = general
cli-command-play = start a game
cli-command-simulate = play thousands of games of bots, without a screen, and report on them
cli-command-match = list the saved matches, export one as a file, import one
cli-command-doctor = look at this terminal: what it draws, and which settings suit it
cli-command-paths = say where settings, saves and logs are
cli-command-completion = print the script that completes commands with Tab in your shell; it begins with where to put it
cli-help = show this help
cli-version = show the version
cli-game = which game: { $choices }
cli-game-or-first = which game: { $choices }; without it, { $first }
cli-seed = play the same game again: the same seed, rules and decisions give the same game
cli-players = who plays, with commas between: a name, or bot:KIND:NAME ("Ana,bot:random:Ben")
cli-labyrinth = ({ $games }) the id of a labyrinth, the program's or your own, or a YAML file (./my-maze.yaml)
cli-deck = ({ $games }) the id of a deck, the program's or your own, or a folder (./my-deck)
cli-preset = the rule set to start from
cli-fog = ({ $games }) what a player sees of the labyrinth
cli-option = change one rule; can be given several times ("mazmorra play GAME --help" names them)
cli-language = language of the program
cli-theme = colours
cli-ascii = draw with plain ASCII signs
cli-speed = how fast fights and bots are shown
cli-no-mouse = leave the mouse to the terminal, for copying text
cli-plain = sentences and typed words instead of a full screen; for screen readers, pipes and scripts
cli-shell = which shell: { $choices }
cli-group-match = the match
cli-match-what = what to do: { $choices }
cli-match-id = the id of a match as the list shows it, or its beginning; for import, the file
cli-match-file = the file to write; it must not exist yet. It holds the seed too: everything that is hidden in a match that goes on
cli-group-doctor = the terminal
cli-doctor-json = report as JSON
cli-doctor-apply = use the proposed settings without asking
cli-doctor-keys = show what arrives when a key is pressed
cli-value-what = WHAT
cli-value-id = ID|FILE
cli-value-file = FILE
cli-value-game = GAME
cli-value-seed = SEED
cli-value-players = LIST
cli-value-labyrinth = ID|FILE
cli-value-deck = ID|FOLDER
cli-value-option = NAME=VALUE
cli-value-shell = SHELL
cli-more = "mazmorra COMMAND --help" explains a command, "mazmorra play GAME --help" the rules of a game.
cli-examples = for example:
cli-example-play-seats = play napakalaki --players "Ana,bot:sharp:Ben,bot:cautious"
cli-example-play-board = play irrgarten --labyrinth snail --fog sight
cli-example-play-deck = play napakalaki --deck my-deck --option buy_winning_level=false
cli-example-match-list = match list
cli-example-match-export = match export 3f2a saved.mazmorra
cli-example-match-import = match import saved.mazmorra
cli-example-deck-new = deck new napakalaki my-deck
cli-example-deck-check = deck check my-deck
cli-example-deck-schema = deck schema napakalaki-treasures
cli-example-simulate-games = simulate hammerspace --games 2000 --seed 7
cli-example-simulate-bots = simulate napakalaki --deck my-deck --seats 4 --bots sharp,cautious

cli-path-config = settings
cli-path-state = saved games
cli-path-data = your own cards (labyrinths in irrgarten/labyrinths, decks in napakalaki/decks and hammerspace/decks)
cli-path-log = log and fault reports
cli-path-matches = the file of all games
cli-path-line = { $what }: { $path }

cli-match-none = There are no saved matches.
cli-match-line = { $id }  { $when }  { $game }  { $state ->
    [over] finished
   *[on] goes on
}  { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}  { $names }  { $called }
cli-match-broken = { $id }  { $when }  damaged, can't be read
cli-match-exported = { $path }: { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.
cli-match-imported = The match is saved as { $id }.
cli-match-imported-anew = You have another match of that id; this one is saved as { $id }.
cli-match-no-place = The saved games can't be read or written: { $path }
cli-say-what = Say what: { $choices }.
cli-match-which-export = export: say which match. "mazmorra match list" shows the ids.
cli-match-which-import = import: say which file.
cli-match-unknown = There is no saved match whose id begins with "{ $found }".
cli-match-several = There are several saved matches whose id begins with "{ $found }".
cli-match-locked = Another Mazmorra ({ $who }) is running and has the saved games. Leave it first; nothing was imported.
cli-wrong = { $what } ("{ $command } --help" tells what there is.)
cli-unknown-argument = I don't know what to do with "{ $found }".
cli-unknown-command = There is no command "{ $found }". There are: { $choices }.
cli-needs-value = { $option } needs a value after it.
cli-takes-no-value = { $option } takes no value.
cli-which-shell = Say which shell: { $choices }.
cli-not-a-choice = { $option }: "{ $found }" is none of these: { $choices }.
cli-close-choice = { $option }: there is no "{ $found }"; did you mean "{ $close }"?
cli-close-option = There is no option "{ $found }"; did you mean "{ $close }"?
cli-option-elsewhere = { $option } belongs after "{ $command }".
cli-close-command = There is no command "{ $found }"; did you mean "{ $close }"?
cli-empty-value = { $option }: the value is empty.
cli-bad-players = { $option }: "{ $found }" is no player. Write a name, or bot:KIND, or bot:KIND:NAME.
cli-bad-bot = { $option }: there is no bot "{ $found }". There are: { $choices }.
cli-player-count = { $option }: { $found ->
    [one] { $found } player
   *[other] { $found } players
}; the game is for { $least } to { $most }.
cli-player-twice = { $option }: two players are called "{ $found }".
cli-missing-file = { $option }: there is no file "{ $found }".
cli-missing-folder = { $option }: there is no folder "{ $found }".
cli-bad-labyrinth = { $option }: "{ $found }" is no id of a labyrinth (small letters, digits and dashes) and no YAML file.
cli-bad-deck = { $option }: "{ $found }" is no id of a deck (small letters, digits and dashes) and no folder (write ./{ $found } for one here).
cli-other-game = { $option } is for { $games }; { $game } has no such thing.
cli-other-preset = --preset: { $game } has no rules called "{ $found }". There are: { $choices }.
cli-option-form = { $option }: "{ $found }" is not of the form name=value.
cli-option-unknown = { $option }: there is no rule "{ $found }".
cli-option-close = { $option }: there is no rule "{ $found }"; did you mean "{ $close }"?
cli-option-flag = { $name }: "{ $found }" is neither yes nor no.
cli-option-number = { $name }: "{ $found }" is no number from { $least } to { $most }.
cli-option-order = { $name }: "{ $found }" does not name { $choices } once each, with commas between.

cli-no-python = Mazmorra needs Python 3.11 or newer; this is Python { $found }.
cli-no-windows = Mazmorra does not run on Windows itself. Install WSL (wsl --install), open a Linux terminal in it and start Mazmorra there.
cli-few-files = Mazmorra may have only { $found } files open at once here and needs { $least }: raise the limit (ulimit -n { $least }), or begin another session.
cli-no-terminal = Mazmorra fills a terminal and found none: its input or output is a file or a pipe. Start it in a terminal window. Or play with --plain: sentences and typed words.
cli-dumb-terminal = This terminal says that it can only print lines (TERM={ $found }). Start Mazmorra in another one, or set TERM to what your terminal is. Or play with --plain: sentences and typed words.
cli-stranger = Another package called "{ $package }" is in the way: { $found } instead of { $expected }. Install Mazmorra in an environment of its own (pipx or uvx).
cli-no-home = It can't be told where your home folder is. Set HOME, or MAZMORRA_HOME to where the games are to be kept.
cli-folder-gone = The folder that this was started in is gone. Go to another one first.
cli-no-output = { $why ->
    [ENOSPC] There is no room left for the output.
    [EDQUOT] There is no room left for the output.
   *[other] The output can't be written ({ $why }).
}
cli-settings-wrong = { $file }, line { $line }: found "{ $found }", expected { $expected }. The default is used instead.
cli-settings-unreadable = { $why } The defaults are used instead of your settings.
cli-settings-name = a setting's name
cli-settings-near = a setting's name, perhaps { $choices }
cli-settings-toml = a line of TOML such as: language = "en"
cli-settings-true-false = true or false
cli-settings-one-of = one of { $choices }
cli-settings-number = a whole number from { $least } to { $most }

# mazmorra deck
cli-command-deck = begin a deck or labyrinth of your own, check one, print schemas for editors
cli-group-deck = the deck
cli-value-which = WHICH
cli-deck-what = what to do: { $choices }
cli-deck-which = for new: a game, and a name or path; for check: names of your own, files or folders, none for all of your own; for schema: its name, none for a list
cli-deck-new = Say a game ({ $games }) and a name of small letters, digits and dashes: mazmorra deck new napakalaki my-deck
cli-deck-name = "{ $found }": a name is of small letters, digits and single dashes, at most 40 of them, like my-deck.
cli-deck-taken = { $path } is there already; nothing was written.
cli-deck-made = It can be played as it is: mazmorra play { $game } --{ $option } { $name }; change what you like, then: mazmorra deck check { $name }
cli-deck-near = There is no file or folder "{ $found }", and nothing of your own is called so; did you mean "{ $close }"?
cli-deck-missing = There is no file or folder "{ $found }", and nothing of your own is called so. { $n ->
    [0] There is nothing of your own yet.
   *[other] Yours: { $names }.
}
cli-deck-none = There is nothing of your own in { $path } yet: mazmorra deck new begins something.
cli-deck-unknown = it can't be told what this is: a deck is a folder with treasures.yaml or cards.yaml, a labyrinth is a file with a grid
cli-deck-twin = its id "{ $id }" is that of { $other } too, and only one of them is found by it; change id
cli-deck-good = { $kind ->
    [labyrinth] a sound labyrinth
    [monsters] sound monsters
    [preset] a sound preset
   *[deck] a sound deck
} of { $game }
cli-deck-odd = warning: { $name }, { $what }
