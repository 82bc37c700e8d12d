"""What a seat has seen of Irrgarten."""
