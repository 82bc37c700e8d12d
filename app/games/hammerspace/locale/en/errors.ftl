# Refusals of the rules of Hammerspace: one sentence for each code.
errors-setup-deck = The deck has { $found } cards, { $attacks } of them attacks. It needs a multiple of 4, at least { $least }, a quarter of them attacks.
errors-setup-characters = The deck has { $found ->
    [one] { $found } character
   *[other] { $found } characters
}, and this many players need { $least }.
