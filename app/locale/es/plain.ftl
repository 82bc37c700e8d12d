# Modo sencillo: salen frases, entran palabras escritas. Sin signos que se lean mal, sin marcas.
# Las palabras de las órdenes van separadas por comas; la ayuda muestra la primera.

plain-welcome = Mazmorra en modo sencillo. Escribe un número o una palabra y pulsa Intro.
plain-back = Escribe pantalla para volver a la pantalla completa.
plain-no-screen = Aquí no hay ningún terminal que la pantalla completa pueda llenar.
plain-screen-unsaved = Esta partida no se guarda, así que sigue aquí; cuando acabe, pantalla lleva a la pantalla completa.
plain-bye = Hasta pronto. Las partidas sin acabar quedan guardadas.
plain-bye-unsaved = Adiós. No se ha guardado nada.
plain-begins = Empieza la partida. Escribe ayuda para ver todas las palabras.
plain-goes-on = La partida sigue. Escribe registro para oír lo que ha pasado.
plain-practice = Es una práctica: no cuenta para los récords y todo se puede deshacer.
plain-pass = Pasa el teclado a { $name }. Los demás, que no miren. { $name } pulsa Intro.
plain-unknown = No conozco «{ $typed }». Escribe { $help } para ver todas las palabras.
plain-unknown-near = No conozco «{ $typed }». ¿Querías decir { $near }? Escribe { $help } para ver todas las palabras.
plain-yes = s si sí y yes
plain-not-done = No se ha hecho nada.
plain-seed = La semilla era { $seed }.
plain-seat = { $n }. { $name }: { $who }
plain-end-seat = { $name }: { $fate }.
plain-end-again = Otra partida con los mismos jugadores
plain-end-same = La misma partida desde el principio
plain-end-menu = El menú
plain-card-none = Ninguna carta a la vista se llama «{ $words }». Escribe carta y una parte de su nombre.
plain-log-empty = Todavía no ha pasado nada.
plain-no-hint = Aquí no hay consejo.
plain-undone = Deshecho.
plain-undo-nothing = No se puede deshacer nada: después hubo un dado, una carta o la decisión de otro.
plain-sure-resign = ¿Te rindes del todo? Un bot sigue en tu lugar. (s/n)
plain-sure-bot = ¿Dejas que un bot siga en tu lugar? (s/n)
plain-handed = Un bot sigue en el lugar de { $name }.
plain-language-which = Escribe idioma en o idioma es.
plain-language-now = Ahora hablo español.
plain-no-matches = No hay ninguna partida sin acabar.
plain-continue-which = Escribe continuar y un número.

# El menú.
plain-menu-continue = Continuar: { $what }
plain-menu-game = Nueva partida de { $game }
plain-menu-matches = Todas las partidas sin acabar
plain-menu-rules = Las reglas: escribe reglas, un juego y una palabra que buscar
plain-menu-help = Ayuda
plain-menu-quit = Salir

# Las reglas.
plain-rules-how = Escribe reglas y una cláusula o una palabra que buscar. Las cláusulas:
plain-rules-none = Ninguna cláusula contiene «{ $words }».
plain-rules-more = También está en estas cláusulas: { $rest }
plain-rules-which = Escribe reglas y uno de { $games }, quizá con una cláusula o una palabra que buscar.

# Palabras de las órdenes.
plain-word-help = ayuda
plain-word-quit = salir, dejar
plain-word-screen = pantalla, pantalla completa
plain-word-rules = reglas, regla
plain-word-language = idioma
plain-word-continue = continuar, seguir
plain-word-matches = partidas
plain-word-irrgarten = irrgarten, laberinto
plain-word-napakalaki = napakalaki
plain-word-hammerspace = hammerspace
plain-word-choices = opciones
plain-word-repeat = repetir, otra vez
plain-word-log = registro, historia
plain-word-more = más, detalles
plain-word-hint = consejo, pista
plain-word-undo = deshacer
plain-word-seats = asientos, jugadores
plain-word-resign = rendirse
plain-word-bot = bot
plain-word-me = yo, estado
plain-word-rivals = rivales, otros
plain-word-odds = probabilidades, por qué
plain-word-card = carta
plain-word-monster = monstruo
plain-word-decks = mazos, pilas
plain-word-maze-where = dónde
plain-word-maze-exits = salidas, caminos
plain-word-maze-near = cerca, monstruos
plain-word-maze-look = mirar
plain-word-maze-go = ir, ir a
plain-word-maze-explore = explorar
plain-word-nap-hand = mano, cartas
plain-word-ham-cards = cartas, mano
plain-word-begin = empezar, jugar
plain-word-players = jugadores, asientos
plain-word-scenario = escenario, baraja, laberinto
plain-word-preset = reglamento, conjunto
plain-word-option = regla
plain-word-options = reglas
plain-word-seed = semilla
plain-word-practice = práctica

