# The line to a friend's table is cut.
line-title = Connection lost
line-lost = The table doesn't answer. Attempt { $count }; the match continues by itself when it does.
line-on-its-way = Your last decision hasn't arrived yet. It is sent again, and counts only once.
line-bot = After a minute a bot plays for you. You get your seat back when you return.
line-back = You are connected again.
