"""What a seat has seen of Hammerspace."""
