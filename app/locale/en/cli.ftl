# The command line: help, answers, refusals. Options and values stay as they are typed.

cli-about = Dungeon board games in your terminal. Without a command, Mazmorra opens its home screen.
cli-usage = usage:{" "}
cli-group-commands = commands
cli-group-game = match
cli-group-bots = bots, for --players: { $bots }
cli-group-presets = rule sets, for --preset:
cli-group-labyrinth = labyrinths, for --labyrinth:
cli-group-deck-ids = decks, for --deck:
cli-group-rules = rules, for --option NAME=VALUE:
cli-group-shell = shell
cli-group-screen = screen
cli-group-general = general
cli-command-play = start a match
cli-command-league = play bots against each other and rate them
cli-command-simulate = let bots play thousands of games and report the results
cli-command-match = list your saved matches, export one to a file, import one, or check its dice
cli-command-doctor = check what this terminal can draw, and propose settings for it
cli-command-paths = show where your settings, matches and logs are
cli-command-completion = print a script that completes commands with Tab in your shell; its first lines say where to put it
cli-help = show this help
cli-version = show the version
cli-game = which game: { $choices }
cli-game-or-first = which game: { $choices } (default: { $first })
cli-seed = the random seed: any text. The same seed, rules and decisions give the same match
cli-players = the players, with commas between: a name for a person, bot:KIND or bot:KIND:NAME for a bot ("Ana,bot:random:Ben")
cli-labyrinth = ({ $games }) a labyrinth, by its id or its YAML file (./my-maze.yaml)
cli-deck = ({ $games }) a deck, by its id or its folder (./my-deck)
cli-preset = the rule set, by its id; "mazmorra play GAME --help" shows the names
cli-host-preset = the rule set, by its id; without one, the best for a first match with friends
cli-fog = ({ $games }) how much of the labyrinth each player sees
cli-option = change a rule; can be repeated ("mazmorra play GAME --help" lists the rules)
cli-language = the language of the program
cli-theme = the colours
cli-ascii = draw with ASCII symbols only
cli-speed = how fast fights and bots are shown
cli-no-mouse = leave the mouse to the terminal, so that you can copy text
cli-plain = use sentences and typed words instead of the full screen, for screen readers, pipes and scripts
cli-shell = which shell: { $choices }
cli-group-match = match
cli-match-what = what to do: { $choices }
cli-match-id = the match's id from the list, or its beginning; with "import", the file; with "verify", either
cli-match-file = the new file to write. It contains the seed, which gives away everything hidden in a match in progress
cli-group-doctor = terminal
cli-doctor-json = print the report as JSON
cli-doctor-apply = use the proposed settings without asking
cli-doctor-keys = show what arrives when you press a key
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
cli-more = "mazmorra COMMAND --help" explains a command. "mazmorra play GAME --help" lists the rules of a game.
cli-examples = examples:
cli-example-play-seats = play napakalaki --players "Ana,bot:sharp:Ben,bot:cautious"
cli-example-play-board = play irrgarten --labyrinth snail --fog sight
cli-example-play-deck = play napakalaki --deck my-deck --option last_level=fight
cli-example-match-list = match list
cli-example-match-export = match export 3f2a saved.mazmorra
cli-example-match-import = match import saved.mazmorra
cli-example-match-verify = match verify 3f2a
cli-example-deck-new = deck new napakalaki my-deck
cli-example-deck-check = deck check my-deck
cli-example-deck-try = deck try my-deck --set rubber-sabre.bonus=3
cli-example-deck-curve = deck try my-deck --set keyboard-cat.level=4,6,8,10
cli-example-deck-schema = deck schema napakalaki-treasures
cli-example-simulate-games = simulate hammerspace --games 2000 --seed 7
cli-example-simulate-bots = simulate napakalaki --deck my-deck --seats 4 --bots sharp,cautious

cli-path-config = settings
cli-path-state = saved matches
cli-path-data = your own cards (labyrinths in irrgarten/labyrinths, decks in napakalaki/decks and hammerspace/decks)
cli-path-log = log and bug reports
cli-path-matches = file with all matches
cli-path-line = { $what }: { $path }

