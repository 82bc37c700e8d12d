# Irrgarten en el laboratorio.
lab-section-fights = Combates del ganador en una partida

lab-kind-fights = combates

lab-column-outlasted = aguantado
lab-column-driven-off = ahuyenta

lab-event-combats = combates
lab-event-blows = golpes
lab-event-returned = vueltas de la muerte
lab-event-still-dead = turnos pasados en el más allá
lab-event-robbed = premios de monstruos muertos
lab-event-stuck = turnos sin salida
lab-monster-nameless = sin carta
