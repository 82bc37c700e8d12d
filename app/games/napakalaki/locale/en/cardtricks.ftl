# The tricks of Napakalaki's cards (NAP-44), by kind: a sentence for the card, at most 90 characters.
# $n is the amount, $of what the trick is about.

# Monsters.
cardtricks-counts = { $of ->
    [grudges] +{ $n } for each grudge { $you ->
        [1] you hold
       *[0] { $name } holds
    }.
    [levels] +{ $n } for each level { $you ->
        [1] you have
       *[0] { $name } has
    }.
    [hand] +{ $n } for each treasure in { $you ->
        [1] your
       *[0] { $name }'s
    } hand.
   *[corridor] +{ $n } for each monster that waits in the corridor.
}
cardtricks-hates = +{ $n } against anybody with { $of ->
    [one-hand] a one-handed treasure
    [two-hands] a two-handed treasure
    [helmet] a helmet
    [armour] armour
    [footwear] footwear
   *[necklace] a necklace
} equipped.
cardtricks-fears = -{ $n } against anybody with { $of ->
    [one-hand] a one-handed treasure
    [two-hands] a two-handed treasure
    [helmet] a helmet
    [armour] armour
    [footwear] footwear
   *[necklace] a necklace
} equipped.
cardtricks-grows = +{ $n } each time it catches somebody.
cardtricks-brings = It brings { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}, which { $n ->
    [one] is
   *[other] are
} under it from the start.
cardtricks-alone = Nobody can help { $you ->
    [1] you
   *[0] { $name }
} against it.
cardtricks-cheap = Whoever helps takes { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
} at most.
cardtricks-six = { $you ->
    [1] You need
   *[0] { $name } needs
} a 6 to escape from it, counting what treasures add to the roll.
cardtricks-toll = { $you ->
    [1] Pay with treasures worth { NUMBER($n, useGrouping: 1) } gold and it lets you go.
   *[0] { $name } can pay with treasures worth { NUMBER($n, useGrouping: 1) } gold and walk past.
}
cardtricks-follows = Once it has caught somebody, whoever leads must fight it next.
cardtricks-left = What it takes goes to the player on { $you ->
    [1] your left
   *[0] the left of { $name }
}.

# Treasures.
cardtricks-peek = When your turn begins, everyone sees the deck's next monster.
cardtricks-run = You add { $n } to your escape roll.
cardtricks-grab = You add { $n } to your grab roll.
cardtricks-haggle = Helpers get { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
} less from you than they ask, but at least 1.
cardtricks-helper = When you help, your total level is { $n } higher.
cardtricks-spare = No monster takes what you have equipped.
cardtricks-bitter = When a monster catches you, you get { $n ->
    [one] { $n } more grudge
   *[other] { $n } more grudges
}.
cardtricks-shield = { $n ->
    [one] The first grudge on your monster does nothing.
   *[other] The first { $n } grudges on your monster do nothing.
}
cardtricks-throw = Throw it for +{ $n }, alone or with grudges, if that wins the fight.
# $twins are the other twins of the deck, if they are few.
cardtricks-twin = +{ $n } while you { $twins ->
    [many] have another twin equipped
   *[other] also have { $twins } equipped
}.

# In a fight. $cards are treasures that $name wears.
cardtricks-shielded = Thanks to { $cards }, the next { $n ->
    [one] grudge on { $name }'s monster does
   *[other] { $n } grudges on { $name }'s monster do
} nothing.

# The log.
cardtricks-told-brought = { $foe } { $many ->
    [1] are
   *[other] is
} already sitting on { $cards }.
cardtricks-told-shown = { $name } peeks at the deck, and everyone sees the next monster: { $monster }.
cardtricks-told-follows = { $foe } { $many ->
    [1] follow
   *[other] follows
} whoever leads, so { $name } has to fight.
cardtricks-told-throws = { $name } throws { $card } and reaches a total level of { $power }.
cardtricks-told-left = { $to } gets what { $foe } took: { $cards }.
cardtricks-told-pays = { $name } pays { $foe_to } with { $cards } and walks past
cardtricks-told-falls = With fewer grudges left to count, { $foe } { $many ->
    [1] fall
   *[other] falls
} to level { $level }.
