# The daily: a match a day and game, the same for everybody.
daily-row = one match a day, the same for everybody
