"""The port through which bots are asked, in this process or in one of their own."""
