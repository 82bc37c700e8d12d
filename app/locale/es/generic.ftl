# La pantalla, el registro y el modo sencillo de un juego que no trae los suyos. Un juego puede cambiar
# las primeras líneas del registro con mensajes propios: <juego>-start, -start-all y -start-watch.
generic-start = Eres { $names } (teclas: { $help }).
generic-start-all = Sois { $names } (teclas: { $help }).
generic-start-watch = Solo juegan bots y tú miras (teclas: { $help }).

generic-turn = turno { $n }
generic-your-turn = te toca
generic-over = la partida ha terminado
generic-seed = semilla { $seed }
generic-choices = TU DECISIÓN
generic-decision = DECISIÓN
generic-whole = Mesa
generic-choices-more = de { $first } a { $last }, de { $all }
generic-table = MESA
generic-table-more = { $key }: ver entera
generic-empty = La mesa está vacía.
generic-thinks = { $name } está eligiendo su jugada...
generic-watching = Le toca decidir a { $name }.
generic-next = Siguiente: { $name }
generic-next-over = Fue la última decisión.
generic-see-end = { $key }: cómo acabó
generic-title = La mesa

generic-not-over = La partida ha terminado.
generic-not-your-turn = No es tu turno.
generic-hint = Un bot elegiría: { $choice }
generic-hint-only = Solo tienes una opción.
generic-hint-bot = { $name } (un bot) eligió: { $choice }
generic-hint-no-bot = Aquí no decidió ningún bot.
generic-hint-secret = Lo que sabía { $name } aquí es secreto hasta que acabe la partida.
generic-unsaid = { $name }: { $choice }

generic-won = ¡Gana { $names }!
generic-shared = ¡{ $names } comparten la victoria!
generic-nobody-won = No gana nadie.
generic-first = gana
generic-place = puesto { $rank }

# Modo sencillo.
generic-brief = Turno { $turn }. { $name }, te toca.
