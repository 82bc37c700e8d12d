# El entrenador en Napakalaki: una línea por cosa, la primera vez.
coach-napakalaki-start = Vence monstruos y sube: el nivel { $level } gana.
coach-napakalaki-over-limit = Puedes tener 4 ocultos: equipa o descarta.
coach-napakalaki-hidden = Lo oculto no cuenta hasta que lo equipas.
coach-napakalaki-necklace-drawn = Un collar sube el bonus de otros tesoros.
coach-napakalaki-can-buy = Tu oro da para un nivel, pero solo antes de robar.
coach-napakalaki-flag = La bandera marca a quien puede ganar en su turno.
coach-napakalaki-tie = Con empate pierdes: tienes que superar al monstruo.
coach-napakalaki-beaten = { $spent ->
    [always] Intenta huir: con 5 o 6 solo peligra el collar.
   *[won] Intenta huir: con un 5 o un 6 no pierdes nada.
}
coach-napakalaki-won = Supera el nivel del monstruo: niveles y tesoros.
coach-napakalaki-escaped = { $spent ->
    [always] Has huido: sin buen rollo y quizá sin collar.
   *[won] Has huido: ni buen rollo ni mal rollo.
}
coach-napakalaki-suffered = Si puedes elegir, pierde lo que menos te sirva.
coach-napakalaki-necklace-on = { $spent ->
    [always] Tu próximo combate gasta el collar, ganes o no.
   *[won] El próximo combate que ganes gasta el collar.
}
coach-napakalaki-equipped = Lo equipado nunca vuelve a tu mano.
coach-napakalaki-necklace-gone = Se acabó el collar; valen los bonus más bajos.
coach-napakalaki-died = No quedas fuera: empiezas otra vez en el nivel 1.
coach-napakalaki-rival-near = Un rival roza el nivel { $level }, y el { $level } gana en el acto.
coach-napakalaki-help = Un rival puede sumarte su nivel, a cambio de algo.
coach-napakalaki-take-it = ¿Poco que perder? Aguanta: da más rencores.
coach-napakalaki-could-stop = Tus rencores pueden frenar aquí a tu rival.
coach-napakalaki-asked = Pon tu precio; suele ganar el más barato.
coach-napakalaki-envy = Empiezas el turno por detrás: recibes un rencor.
coach-napakalaki-grudge = Un rencor suma { $worth }: a ti o al monstruo de un rival.
coach-napakalaki-spited = Los rencores son públicos: sabes quién fue.
coach-napakalaki-under = Vence a un monstruo y te llevas lo que hay debajo.
coach-napakalaki-corridor = Lo que nadie vence espera en el pasillo.
coach-napakalaki-door = Elige puerta: el mazo o un monstruo que espera.
coach-napakalaki-empty = Sin tesoros, tiras el dado y robas algunos.
coach-napakalaki-last-door = En el último combate, un rival elige la puerta.
