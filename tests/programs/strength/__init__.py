"""How strong the bots are: many seeded games, with intervals. `make strength` prints it."""
