# A table with friends on other machines: the lobby.
lobby-open = A table with friends
lobby-title = A table of { $game }
lobby-link = Send your friends this link. It opens in a browser, in the same network:
lobby-invite = With Mazmorra installed, they type this in their shell:
lobby-dice = Sealed dice: { $seal }. Everybody adds a number, and nobody can choose them.
lobby-came = { $count ->
    [0] Nobody has come yet.
    [one] One person has come.
   *[other] { $count } people have come.
}
lobby-wait-begin = Sit down. The host begins the match when everyone is ready.
lobby-dialing = Looking for the table { $place }, attempt { $count }...
lobby-free = free, or { $bot }
lobby-away = away
lobby-ready = ready
lobby-waits = not ready yet
lobby-here = here
lobby-be-ready = Ready or not
lobby-sit-down = Sit down
lobby-taken = This seat has its player. Choose another one.
lobby-not-ready = Somebody isn't ready, or is away.
lobby-name = The player's name
lobby-name-about = At most 16 letters. No account, no password.
lobby-no-dice = Somebody's program did not answer in time. Begin again.
lobby-no-name = Write another name: this one is empty or reserved.
lobby-no-taken = Another player has this seat, or a name that looks the same.

# A guest in a browser who has left the table.
lobby-outside = You have left the table. As long as it is open, you can go back with Enter. To end, close this page.
