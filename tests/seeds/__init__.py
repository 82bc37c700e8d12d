"""Games that every machine must play alike: see `make`."""
