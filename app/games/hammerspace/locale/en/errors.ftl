# Refusals of the rules of Hammerspace: one sentence for each code.
errors-setup-deck = The deck has { $found } cards, { $attacks } of them attacks: it needs a multiple of 4, at least { $least }, and a quarter of attacks.
errors-setup-characters = The deck has { $found ->
    [one] { $found } character
   *[other] { $found } characters
}, and so many players need { $least }.
