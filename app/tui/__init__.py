"""The full-screen front end on Textual."""
