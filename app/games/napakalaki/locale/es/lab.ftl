# Napakalaki en el laboratorio.
lab-section-wins = Cómo se ganan las partidas
lab-section-levels = Niveles y cartas, en todas las partidas
lab-section-treasures = Tesoros, por los asientos que los equiparon

lab-kind-way = cómo
lab-kind-treasure = tesoro

lab-column-beaten = cae
lab-column-lost = gana

lab-end-level-reached = alguien llegó al último nivel
lab-way-fought = en un combate
lab-way-bought = comprando niveles
lab-event-sales = ventas
lab-event-bought = niveles comprados
lab-event-gold = oro pagado
lab-event-won = niveles ganados
lab-event-lost = niveles perdidos
lab-event-necklaces = collares gastados

lab-target-monsters-beaten = cada monstruo pierde al menos el { $low } de sus combates
lab-target-monsters-win = cada monstruo gana al menos el { $low } de sus combates

lab-section-dealings = Lo que se hacen los jugadores, en todas las partidas
lab-section-deals = Ayuda por partida
lab-section-answers = Respuestas a quien pide ayuda
lab-section-ways = Combates que nadie gana
lab-section-last = Partidas
lab-kind-answer = respuesta
lab-kind-way-out = cómo acaban
lab-kind-matches = de
lab-column-stopped = victoria frenada con rencores
lab-column-bought = ganadas comprando
lab-answer-named = un precio
lab-answer-refused = no
lab-way-out-run = correr
lab-way-out-grab = agarrar
lab-way-out-take = aguantar
lab-matches-all = todas las partidas
lab-event-asked = peticiones de ayuda
lab-event-struck = ofertas aceptadas
lab-event-declined = veces que se rechazó todo
lab-event-doors = puertas elegidas por su jugador
lab-event-rivals-doors = puertas elegidas por rivales
lab-event-grudges = rencores ganados
lab-event-spite = rencores puestos sobre monstruos
lab-event-let-pass = veces que un rival no gastó ninguno
lab-event-own-grudges = rencores gastados en el propio combate
lab-event-loot = tesoros sacados de debajo de monstruos

lab-target-prices-refused = a quien pide ayuda le dicen que no entre el { $low } y el { $high } de las veces, y si no, un precio
lab-target-ways-out = cada salida de un combate perdido se usa entre el { $low } y el { $high } de las veces
lab-target-last-stopped = los rencores frenan una victoria entre el { $low } y el { $high } de las partidas
lab-target-never-bought = ninguna partida se gana comprando el último nivel

lab-try-dial-bonus = Prueba un bonus de { $new } en vez de { $old }.
lab-try-dial-level = Prueba el nivel { $new } en vez del { $old }.
lab-try-monsters-beaten-low = Prueba un nivel más bajo.
lab-try-monsters-win-low = Prueba un nivel más alto.
lab-try-prices-refused-high = Prueba monstruos que dejen más tesoros, para que ayudar compense.
lab-try-prices-refused-low = Prueba monstruos que dejen menos tesoros, para que ayudar compense menos.
lab-try-ways-out-high = Prueba malos rollos de más tipos, para que las otras salidas también compensen.
lab-try-ways-out-low = Prueba malos rollos de más tipos, para que esta salida compense a veces.
lab-try-last-stopped-high = Prueba rencores que sumen menos (la regla «grudge»).
lab-try-last-stopped-low = Prueba rencores que sumen más (la regla «grudge»).
lab-try-never-bought-high = Prueba a no vender el último nivel (la regla «last_level»).
lab-try-course-cults-low = Prueba monstruos de más nivel que no maten, para que más jugadores tiren por la secta.
lab-try-course-thefts-low = Prueba monstruos que dejen más tesoros, para que haya más que robar.

# El curso, otros años.
lab-section-course = Sectas y archienemigos, en todas las partidas
lab-section-course-matches = Lo que pasa en una partida
lab-column-cult = alguien entra en la secta
lab-column-theft = alguien roba
lab-event-cult-rolls = tiradas para la secta
lab-event-cultists = jugadores que han entrado en ella
lab-event-thefts = robos
lab-event-revenge-rolls = tiradas del dado de venganza
lab-event-revenges = monstruos con la ayuda de un archienemigo
lab-event-all-discarded = jugadores que lo han descartado todo
lab-target-course-cults = alguien entra en la secta entre el { $low } y el { $high } de las partidas
lab-target-course-thefts = alguien roba entre el { $low } y el { $high } de las partidas