cli-match-none = You have no saved matches.
cli-match-state = { $state ->
    [over] finished
   *[on] in progress
}
cli-match-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
cli-match-broken = damaged, can't be read
cli-match-exported = Exported { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} to { $path }.
cli-match-imported = The match is now saved as { $id }.
cli-match-imported-anew = You have another match with that id, so this one is saved as { $id }.
cli-match-no-place = Your matches can't be read or written. Check { $path }.
cli-say-what = Choose what to do: { $choices }.
cli-match-which-export = Choose the match to export; "mazmorra match list" shows the ids.
cli-match-which-import = Name the file to import.
cli-match-which-verify = Name the match to verify; "mazmorra match list" shows the ids. A file works, too.
cli-match-unknown = No saved match has an id that begins with "{ $found }". "mazmorra match list" shows the ids.
cli-match-several = Several saved matches have an id that begins with "{ $found }". Write more of the id.
cli-match-locked = Your matches are open in another Mazmorra ({ $who }). Close it first; nothing was imported.
cli-wrong = { $what } See "{ $command } --help".
cli-unknown-argument = I don't know what to do with "{ $found }".
cli-unknown-command = There is no command "{ $found }". The commands are: { $choices }.
cli-needs-value = { $option } needs a value after it.
cli-takes-no-value = { $option } takes no value.
cli-which-shell = Choose your shell: { $choices }.
cli-not-a-choice = { $option }: "{ $found }" isn't one of the choices. Choose one of { $choices }.
cli-unknown-game = There is no game called "{ $found }". The games are { $choices }.
cli-close-choice = { $option }: "{ $found }" isn't one of the choices. Did you mean "{ $close }"?
cli-close-option = There is no option "{ $found }". Did you mean "{ $close }"?
cli-option-elsewhere = { $option } belongs after "{ $command }".
cli-close-command = There is no command "{ $found }". Did you mean "{ $close }"?
cli-empty-value = { $option }: the value is empty.
cli-bad-players = { $option }: "{ $found }" isn't a player. Write a name, bot:KIND or bot:KIND:NAME.
cli-bad-bot = { $option }: there is no bot "{ $found }". Choose one of { $choices }.
cli-player-count = { $option }: you named { $found ->
    [one] { $found } player
   *[other] { $found } players
}, and the game needs { $least } to { $most }.
cli-player-pronoun = { $option }: "{ $found }" can't be a name, since it means whoever reads it. Choose another one.
cli-player-twice = { $option }: two players are called "{ $found }". Rename one of them.
cli-missing-file = { $option }: the file "{ $found }" doesn't exist.
cli-missing-folder = { $option }: the folder "{ $found }" doesn't exist.
cli-bad-labyrinth = { $option }: "{ $found }" isn't a labyrinth. Write an id (lower-case letters, digits and dashes) or a YAML file.
cli-bad-deck = { $option }: "{ $found }" isn't a deck. Write an id (lower-case letters, digits and dashes), or ./{ $found } for a folder.
cli-unknown-labyrinth = { $option }: there is no labyrinth "{ $found }". Choose one of { $choices }.
cli-unknown-deck = { $option }: there is no deck "{ $found }". Choose one of { $choices }.
cli-other-game = { $option } is for { $games }. It does nothing in { $game }.
cli-other-preset = --preset: { $game } has no rule set "{ $found }"{ $owner ->
    [none] .
   *[other] ; { $owner } does.
} { $n ->
    [one] Its only rule set is "{ $choices }".
   *[other] Choose one of { $choices }.
}
cli-option-form = { $option }: found "{ $found }". Write "NAME=VALUE".
cli-option-unknown = { $option }: there is no rule "{ $found }".
cli-option-close = { $option }: there is no rule "{ $found }". Did you mean "{ $close }"?
cli-option-flag = { $name }: found "{ $found }". Write "true" or "false".
cli-option-number = { $name }: found "{ $found }". Write a number from { $least } to { $most }.
cli-option-order = { $name }: found "{ $found }". Write each of { $choices } once, with commas between.

