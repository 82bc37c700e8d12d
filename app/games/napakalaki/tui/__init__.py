"""What the screen of Napakalaki is made of."""
