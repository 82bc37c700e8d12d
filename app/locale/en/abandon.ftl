# Giving a match up.
abandon-title = Abandon this match?
abandon-about = It will be forgotten: nobody can go on with it. To play on later, save and leave instead.
abandon-no = Keep playing
abandon-yes = Abandon it
