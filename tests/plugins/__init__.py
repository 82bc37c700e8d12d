"""Games that only tests install, and what is done with them in a process of its own."""
