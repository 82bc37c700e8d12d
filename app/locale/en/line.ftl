# The connection to a friend's table is cut.
line-title = { $why ->
    [closed] The table is closed
    [abandoned] The match is over
    [kicked] You are no longer at the table
    [replaced] You play in another window
    [problem] The table and this program don't match
    [proto] The table and this program don't match
    [token] The table doesn't know you
   *[other] Connection lost
}
line-lost = The table doesn't answer. Attempt { $count }; the match continues by itself when it does.
line-refused = The host's program has ended, and the match is saved there. Attempt { $count }; it continues by itself when the host opens it again.
line-restart = The server restarts, and is back in a minute. Attempt { $count }; the match continues by itself.
line-on-its-way = Your last decision hasn't arrived yet. It is sent again, and counts only once.
line-bot = If the others continue, a bot plays for you after a minute. You get your seat back when you return.
line-saved = If the host opens it again, the match continues by itself. If the host sends another invitation, use that one.
line-back = You are connected again.
