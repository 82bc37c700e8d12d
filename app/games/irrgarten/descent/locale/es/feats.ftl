# Hazañas de la bajada: el nombre y la frase que dice qué se hizo. { $n } es cuántas veces.
feats-descent-guardian = Reservado el derecho de admisión
    .about = Vence a un guardián.
feats-descent-sensible = Por hoy ya está bien
    .about = Sal por el primer piso.
feats-descent-halfway = El ascensor no funciona
    .about = Deja el piso 5 por su salida.
feats-descent-bottom = Tocar fondo
    .about = Cruza la última salida.
feats-descent-rich = Hacienda somos todos
    .about = Sal con 100 monedas.
feats-descent-donor = Donativo generoso
    .about = Muere y pierde al menos 30 monedas.
feats-descent-straight = Solo estoy mirando
    .about = Más abajo del primer piso, deja un piso sin combatir más que con su guardián.
feats-descent-clean = Recién planchado
    .about = Vence a un guardián sin una sola herida.
feats-descent-dragon = Fin del turno de noche
    .about = Vence a la Dragona de noche.
feats-descent-pest-control = Finca desocupada
    .about = Vence a { $n } monstruos en una bajada.
feats-descent-pushed = Empujoncito
    .about = Deja que te empuje una casilla al cerrarse y sal aun así del piso.
feats-descent-last-orders = Vamos cerrando
    .about = Deja un piso después de la campana.
feats-descent-hugs = Abrazos gratis
    .about = Recibe { $n } abrazos de monstruos en una bajada.
feats-descent-fussy = No tengo nada que ponerme
    .about = Deja atrás { $n } armas y escudos en una bajada.
feats-descent-introduction = Os tenía que presentar
    .about = Empuja a un rival contra un monstruo.
feats-descent-undertaker = Diferencias irreconciliables
    .about = Empuja a un rival contra un monstruo que lo mate.

# Mejores resultados de una partida, por los que se ordena el salón de la fama.
feats-descent-best-coins = más monedas
feats-descent-best-floors = piso más profundo
feats-descent-best-beaten = más monstruos vencidos
