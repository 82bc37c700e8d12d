# Hammerspace in plain mode. Words of commands are lists parted by commas; the first one is shown
# in the help.
plain-word-hammerspace = hammerspace
plain-word-ham-cards = cards, hand

plain-help-ham-cards = read out your cards and characters in full

# On one's turn: -lives are joined in a row. At another decision: -asks.
plain-ham-turn = Turn { $turn }. { $name }, it's your turn.
plain-ham-again = { $name }, what do you play?
plain-ham-lives-you = You have { $n } life.
plain-ham-lives-first = { $name } has { $n }
plain-ham-lives = { $name } { $n }
plain-ham-next-attack = Your next attack gets { $plus }.
plain-ham-marked = { $kind ->
    [soak] You are soaked, so the next energy attack that hits you takes { $n } more ({ $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left).
    [grease] You are greased, so the next chemical attack that hits you takes { $n } more ({ $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left).
   *[daze] You are dazed, so the next physical attack that hits you takes { $n } more ({ $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left).
}
plain-ham-monster-waits = Until the monster's next roll, { $text }.
plain-ham-crown-you = You have the crown{ $first ->
    [1] , so attacks on you are { $n } stronger
   *[0] {""}
}.
plain-ham-crown = { $name } has the crown{ $first ->
    [1] , so attacks on { $name } are { $n } stronger
   *[0] {""}
}.
plain-ham-asks = { $phase ->
    [hide] { $name }, you have { $life } life. Do you want to turn a card face down?
    [characters] { $name }, which character do you discard? You keep the others all match.
    [defend] { $name }, you have { $life } life. How do you defend?
    [makeshift] { $name }, you have { $life } life, and your defences fall short. Do you add one of another type?
    [keep] { $name }, do you keep the card?
    [lay] { $name }, your new card is still secret. Do you want it face down?
   *[feed] { $name }, you have { $life } life. If you feed the monster a card, its next roll can't hurt you.
}
plain-ham-under-attack = { $name } attacks you with { $power }. Your cards stop { $covered } so far, and your die is added at the end.{ $first ->
    [1] {" "}You use matching cards until they stop all of it.
   *[0] {""}
}
plain-ham-the-monster = the monster
plain-ham-player = { $name } has { $life } life. In order, the cards are { $cards }.
plain-ham-player-hidden = { $name } has { $life } life. All the cards are face down.
plain-ham-player-you = You have { $life } life. In order, your cards are { $cards }.
plain-ham-player-hidden-you = You have { $life } life. All your cards are face down.
plain-ham-player-out-you = You are out.
plain-ham-characters-you = You play as { $list }.
plain-ham-player-out = { $name } is out.
plain-ham-characters = { $name } plays as { $list }.
plain-ham-slot-down = { $card } (face down)
plain-ham-empty = an empty slot
plain-ham-unknown = a face-down card
plain-ham-own-card = Slot { $n }: { $card }
plain-ham-character-of = { $name }'s { $card }. { $text }
plain-ham-character = { $name }. { $text }
plain-ham-card = { $name }. { $face }
plain-ham-no-monster = There is no monster in play.
plain-ham-monster = { $name } has { $life } life, and { $keeper } is its keeper. If you kill it: { $reward }.
plain-ham-row = On { $sums } ({ $chance }), "{ $name }". { $text }
plain-ham-row-unnamed = On { $sums } ({ $chance }): { $text }
plain-ham-rolled = The last roll for the monster was { $sum }.

# What an attack can do: the damage with the dice in brackets, then how often it misses and kills.
plain-ham-aim-odds = { $damage } ({ $dice })
plain-ham-aim-with = with { $card }, { $odds }
plain-ham-aim-hardly = you hardly ever hurt { $name }
plain-ham-aim-none = you can't hurt { $name }
plain-ham-aim-fixed = you deal { $name } { $most } damage
plain-ham-aim-about = you deal { $name } { $least } to { $most } damage, { $about }
plain-ham-aim-between = you deal { $name } { $least } to { $most } damage, about { $mean } to { $worst } depending on the cards that { $name } uses
plain-ham-aim-misses = you miss { $miss } of the time
plain-ham-aim-both = you miss { $miss } of the time and { $whom ->
    [monster] kill it { $chance }
   *[player] knock { $name } out { $chance }
}
plain-ham-aim-defence = { $name } can use { $cards }
plain-ham-sprung = { $card } (sprung)
plain-ham-aim-kills = { $whom ->
    [monster] you kill it { $chance } of the time
   *[player] you knock { $name } out { $chance } of the time
}
plain-ham-aim-surely = { $whom ->
    [monster] you are sure to kill it
   *[player] you are sure to knock { $name } out
}
plain-ham-aim-counts = this counts { $list }
plain-ham-aim-back = it costs you { $n } life
plain-ham-aim-back-about = it costs you { $least } to { $most } life, { $about }
plain-ham-aim-back-hardly = it hardly ever costs you any life
plain-ham-back-out = { $how ->
    [never] { $back }
    [sure] { $back }, your last
   *[perhaps] { $back }, and you are out { $chance } of the time
}
plain-ham-riposte = { $when ->
    [sure] { $who } then attacks you
    [hit] if you hit { $name }, { $who } attacks you back
   *[miss] if you miss { $name }, { $who } attacks you back
} and takes { $cost }
plain-ham-riposte-out = In all, you are out { $chance } of the time
plain-ham-riposte-fixed = { $most } of your life
plain-ham-riposte-about = { $least } to { $most } of your life, { $about }
plain-ham-short-back = { $damage }, and it costs you { $about } life
# The same of many targets.
plain-ham-means = Average damage: { $list }
plain-ham-mean-to = { $n } to { $name }
plain-ham-out = You knock out { $list } of the time
plain-ham-out-one = { $name } { $chance }
plain-ham-mean-tiny = almost 0
plain-ham-mean-back = It costs you { $list }
plain-ham-mean-back-one = { $about } life against { $name }
# The same for one target, named before.
plain-ham-stopped-by = { $damage } because of { $list }
plain-ham-hurt-hardly = you hardly ever do any damage
plain-ham-hurt-none = you can do no damage
plain-ham-hurt-fixed = you deal { $most } damage
plain-ham-hurt-about = you deal { $least } to { $most } damage, { $about }
plain-ham-hurt-between = you deal { $least } to { $most } damage, about { $mean } to { $worst } depending on the cards used in defence
# The same in brief, for the list of cards to play.
plain-ham-short-hardly = { $name }: hardly ever any damage
plain-ham-short-none = { $name }: no damage
plain-ham-short-stopped = { $name }: no damage, since { $cards } can stop it all
plain-ham-short-fixed = { $name }: { $most } damage
plain-ham-short-about = { $name }: { $least } to { $most } damage, { $about }
plain-ham-short-between = { $name }: { $least } to { $most } damage, about { $mean } or, with poor defending, { $worst }
plain-ham-odds-one = { $card } { $count ->
    [one] reaches
   *[other] reach
} only one of them.
plain-ham-one-of = It reaches only one of these.
plain-ham-odds-guess = This is only a guess: a rival's cards are still all face down.
plain-ham-no-attack = You have no face-up attack.
plain-ham-decks = The deck has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.
plain-ham-decks-monsters = { $n ->
    [0] There are no monsters left.
    [one] There is { $n } monster left.
   *[other] There are { $n } monsters left.
}
plain-ham-pile = { $n ->
    [0] There are no discarded cards.
    [one] The only discarded card is { $list }.
   *[other] The discarded cards, newest first, are { $list }.
}
plain-ham-pile-count = { $n ->
    [0] There are no discarded cards.
    [one] There is { $n } discarded card. Type "decks" to hear which.
   *[other] There are { $n } discarded cards. Type "decks" to hear them.
}
plain-ham-end = { $name } has { $n } life left.
plain-ham-end-out = { $name } is out.
plain-ham-ask-may-card = Do you use the effect of { $card }?
plain-ham-ask-may = { $source } Do you want to use it?
plain-ham-ask-option = { $source } Which one do you choose?
plain-ham-ask-player = { $source } Whom do you choose?
plain-ham-ask-card = { $source } Which card do you choose?
plain-ham-ask-own-card = { $source } Which of your own cards do you give?
plain-ham-ask-keep = Do you want to keep { $source }?
plain-ham-aim = Who do you attack with { $card }?
plain-ham-aim-several = Who do you attack with { $card }? You can name up to { $n } at once: "1 2" means the first two.
plain-ham-aim-more = Who else do you attack with { $card }?
plain-ham-may-turn-down = To turn a card face down first, type "down" and its slot, for example "down { $n }".
plain-ham-may-hide = The last player with life left wins. A face-down card is secret, but no use until you turn it up. It only helps if the card has a Spring, which counts when you turn the card up.
plain-ham-first-turn = An attack adds up its points and a die with six faces. So does the defence, with the points of cards against that type. The difference is the damage.
plain-ham-may-read = Type "cards" to read your cards in full.
plain-ham-word-done = done
plain-ham-word-keep = keep
plain-ham-word-discard = discard
plain-ham-word-yes = yes
plain-ham-word-no = no
plain-ham-word-option = option
plain-ham-word-up = up
plain-ham-word-down = down
plain-ham-word-play = play
plain-ham-word-defend = defend
plain-ham-word-drop = discard
plain-ham-word-target = target
plain-ham-word-pick = pick
plain-ham-word-card = card
plain-ham-do-done = Done: attack nobody else.
plain-ham-do-done-hiding = Leave all your cards face up.
plain-ham-do-done-flipping = Turn no more cards, and play.
plain-ham-do-done-laying = Leave the new card face up.
plain-ham-do-done-makeshift = Add no other defence.
plain-ham-do-done-feeding = Feed the monster nothing.
plain-ham-do-done-lost = Turn no more cards. An effect makes you lose this turn.
plain-ham-do-done-redraw = Turn no more cards. You can't play any, so you change all four and lose the turn.
plain-ham-do-keep = Keep it in its slot.
plain-ham-do-discard = Discard it.
plain-ham-do-yes = Yes.
plain-ham-do-yes-what = Yes. { $what }
plain-ham-do-no = No.
plain-ham-do-up = Turn { $card } face up: { $figures }.
plain-ham-do-down = Turn { $card } face down: { $figures }.
plain-ham-do-play = Play { $card }: { $figures }.
# An ability: $deed is a sentence.
plain-ham-do-up-deed = Turn { $card } face up. { $deed }
plain-ham-do-down-deed = Turn { $card } face down. { $deed }
plain-ham-do-play-deed = Play { $card }. { $deed }
plain-ham-do-defend = Defend with { $card }.
plain-ham-do-drop = Discard { $name }. { $text }
plain-ham-do-target = Attack { $name } ({ $life } life).
plain-ham-do-pick = { $name } ({ $life } life{ $down ->
    [-1] {""}
    [0] , no face-down cards
    [one] , { $down } face-down card
   *[other] , { $down } face-down cards
}).
plain-ham-do-feed = Feed it { $card }: { $figures }.
plain-ham-do-card-own = Your { $card }: { $figures }.
plain-ham-do-card = { $name }'s { $card }: { $figures }.
plain-ham-do-card-down = { $name }'s face-down card in slot { $n }.
plain-ham-and-more = { $what }, and more
# What the table writes as figures, read aloud.
plain-ham-aloud-power = { $n ->
    [one] { $n } point and a die
   *[other] { $n } points and a die
}
plain-ham-aloud-points = { $n } against { $type }
plain-ham-aloud-points-except = { $n } against { $type } ({ $list })
plain-ham-aloud-attack-you = you attack { $whom } with { $type }, { $points } points and a die
plain-ham-aloud-attack-one = { $who } attacks { $whom } with { $type }, { $points } points and a die
plain-ham-aloud-attack-each-you = you attack { $whom } with { $type }, { $points } points { $each } and a die
plain-ham-aloud-attack-each-one = { $who } attacks { $whom } with { $type }, { $points } points { $each } and a die
plain-ham-aloud-die = a die
plain-ham-aloud-sum = { $total } with a { $die }
plain-ham-aloud-sum-against = { $total } with a { $die }
plain-ham-aloud-lone-die = a { $n }
plain-ham-aloud-past = { $dice }, despite { $cards }
plain-ham-aloud-attack-this = this attack gets { $plus }
plain-ham-aloud-defence-this = this defence gets { $plus }
plain-ham-aloud-attacks-you = { $uses ->
    [0] your { $attacks } get { $plus }
    [one] your next attack gets { $plus }
   *[other] your next { $uses } attacks get { $plus }
}
plain-ham-aloud-typed = { $type }, { $power }
plain-ham-aloud-starts = { $name } goes first (with two dice: { $rolls }).
plain-ham-aloud-sum-crown = { $total } with a { $die } and { $crown } from the crown
plain-ham-aloud-crowned = { $power } plus { $n } from the crown
plain-ham-aloud-note-needed = { $least ->
    [6] rolled { $die }, needed 6
   *[other] rolled { $die }, needed { $least } or more
}
plain-ham-aloud-needed = { $least ->
    [6] { $die }, needed 6
   *[other] { $die }, needed { $least } or more
}
plain-ham-points = It stops { $n } of the attack.
plain-ham-adds = It adds { $n } and is discarded.
plain-ham-lose-none = You lose nothing.
plain-ham-lose-fixed = You lose { $most } life.
plain-ham-lose-about = You lose { $least } to { $most } life, { $about }.
plain-ham-lose-out = You are out { $chance } of the time.
plain-ham-lose-all = You are sure to be out.
# If a monster isn't fed.
plain-ham-bite = If not, the roll costs you { $about } life.
plain-ham-bite-out = If not, the roll costs you { $about } life and knocks you out { $chance } of the time.
plain-ham-bite-hardly = If not, the roll will hardly cost you any life.
# A hint without figures of life: what the choice means.
plain-ham-aloud-hint-feeds = { $little ->
    [1] feeds the monster { $card }, which isn't needed
   *[0] feeds the monster { $card }, since its next roll may cost about { $worth } life
}
plain-ham-aloud-hint-hits = { $little ->
    [1] attacks with { $card }, for want of anything better
   *[0] attacks with { $card }, the attack that gains most
}
plain-ham-aloud-hint-whom = { $little ->
    [1] attacks { $parties } with { $card }, for want of anything better
   *[0] attacks { $parties } with { $card }, the attack that gains most
}
plain-ham-aloud-hint-serves = plays { $card }, the card that gains most
plain-ham-aloud-hint-target = { $little ->
    [1] attacks { $party }, for want of anything better
   *[0] attacks { $party }, the best target
}
plain-ham-aloud-hint-turns = turns { $card } for its effect
plain-ham-aloud-hint-yes = says yes, since using the effect gains more than it costs
plain-ham-aloud-hint-no = says no, since using the effect costs more than it gains
plain-ham-aloud-hint-option = chooses this: { $option }
plain-ham-aloud-hint-player = picks { $party }, the best player for it
# Words that have no use at present: when they work.
plain-ham-not-now-turn = You turn cards over at the start of your turn, before you play one.
plain-ham-not-now-play = You play a card on your turn. Turn it up first if it is face down.
plain-ham-not-now-defend = You defend yourself when you are attacked, if you have a choice of cards.
plain-ham-not-now-keep = You keep or discard a card when the match asks you.
plain-ham-not-now-target = You choose who to attack after you have played the card.
plain-ham-not-now-answer = There is no question with that answer now. Type a number of the list.
