# La bajada en el laboratorio.
lab-end-safe = alguien salió con vida
lab-end-lost = nadie salió con vida

lab-section-coins = Monedas por bot
lab-section-fates = Cómo acaban los jugadores
lab-section-floors = Qué pasa en cada piso

lab-kind-fate = final
lab-kind-floor = piso

lab-column-alive = con vida
lab-column-bottom = última salida
lab-column-reached = llegan
lab-column-left-floor = lo dejan
lab-column-climbed = salen

lab-fate-out = por la última salida
lab-fate-climbed = sale antes
lab-fate-guardian = muere contra un guardián
lab-fate-monster = muere contra otro monstruo
lab-fate-closing = muere al cerrarse el piso
lab-fate-inside = sigue dentro

lab-event-pushes = empujones de casillas que se cierran
lab-event-stolen = robos
lab-event-shoves = empujones
lab-event-shoves-at = empujones contra monstruos
lab-event-swaps = cambios de sitio

lab-target-bottom = en solitario, entre el { $low } y el { $high } llega a la última salida
lab-try-bottom-high = Prueba monstruos con más salud o equipo que se gaste antes.
lab-try-bottom-low = Prueba monstruos con menos salud o equipo que se gaste más tarde.