# Lo que hacen.
plain-help-menu = Escribe un número del menú o una de estas palabras:
plain-help-choices = otra vez las decisiones posibles
plain-help-how = Escribe el número de una decisión o su palabra. Intro solo repite las decisiones. Estas palabras ayudan:
plain-help-help = todas las palabras
plain-help-quit = salir; la partida queda guardada
plain-help-screen = volver a la pantalla completa, donde la partida sigue
plain-help-rules = las reglas: reglas y una cláusula o una palabra que buscar
plain-help-language = idioma en o idioma es
plain-help-continue = la última partida; continuar 2, la anterior
plain-help-matches = todas las partidas sin acabar
plain-help-repeat = dónde estás y las decisiones posibles
plain-help-log = las últimas líneas; registro 30, las treinta últimas
plain-help-more = lo que hay detrás de la última línea, golpe a golpe
plain-help-hint = lo que haría un buen bot
plain-help-undo = deshacer tu última decisión, si no se ha revelado nada desde entonces
plain-help-seats = quién juega
plain-help-resign = rendirte; un bot sigue en tu lugar
plain-help-bot = dejar que un bot siga en tu lugar
plain-help-me = todo sobre ti
plain-help-rivals = todo sobre los demás
plain-help-odds = las probabilidades y la cuenta que hay detrás
plain-help-card = una carta entera: carta y una parte de su nombre
plain-help-monster = el monstruo en juego
plain-help-decks = los mazos y las pilas de descarte
plain-help-maze-where = dónde estás y dónde está la salida
plain-help-maze-exits = hasta dónde está libre cada camino
plain-help-maze-near = monstruos y rivales cerca de ti
plain-help-maze-look = qué hay en una casilla: mirar 4 7 es columna 4, fila 7
plain-help-maze-go = andar hasta que pase algo: ir salida, ir minotauro, ir 4 7
plain-help-maze-explore = andar hacia lo que no has visto
plain-help-nap-hand = tus tesoros ocultos
plain-help-ham-cards = tus cartas y personajes enteros

# Preparar una partida.
plain-setup-how = Escribe empezar, o ayuda para ver qué se puede cambiar.
plain-setup-go = Escribe { $begin } o pulsa Intro sin más para jugar; escribe { $help } para ver qué se puede cambiar.
plain-setup-seats = Jugadores: { $list }.
plain-setup-seat = { $name } ({ $who })
plain-setup-what = Se juega con { $scenario }, reglas { $preset }, semilla { $seed }.
plain-setup-changes = Reglas cambiadas: { $list }.
plain-setup-players = Escribe nombres separados por comas y bots como bot:TIPO:NOMBRE, por ejemplo Ana,bot:TIPO:Ben. Tipos: { $bots }.
plain-setup-help-begin = jugar
plain-setup-help-players = quién juega: jugadores Ana,bot:random:Ben
plain-setup-help-scenario = la baraja o el laberinto: su nombre o una ruta; sin más, los enumera
plain-setup-help-preset = el reglamento; sin más, los enumera
plain-setup-help-option = cambiar una regla: regla NOMBRE=VALOR
plain-setup-help-options = todas las reglas como están
plain-setup-help-seed = la semilla: la misma da la misma partida
plain-setup-help-practice = práctica sí o no: sin récords, y todo se puede deshacer
plain-setup-help-help = todas las palabras
plain-setup-help-quit = volver al menú

