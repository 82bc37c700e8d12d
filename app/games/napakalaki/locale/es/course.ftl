# Las ediciones posteriores del curso de Napakalaki: los sectarios (NAP-21 a NAP-24).

# La carta de un monstruo. $n es el cambio sin su signo.
course-against = { $more ->
    [1] +{ $n }
   *[0] -{ $n }
} contra un sectario.
# $card es la carta de sectario.
course-joins = { $name } saca un 6 y entra en la secta ({ $card }, +{ $n } por cada sectario).
course-stays-out = { $name } saca un { $roll } y se queda fuera de la secta.
course-dice = con un { $roll } se queda fuera de la secta
course-cultist = secta +{ $n }
course-is-cultist = { $name } pertenece a la secta con la carta { $card } (+{ $bonus } por cada sectario, ahora +{ $n }) y vende por el doble.
course-you-are-cultist = Perteneces a la secta con la carta { $card } (+{ $bonus } por cada sectario, ahora +{ $n }) y vendes por el doble.

# Los archienemigos (NAP-30 a NAP-33).
course-steals = { $name } le roba a { $victim } un tesoro oculto.
course-steals-card = { $name } le roba a { $victim } { $card }.
course-which = Es { $card }.
course-revenge = { $name } saca un { $roll }: { $enemy } se une al monstruo y suma { $level }.
course-no-revenge = { $name } saca un { $roll } y { $enemy } no se mete por medio.
course-discards-all = { $name } descarta { $n ->
    [one] su único tesoro
   *[other] sus { $n } tesoros
} y empezará su próximo turno con una tirada.
course-enemy = archienemigo: { $enemy }
course-enemy-told = El archienemigo de { $name } es { $enemy }.
course-your-enemy = Tu archienemigo es { $enemy }.
course-thief = { $name } ya ha robado.
course-you-stole = Ya has robado.

course-enemy-short = contra { $enemy }
course-result-lost = { $foe } { $many ->
    [1] pudieron
   *[other] pudo
} más.
course-gallery = Secta
