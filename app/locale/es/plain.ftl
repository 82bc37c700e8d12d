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
plain-rules-no-page = No hay página de reglas de { $game }.

# Palabras de las órdenes.
plain-word-help = ayuda
plain-word-quit = salir, dejar
plain-word-screen = pantalla, pantalla completa
plain-word-rules = reglas, regla
plain-word-language = idioma
plain-word-continue = continuar, seguir
plain-word-matches = partidas
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
plain-word-table = mesa, tablero
plain-word-decks = mazos, pilas
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
plain-help-table = cómo está la partida
plain-help-decks = los mazos y las pilas de descarte

# Preparar una partida.
plain-setup-how = Escribe empezar, o ayuda para ver qué se puede cambiar.
plain-setup-go = Escribe { $begin } o pulsa Intro sin más para jugar; escribe { $help } para ver qué se puede cambiar.
plain-setup-seats = Jugadores: { $list }.
plain-setup-seat = { $name } ({ $who })
plain-setup-what = Se juega con { $scenario }, reglas { $preset }, semilla { $seed }.
plain-setup-rules = Reglas: { $preset }; semilla { $seed }.
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
plain-pass-above = Esta salida no se puede borrar. Lo de arriba se sigue leyendo.
