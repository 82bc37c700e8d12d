"""What only the screen of Hammerspace is made of."""
