# «mazmorra match verify» y el final de una partida con amigos: ¿eran limpios los dados?
verify-played = { $count ->
    [0] En esta partida aún no se ha decidido nada, así que no hay nada que comprobar.
    [one] Jugada de nuevo: una decisión lleva al mismo final. Todas las copias de esta partida muestran las mismas cifras: { $link }.
   *[other] Jugada de nuevo: { $count } decisiones llevan al mismo final. Todas las copias de esta partida muestran las mismas cifras: { $link }.
}
verify-not-over = La partida no ha terminado, así que sus dados siguen sellados.
verify-no-seal = Sus dados no estaban sellados: no fue una partida con amigos en otro sitio.
verify-seal = { $holds ->
    [yes] El número de la mesa encaja con el sello de antes de la partida ({ $seal }).
   *[no] El número de la mesa no encaja con el sello de antes de la partida ({ $seal }).
}
verify-rules = { $holds ->
    [yes] Las reglas y las cartas son las que se sellaron con él.
   *[no] Las reglas o las cartas no son las que se sellaron con él.
}
verify-seed = { $holds ->
    [yes] { $count ->
        [0] Todos los dados y cartas salen solo de ese número: al empezar, ningún amigo tenía asiento.
       *[other] Todos los dados y cartas salen de ese número y de los de { $names }.
    }
   *[no] Los dados y las cartas no salen de los números que se añadieron.
}
verify-limits = Así que nadie eligió los dados. Quien llevaba la mesa sí pudo mirar las manos y los dados durante la partida.
verify-alone = Ningún amigo añadió un número, así que esto no demuestra que nadie eligiera los dados.
verify-forged = No te fíes de esta partida: alguien la ha cambiado.