cli-no-python = Mazmorra needs Python 3.11 or newer, and this is Python { $found }.
cli-no-windows = Mazmorra doesn't run on Windows itself. Install WSL ("wsl --install"), open a Linux terminal in it and start Mazmorra there.
cli-few-files = Mazmorra can open only { $found } files at once here and needs { $least }. Raise the limit with "ulimit -n { $least }", or open another session.
cli-no-terminal = The full screen needs a terminal, but the input or output is a file or a pipe. Start Mazmorra in a terminal window, or play with "mazmorra --plain".
cli-no-terminal-online = A match with friends needs the full screen and so a terminal, but the input or output is a file or a pipe. Start Mazmorra in a terminal window.
cli-dumb-terminal-online = A match with friends needs the full screen, but this terminal can only print lines (TERM={ $found }). Use another terminal.
cli-dumb-terminal = The full screen needs more than this terminal offers: it can only print lines (TERM={ $found }). Use another terminal, or play with "mazmorra --plain".
cli-stranger = Another package called "{ $package }" is in the way: Python found { $found } instead of { $expected }. Install Mazmorra in its own environment, with pipx or uvx.
cli-no-home = Mazmorra can't find your home folder. Set HOME, or set MAZMORRA_HOME to the folder for your matches.
cli-folder-gone = The current folder no longer exists. Go to another folder and try again.
cli-no-output = { $why ->
    [ENOSPC] The disk is full, so the output can't be written. Free some space and try again.
    [EDQUOT] The disk is full, so the output can't be written. Free some space and try again.
   *[other] The output can't be written ({ $why }).
}
cli-settings-wrong = { $file }, line { $line }: found "{ $found }", expected { $expected }. The default is used.
cli-settings-unreadable = { $why } Your settings are ignored, and the defaults are used.
cli-settings-name = the name of a setting
cli-settings-near = the name of a setting, perhaps { $choices }
cli-settings-toml = a line of TOML such as language = "en"
cli-settings-true-false = true or false
cli-settings-one-of = one of { $choices }
cli-settings-number = a whole number from { $least } to { $most }

# mazmorra deck
cli-command-deck = start a deck or labyrinth of your own, check it, try a change of it, or print a schema for your editor
cli-group-deck = deck
cli-group-try = try
cli-value-which = WHICH
cli-deck-what = what to do: { $choices }
cli-deck-which = with "new", a game and a name or path; with "check", names, files or folders (default: all your own); with "try", a deck, or a file of monsters or gear; with "schema", a schema's name (default: list them)
cli-deck-new = Name a game ({ $games }) and your deck or labyrinth, for example "mazmorra deck new napakalaki my-deck".
cli-deck-name = "{ $found }" isn't a valid name. Use lower-case letters, digits and single dashes, at most 40 characters, for example my-deck.
cli-deck-outside = "{ $found }" leads out of its folder. Write a name such as my-deck, or a path without "..".
cli-deck-taken = { $path } already exists. Nothing was written; choose another name.
cli-deck-made = Play it with "mazmorra play { $game } --{ $option } { $name }". Change the files as you like, then check them with "mazmorra deck check { $name }".
cli-deck-near = You have nothing called "{ $found }", and no such file or folder exists. Did you mean "{ $close }"?
cli-deck-missing = You have nothing called "{ $found }", and no such file or folder exists. { $n ->
    [0] "mazmorra deck new" starts a deck or labyrinth of your own.
   *[other] Yours are: { $names }.
}
cli-deck-absent = { $path } doesn't exist. Check the spelling.
cli-deck-none = You have no decks or labyrinths in { $path } yet. "mazmorra deck new" starts one.
cli-deck-unknown = this isn't a deck or a labyrinth. A deck is a folder with treasures.yaml or cards.yaml; a labyrinth is a file with a grid.
cli-deck-twin = { $other } has the same id, "{ $id }", and only one of the two can be played. Change one id.
cli-deck-good = { $kind ->
    [labyrinth] labyrinth for { $game }, no errors
    [monsters] monsters for { $game }, no errors
    [gear] names of gear for { $game }, no errors
    [preset] rule set for { $game }, no errors
   *[deck] deck for { $game }, no errors
}
cli-deck-odd = warning: { $name }, { $what }
cli-command-host = open a table for friends on other machines in your network
cli-command-join = join a friend's table, or the tables of a server
cli-group-table = table
cli-name = your name at the table
cli-address = the address of this machine that the table uses (default: all of them)
cli-port = the port of the table (default: { $default })
cli-port-taken = Port { $port } is taken, perhaps by another table on this machine. Choose another one with --port, or leave --port out to take the next free one.
cli-no-door = No table can be opened at port { $port } ({ $why }). Choose others with --port and --address.
cli-invitation = the invitation that your friend sent you ("http://192.168.1.23:7373/#K7QM-2XRT-9HDB"), or the address of a server of tables ("play.example.org")
cli-value-name = NAME
cli-value-address = ADDRESS
cli-value-port = PORT
cli-value-invitation = INVITATION
cli-which-invitation = Write the invitation that your friend sent you.
cli-bad-invitation = "{ $found }" isn't an invitation. One looks like http://192.168.1.23:7373/#K7QM-2XRT-9HDB.
cli-no-plain = A table with friends needs the full screen. Leave out --plain.

