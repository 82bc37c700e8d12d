home-nim-about = heaps of matches, and the last one wins
