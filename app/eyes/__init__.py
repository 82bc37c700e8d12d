"""What a seat has seen of a match, folded from its feed: for every front end, without a screen."""
