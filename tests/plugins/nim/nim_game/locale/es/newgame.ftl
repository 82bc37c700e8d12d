newgame-nim-kind-wise = bot: sabio
    .tip = Un bot que sabe cómo se gana al Nim.
newgame-nim-option-heaps = Montones
    .tip = Cuántos montones de cerillas hay.
