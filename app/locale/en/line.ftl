# The line to a friend's table is cut.
line-title = The line is cut
line-lost = The table can't be reached. Attempt { $count }; this closes when the line is back.
line-on-its-way = Your last decision isn't at the table yet. It is sent again, and counts once.
line-bot = After a minute a bot plays for you. You get your seat back when you return.
line-back = The line is back.
