# The list of tables of a public server.
tables-title = Tables
tables-title-of = The tables of { $place }
tables-about = Choose a table, or open one of your own with { $key }.
tables-none = Nobody has a table open right now. Open one with { $key }, and send your friends its invitation.
tables-code-missing = The code of the table is missing. Ask for the whole invitation, which looks like "{ $line }".
tables-dialing = Looking for the server { $place }, attempt { $count }...
tables-way-back = You have no key, so note the command that leads back to your seats:
tables-mine = your seat
tables-full = you can watch
tables-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
tables-begun = { $count ->
    [one] playing, 1 seat free
   *[other] playing, { $count } seats free
}
tables-watch = Watch
tables-refused = { $why ->
    [full] The server has no room for another table right now. Try again later.
    [often] You have opened many tables in a short time. Wait a few minutes.
    [game] The server doesn't offer this match, or not for that number of players.
   *[other] The server has opened no table.
}
tables-code-title = The code
tables-code-words = Write the code of a table, or paste its invitation. A code looks like "K7QM-2XRT-9HDB".
tables-no-code = This isn't a code. One looks like "K7QM-2XRT-9HDB".
