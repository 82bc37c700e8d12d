"""What a seat of the Descent knows: its view and log, the floor's steps, and ways over it."""
