# Los trucos de las cartas de Napakalaki (NAP-44), por tipo: una frase para la carta, de 90 caracteres
# como mucho. $n es la cantidad, $of de qué trata el truco.

# Monstruos.
cardtricks-counts = { $of ->
    [grudges] +{ $n } por cada rencor que { $you ->
        [1] guardes
       *[0] guarde { $name }
    }.
    [levels] +{ $n } por cada nivel { $you ->
        [1] que tengas
       *[0] de { $name }
    }.
    [hand] +{ $n } por cada tesoro que { $you ->
        [1] tengas
       *[0] tenga { $name }
    } en la mano.
   *[corridor] +{ $n } por cada monstruo que espera en el pasillo.
}
cardtricks-hates = +{ $n } contra quien { $of ->
    [one-hand] lleve algo de una mano
    [two-hands] lleve algo de dos manos
    [helmet] lleve casco
    [armour] lleve armadura
    [footwear] lleve calzado
   *[necklace] lleve collar
}.
cardtricks-fears = -{ $n } contra quien { $of ->
    [one-hand] lleve algo de una mano
    [two-hands] lleve algo de dos manos
    [helmet] lleve casco
    [armour] lleve armadura
    [footwear] lleve calzado
   *[necklace] lleve collar
}.
cardtricks-grows = +{ $n } cada vez que atrapa a alguien.
cardtricks-brings = Trae { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
} debajo.
cardtricks-alone = Nadie puede { $you ->
    [1] ayudarte
   *[0] ayudar a { $name }
} contra este monstruo.
cardtricks-cheap = Quien ayude se lleva { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
} como mucho.
cardtricks-six = Para huir, { $you ->
    [1] necesitas
   *[0] { $name } necesita
} un 6 contando lo que sumen los tesoros.
cardtricks-toll = { $you ->
    [1] Paga con tesoros que valgan { $n } de oro y te deja ir.
   *[0] { $name } puede pagar con tesoros que valgan { $n } de oro y pasar de largo.
}
cardtricks-follows = Si ya ha atrapado a alguien, quien vaya en cabeza tendrá que combatirlo.
cardtricks-left = Lo que quita se lo queda quien { $you ->
    [1] tengas
   *[0] tenga { $name }
} a la izquierda.

# Tesoros.
cardtricks-peek = Al empezar tu turno, todos ven el próximo monstruo del mazo.
cardtricks-run = El dado de tu huida cuenta { $n } más.
cardtricks-grab = El dado con el que agarras cuenta { $n } más.
cardtricks-haggle = Quien te ayuda se lleva { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
} menos de lo que pide, pero al menos 1.
cardtricks-helper = Cuando ayudas, tu nivel total sube { $n }.
cardtricks-spare = Ningún monstruo te quita lo que llevas equipado.
cardtricks-bitter = Si te atrapa un monstruo, ganas { $n } { $n ->
    [one] rencor
   *[other] rencores
} más.
cardtricks-shield = { $n ->
    [one] El primer rencor contra ti no hace nada.
   *[other] Los primeros { $n } rencores contra ti no hacen nada.
}
cardtricks-throw = Lánzalo para sumar { $n }, con o sin rencores, si así ganas el combate.
# $twins son los otros gemelos del mazo, si son pocos.
cardtricks-twin = +{ $n } mientras lleves { $twins ->
    [many] otro gemelo equipado
   *[other] también { $twins }
}.

# En un combate. $cards son tesoros que lleva $name.
cardtricks-shielded = Gracias a { $cards }, { $n ->
    [one] el próximo rencor
   *[other] los próximos { $n } rencores
} contra { $name } no { $n ->
    [one] hace
   *[other] hacen
} nada.

# El registro.
cardtricks-told-brought = { $foe } { $many ->
    [1] traen
   *[other] trae
} debajo { $cards }.
cardtricks-told-shown = { $name } mira qué viene, y todos lo ven: el próximo monstruo del mazo será { $monster }.
cardtricks-told-follows = { $foe } { $many ->
    [1] van
   *[other] va
} detrás de quien vaya en cabeza: { $name } tiene que combatir.
cardtricks-told-throws = { $name } lanza { $card } y llega a un nivel total de { $power }.
cardtricks-told-left = { $to } se queda con lo que ha quitado { $foe }: { $cards }.
cardtricks-told-pays = { $name } paga { $foe_to } con { $cards } y pasa de largo
cardtricks-told-falls = Con menos rencores que contar, { $foe } { $many ->
    [1] bajan
   *[other] baja
} al nivel { $level }.
