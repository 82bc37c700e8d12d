accept-title = Accept without trying to escape?
accept-about = What the monster takes is lost for certain. A roll of 5 or 6 would cost nothing, and any other no more than this.
accept-yes = Accept the bad consequence
accept-no = Back: the die is still mine
