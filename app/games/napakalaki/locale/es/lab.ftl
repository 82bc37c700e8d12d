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
