accept-title = Accept without trying to escape?
accept-about = You lose this for certain. With a 5 or a 6 you would keep all of it, and no other roll costs more.
accept-yes = Accept the bad consequence
accept-no = Back: the die is still mine