# Irrgarten.
plain-maze-brief = Turno { $turn }. { $name }, estás en { $place }. Salud { $health }, heridas { $hits } de { $most }.
plain-maze-place = columna { $column }, fila { $row }
plain-maze-unknown-place = un lugar que no se conoce
plain-maze-where = Estás en { $place } de un laberinto de { $columns } columnas y { $rows } filas.
plain-maze-exit = La salida está { $aside }.
plain-maze-exit-unseen = Todavía no has visto la salida.
plain-maze-the-exit = la salida
plain-maze-exit-words = salida, la salida, a la salida
plain-maze-steps = { $n } { $way }
plain-maze-here = aquí mismo
plain-maze-unseen = lo que aún no has visto
plain-maze-way = { $way }: { $n ->
    [0] enseguida { $ends }
    [one] 1 casilla libre y luego { $ends }
   *[other] { $n } casillas libres y luego { $ends }
}.
plain-maze-foe = { $name }, { $aside }: salud { $health }, fuerza { $strength }, inteligencia { $mind }. Ganas el { $chance } de las veces.
plain-maze-no-monster = No hay ningún monstruo cerca.
plain-maze-sheet = Salud { $health } de { $most }. Fuerza { $strength }, inteligencia { $mind }.
plain-maze-weapons = Armas: { $list }.
plain-maze-shields = Escudos: { $list }.
plain-maze-item = { $power } para { $uses ->
    [one] 1 uso
   *[other] { $uses } usos
}
plain-maze-rival = { $name }, { $aside }: salud { $health }, armas { $weapons }, escudos { $shields }.
plain-maze-rival-dead = { $name } ha muerto.
plain-maze-rival-unseen = { $name } no está a la vista.
plain-maze-then = luego
plain-maze-look-how = Escribe mirar, una columna y una fila: mirar 4 7.
plain-maze-hint = Un explorador iría { $way }.
plain-maze-going = En camino, { $n ->
    [one] 1 paso
   *[other] { $n } pasos
}.
plain-maze-go-which = Escribe ir salida, ir y el nombre de un monstruo o rival, o ir, una columna y una fila.
plain-maze-go-no-exit = Todavía no has visto la salida. Escribe explorar.
plain-maze-stop-no-fog = Aquí no hay nada oculto: no hay niebla que explorar. Escribe ir salida.
plain-maze-stop-no-exit = Todavía no has visto la salida. Escribe explorar.
plain-maze-stop-exit-seen = La ruta espera: la salida está a la vista. Escribe ir salida.
plain-maze-stop-explored-exit = Se ha visto todo lo que se alcanza sin combatir. Escribe ir salida.

# Napakalaki.
plain-nap-brief = Turno { $turn }. { $name }, { $phase }. Nivel { $level }, nivel total { $power }, tesoros ocultos { $hand }.
plain-nap-next = El próximo monstruo: { $now }.
plain-nap-gold = Tus tesoros valen { $gold } piezas de oro; un nivel cuesta { $price }.
plain-nap-picked = Elegido para vender: { $cards }, { $gold } piezas de oro; un nivel cuesta { $price }.
plain-nap-due = Elige qué pierdes: { $due }.
plain-nap-met = { $monster }, nivel { $level }.
plain-nap-prize = Buen rollo: { $prize }.
plain-nap-bad = Mal rollo: { $bad }.
plain-nap-player = { $name }: nivel { $level }, nivel total { $power }, tesoros ocultos { $hand }, equipado: { $gear }.
plain-nap-hand = Tienes { $n }:
plain-nap-hand-empty = No tienes ningún tesoro oculto.
plain-nap-becomes = pasa a
plain-nap-decks = En los mazos hay { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
} y { $monsters ->
    [one] { $monsters } monstruo
   *[other] { $monsters } monstruos
}.
plain-nap-pile-treasures = Tesoros descartados: { $list }.
plain-nap-pile-monsters = Monstruos descartados: { $list }.
plain-nap-end = nivel { $level }
plain-nap-word-roll = tirar
plain-nap-word-accept = aceptar
plain-nap-word-draw = robar
plain-nap-word-buy = comprar
plain-nap-word-back = volver
plain-nap-word-done = listo
plain-nap-word-sell = vender
plain-nap-word-equip = equipar
plain-nap-word-lose = perder
plain-nap-word-discard = descartar
plain-nap-do-roll = Tirar: el dado da tus tesoros iniciales.
plain-nap-do-escape = Tirar para huir: { $cost }.
plain-nap-do-accept = Aceptar el mal rollo: { $bad }.
plain-nap-do-draw = Robar el monstruo y luchar contra él.
plain-nap-do-buy = Comprar { $levels } por { $gold } piezas de oro.
plain-nap-do-buy-lost = Comprar { $levels } por { $gold } piezas de oro; sobran { $lost } y se pierden.
plain-nap-do-back = Recuperar los tesoros elegidos: no se vende nada.
plain-nap-do-done = Listo: acabar esta parte del turno.
plain-nap-do-no-sale = Listo: no vender nada más y seguir.
plain-nap-equipped = { $card }, tesoro equipado
plain-nap-hidden = { $card }, tesoro oculto
plain-nap-do-sell = Vender { $card }.
plain-nap-do-equip = Equipar { $card }.
plain-nap-do-lose = Perder { $card }.
plain-nap-do-discard = Descartar { $card }.