# mazmorra serve
cli-command-serve = run a server with many tables, for a club, a course or the world
cli-group-serve = server
cli-serve-folder = the folder of matches and tables (default: "server" in the folder of saved matches)
cli-serve-database = the PostgreSQL database of matches and tables, in place of the folder
cli-serve-peer-address = the address and port by which other servers on the same database reach this one
cli-serve-address = the address of this machine that the server uses (default: 127.0.0.1)
cli-serve-port = the port for Mazmorra itself (default: 7373)
cli-serve-page-port = the port of the page for browsers (default: 7374)
cli-serve-health-port = the port for /health and /metrics, on this machine only (default: 7375)
cli-serve-url = the address that players use if a proxy with TLS is in front, like https://play.example.org
cli-serve-proxied = take the addresses of players from X-Forwarded-For, which the proxy on this machine sets
cli-serve-pages = the number of processes for browsers, 40 players each (default: 1)
cli-serve-ssh = a port for ssh: whoever connects to it plays, without an account (default: none)
cli-serve-ssh-address = the address of this machine for SSH, like 0.0.0.0 (default: that of --address)
cli-serve-ssh-processes = the number of processes for SSH, 40 players each (default: 1)
cli-serve-most-tables = the most tables at a time (default: 300)
cli-serve-most-lines = the most connections at a time (default: 2000)
cli-serve-most-per-address = the most connections from one address (default: 20)
cli-serve-most-messages = the most messages a second from one connection, six times as many at once (default: 10)
cli-serve-most-guesses = the most wrong codes from one address in a minute, 20 times as many from all (default: 5)
cli-value-url = URL
cli-value-database = URL
cli-value-peer = ADDRESS:PORT
cli-no-server-port = A port can't be opened ({ $why }). Choose others with --port, --page-port, --health-port and --ssh.
cli-no-ssh = The extra "ssh" isn't installed. Install it with "pip install asyncssh".
cli-no-host-key = The host key { $path } can't be read or written ({ $why }).
cli-no-server-folder = The matches of the server can't be opened ({ $why }).
cli-no-server-database = The database can't be opened ({ $why }).
cli-server-folder-busy = Another program has the matches of the server open ({ $who }). End it first.
cli-server-database-busy = A server runs on this database. Stop it first.
cli-server-newer = A newer version of Mazmorra wrote the matches of the server. Install it to use them.
cli-no-asyncpg = PostgreSQL needs the extra "server". Install it with "pip install asyncpg".
cli-bad-database = This isn't the address of a database. One looks like postgresql://mazmorra@localhost/mazmorra.
cli-bad-peer = "{ $found }" isn't an address with a port. One looks like 10.0.0.2:7373.

# mazmorra copy
cli-command-copy = copy the matches and tables of a server from its folder to PostgreSQL, or back
cli-group-copy = copy
cli-copy-source = the folder of a server, or the address of its database (postgresql://…)
cli-copy-target = where the copy goes: the other of the two
cli-value-source = FROM
cli-value-target = TO
cli-copy-which = Name what to copy, and where to: a folder and a database.
cli-copy-no-folder = There is no server in the folder { $folder }.
cli-copy-other = another match has its place
cli-copy-broken = The copy was interrupted ({ $why }). Begin it again: a match that is there already stays.
cli-copy-failed = Not copied: match { $match } ({ $why }).
cli-copy-done = Matches copied: { $matches }. Already there: { $same }. Not copied: { $failed }. Tables copied: { $tables }.

cli-bad-url = "{ $found }" isn't the address of a server. One looks like https://play.example.org.
