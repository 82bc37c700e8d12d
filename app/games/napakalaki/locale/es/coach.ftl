# El entrenador en Napakalaki: una línea por cosa, la primera vez.
coach-napakalaki-start = El 1 del dado da un tesoro, el 6 tres, el resto dos.
coach-napakalaki-over-limit = Solo 4 pueden quedar ocultos: equipa o descarta.
coach-napakalaki-hidden = Lo oculto solo cuenta cuando lo equipas.
coach-napakalaki-necklace-drawn = Un collar sube el bonus de otros tesoros.
coach-napakalaki-can-buy = Tu oro da para un nivel antes de robar monstruo.
coach-napakalaki-tie = El empate pierde: hay que superar al monstruo.
coach-napakalaki-beaten = Intenta huir: con un 5 o un 6 no pierdes nada.
coach-napakalaki-won = Superar al monstruo da niveles y tesoros.
coach-napakalaki-escaped = Quien huye no pierde nada, ni lo gana.
coach-napakalaki-suffered = Si puedes elegir, da lo que menos falta te hace.
coach-napakalaki-necklace-on = El collar se gasta en el combate que ayuda a ganar.
coach-napakalaki-equipped = Lo equipado nunca vuelve a tu mano.
coach-napakalaki-necklace-gone = Collar gastado; valen los bonus más bajos.
coach-napakalaki-died = Morir no elimina: nivel 1 y otra tirada inicial.
coach-napakalaki-rival-near = Un rival roza el nivel 10, que gana en el acto.
