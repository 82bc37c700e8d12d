# The dialog that opens a table of a public server.
opentable-title = A new table
opentable-about = You lead the table. Bots play the seats that nobody takes.
opentable-listed = in the list
opentable-private = only with the code
