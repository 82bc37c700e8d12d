"""What is asked over the table of Hammerspace."""
