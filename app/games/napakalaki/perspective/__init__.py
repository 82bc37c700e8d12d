"""What a seat has seen of Napakalaki."""
