# A late friend at a table may play in place of a bot.
takeover-title = Play in place of { $name }?
takeover-about = The match has begun. A bot plays for { $name }, and you can take that seat.
takeover-yes = Play
takeover-no = Only watch
