# Abandoning a match.
abandon-title = Abandon this match?
abandon-about = It ends for good, and nobody can continue it. To play later, save and leave instead.
abandon-no = Keep playing
abandon-yes = Abandon