# Hammerspace.
plain-ham-brief = Turno { $turn }. { $name }, { $phase }. Tienes { $life } de vida.
plain-ham-under-attack = { $name } te ataca con { $power }; tus cartas paran { $covered } por ahora, y luego se suma tu dado.
plain-ham-the-monster = el monstruo
plain-ham-player = { $name }: vida { $life }, cartas { $cards }.
plain-ham-player-out = { $name } está fuera.
plain-ham-characters = Personajes: { $list }.
plain-ham-slot = { $n } { $card }
plain-ham-slot-down = { $n } { $card } boca abajo
plain-ham-empty = nada
plain-ham-unknown = una carta boca abajo
plain-ham-own-card = Posición { $slot }: { $face }
plain-ham-character = { $name }: { $text }
plain-ham-card = { $name }: { $face }
plain-ham-no-monster = No hay ningún monstruo en juego.
plain-ham-monster = { $name }, vida { $life }, lo guarda { $keeper }. Quien le quite el último punto: { $reward }
plain-ham-row = { $sums } ({ $chance }), { $name }: { $text }
plain-ham-row-unnamed = { $sums } ({ $chance }): { $text }
plain-ham-rolled = Ahora actúa como con { $sum }.
plain-ham-odds = { $card } contra { $name }: { $odds }.
plain-ham-odds-one = { $card } alcanza solo a uno de ellos.
plain-ham-against = { $name }: { $odds }.
plain-ham-one-of = Alcanza solo a uno de estos:
plain-ham-no-attack = No tienes ningún ataque boca arriba.
plain-ham-decks = En el mazo hay { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}. Monstruos que quedan: { $monsters }.
plain-ham-pile = Descartadas: { $list }.
plain-ham-end = { $n ->
    [one] le queda { $n } de vida
   *[other] le quedan { $n } de vida
}
plain-ham-an-effect = Un efecto.
plain-ham-ask-may = { $source } ¿Lo usas?
plain-ham-ask-option = { $source } Elige una cosa.
plain-ham-ask-player = { $source } Elige a quién.
plain-ham-ask-card = { $source } Elige una carta.
plain-ham-ask-own-card = { $source } Elige una de tus cartas.
plain-ham-ask-keep = { $source } ¿La conservas?
plain-ham-word-done = listo
plain-ham-word-keep = conservar
plain-ham-word-discard = descartar
plain-ham-word-yes = sí
plain-ham-word-no = no
plain-ham-word-option = opción
plain-ham-word-up = arriba
plain-ham-word-down = abajo
plain-ham-word-play = jugar
plain-ham-word-defend = defender
plain-ham-word-drop = soltar
plain-ham-word-target = atacar
plain-ham-word-pick = elegir
plain-ham-word-card = carta
plain-ham-do-done = Listo: no hay más blancos.
plain-ham-do-done-hiding = Dejar todas tus cartas boca arriba.
plain-ham-do-done-flipping = No voltear nada más, y jugar.
plain-ham-do-done-lost = No voltear nada más. Un efecto te hace perder este turno.
plain-ham-do-done-redraw = No voltear nada más. No se puede jugar ninguna carta: se cambian las cuatro y se pierde el turno.
plain-ham-do-keep = Conservarla en su posición.
plain-ham-do-discard = Descartarla.
plain-ham-do-yes = Sí: { $what }
plain-ham-do-no = No.
plain-ham-do-up = Poner { $card } de la posición { $n } boca arriba.
plain-ham-do-down = Poner { $card } de la posición { $n } boca abajo.
plain-ham-do-play = Jugar { $card } de la posición { $n }.
plain-ham-do-defend = Defender con { $card } de la posición { $n }.
plain-ham-do-drop = Descartar a { $name }: { $text }
plain-ham-do-target = Atacar a { $name }, { $life } de vida.
plain-ham-do-pick = { $name }, { $life } de vida.
plain-ham-do-card = { $card }, posición { $n } de { $name }.
plain-ham-points = Para { $n }.
plain-ham-option = opción { $n }
