"""The match on the screen: the parts that the screens of all games share."""
