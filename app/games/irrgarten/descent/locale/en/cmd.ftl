# Commands of the Descent: the label, and as `.tip` the sentence for the help and the palette.
cmd-home-descent = Play the Descent
    .tip = Sets up a Descent: players, rules and a seed.
cmd-daily-descent = Descent daily
    .tip = Starts today's Descent, continues it, or plays it again as practice.
