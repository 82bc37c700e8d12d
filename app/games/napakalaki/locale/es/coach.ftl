# El entrenador en Napakalaki: una línea por cosa, la primera vez.
coach-napakalaki-start = El 1 del dado da un tesoro, el 6 tres, el resto dos.
coach-napakalaki-over-limit = Solo 4 pueden quedar ocultos: equipa o descarta.
coach-napakalaki-hidden = Lo oculto solo cuenta cuando lo equipas.
coach-napakalaki-necklace-drawn = Un collar sube el bonus de otros tesoros.
coach-napakalaki-can-buy = Tu oro da para un nivel antes de robar monstruo.
coach-napakalaki-tie = El empate pierde: hay que superar al monstruo.
coach-napakalaki-beaten = { $spent ->
    [always] Intenta huir: un 5 o un 6 cuesta, como mucho, el collar.
   *[won] Intenta huir: con un 5 o un 6 no pierdes nada.
}
coach-napakalaki-won = Superar al monstruo da niveles y tesoros.
coach-napakalaki-escaped = { $spent ->
    [always] Has huido: ni premio ni más pérdida que el collar.
   *[won] Has huido: ni premio ni pérdida.
}
coach-napakalaki-suffered = Si puedes elegir, da lo que menos falta te hace.
coach-napakalaki-necklace-on = { $spent ->
    [always] El collar se gasta en tu próximo combate, ganes o no.
   *[won] El collar se gasta cuando ganas un combate con él.
}
coach-napakalaki-equipped = Lo equipado nunca vuelve a tu mano.
coach-napakalaki-necklace-gone = Collar gastado; valen los bonus más bajos.
coach-napakalaki-died = Morir no elimina: nivel 1 y otra tirada inicial.
coach-napakalaki-rival-near = Un rival roza el nivel 10, que gana en el acto.
