# Las ediciones posteriores del curso de Napakalaki: los sectarios (NAP-21 a NAP-24).

# La carta de un monstruo. $n es el cambio sin su signo.
course-against = { $more ->
    [1] +{ $n }
   *[0] -{ $n }
} contra un sectario.
# $card es la carta de sectario.
course-joins = { $name } saca un 6 y entra en la secta: { $card }, +{ $n } por cada sectario.
course-stays-out = { $name } saca un { $roll } y se queda fuera de la secta.
course-dice = el dado de la secta: { $roll }
course-cultist = secta +{ $n }
course-is-cultist = { $name } pertenece a la secta con la carta { $card } (+{ $bonus } por cada sectario, ahora +{ $n }) y vende por el doble.
course-you-are-cultist = Perteneces a la secta con la carta { $card } (+{ $bonus } por cada sectario, ahora +{ $n }) y vendes por el doble.

napakalaki-sum-cultist = carta de sectario
napakalaki-sum-percent = más por ser sectario
plain-nap-sum-cultist = Tu carta de sectario suma { $n }
plain-nap-sum-percent = Por ser sectario sumas { $n } más
