# Modo sencillo: salen frases, entran palabras escritas. Sin símbolos que se lean mal, sin marcas.
# Las palabras de las órdenes van separadas por comas; la ayuda muestra la primera.

plain-welcome = Mazmorra en modo sencillo. Escribe un número o una palabra y pulsa Intro.
plain-back = Escribe «pantalla» para volver a la pantalla completa.
plain-no-screen = La pantalla completa necesita un terminal y aquí no hay ninguno. Sigue el modo sencillo.
plain-screen-unsaved = Esta partida no se guarda, así que no puede pasar a la pantalla completa. Cuando acabe, escribe «pantalla» para volver.
plain-bye = ¡Hasta pronto! Tus partidas en curso quedan guardadas.
plain-bye-unsaved = ¡Hasta pronto! No se ha guardado nada.
plain-begins = Empieza la partida. Escribe «ayuda» para ver todas las órdenes.
plain-goes-on = Continúa la partida. Escribe «registro» para ver lo que ha pasado.
plain-begins-bots = Empieza la partida.
plain-goes-on-bots = Continúa la partida.
plain-only-bots = Solo juegan bots: { $names }. Pulsa Ctrl-C para parar.
plain-turn = Turno { $n }.
# En una partida solo de bots.
plain-turns-quiet = Los turnos del { $first } al { $last } pasan sin novedad.
plain-out = { $n ->
    [one] Estás fuera y ya no decides nada más. Los bots continúan.
   *[other] Estáis fuera y ya no decidís nada más. Los bots continúan.
}
plain-out-skip = Saltar al final de la partida
plain-out-watch = Mirar el resto, turno a turno
plain-out-how = Elige 1 o 2. También puedes escribir «{ $log }» o «{ $quit }».
plain-over = { $turns ->
    [one] La partida ha durado { $turns } turno.
   *[other] La partida ha durado { $turns } turnos.
}
plain-won = { $n ->
    [0] No gana nadie.
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
plain-practice = Es una práctica: no cuenta para los récords y puedes deshacerlo todo.
plain-pass = Pasa el teclado a { $name }. Los demás, ¡sin mirar! { $name }, pulsa Intro.
plain-unknown = No entiendo «{ $typed }». Escribe «{ $help }» para ver todas las órdenes.
plain-unknown-near = No entiendo «{ $typed }». ¿Querías decir «{ $near }»? Escribe «{ $help }» para ver todas las órdenes.
plain-unknown-same = No entiendo «{ $typed }». ¿Querías decir «{ $near }», que es lo mismo que «{ $same }»?
# Palabras conocidas que ahora no sirven.
plain-works-menu = «{ $word }» sirve en el menú. Escribe «{ $quit }» para ir allí.
plain-works-setup = «{ $word }» sirve antes de la partida, al prepararla.
plain-works-match = «{ $word }» sirve durante una partida.
plain-no-number = { $last ->
    [1] Aquí no puedes elegir el { $typed }. Solo puedes elegir el 1.
    [2] Aquí no puedes elegir el { $typed }. Elige el 1 o el 2.
   *[other] Aquí no puedes elegir el { $typed }. Elige un número del 1 al { $last }.
}
plain-typed = «{ $word }»
plain-no-such-choice = Aquí no puedes elegir «{ $typed }», solo { $list }.
plain-yes = s si sí y yes
plain-saved = Cada decisión se guarda al momento. Para dejar la partida, escribe «{ $quit }».
plain-saved-not = Esta partida no se está guardando.
plain-nothing-typed = No has escrito nada. Esta es otra vez tu decisión.
plain-not-done = Todo sigue igual.
plain-seed = La semilla era { $seed }.
plain-seat = { $n }. { $name } ({ $who })
plain-end-seat = { $name }: { $fate }.
plain-feat = { $feat } { $about }
plain-end-resigned = { $name } se rindió y siguió un bot.
plain-end-again = Jugar otra partida con los mismos jugadores
plain-end-same = Jugar la misma partida desde el principio
plain-end-how = Escribe un número del 1 al 3. También puedes escribir «{ $log }», «{ $more }», «{ $screen }» o «{ $quit }».
plain-end-menu = Ir al menú
plain-end-review = Escribe «{ $word }» para ver qué decisiones costaron más.
plain-review-begins = Se están revisando las decisiones con partidas de prueba. Puede tardar un minuto, y Ctrl-C lo para.
plain-review-stopped = Parado.
plain-review-failed = Las partidas de prueba se han cortado y no hay números. Escribe «{ $word }» para probar otra vez.
plain-card-which = Escribe «carta» y una parte del nombre de una carta.
plain-card-none = No ves ninguna carta llamada «{ $words }». Escribe «carta» y una parte de su nombre.
plain-log-line = Turno { $turn }. { $text }
plain-log-which = «{ $words }» no es un número de líneas. Escribe, por ejemplo, «registro 30».
plain-log-empty = Todavía no ha pasado nada.
plain-log-quiet = De momento, solo pasos.
# La última línea no tiene detalles; esto encabeza la última que sí.
plain-more-earlier = El turno { $turn }, con detalle:
plain-more-none = No hay más detalles.
plain-no-hint = Aquí no hay ninguna pista.
plain-undone = Tu última decisión queda deshecha.
plain-sure-resign = ¿Te rindes del todo? Un bot ocupará tu lugar. Escribe «s» si quieres o «n» si no:
plain-sure-choice = ¿Sigues adelante? Escribe «s» si quieres o «n» si no:
plain-sure-bot = ¿Dejas tu lugar a un bot? Escribe «s» si quieres o «n» si no:
plain-handed = Ahora un bot juega por { $name }.
plain-language-which = Escribe «idioma es» para el español o «idioma en» para el inglés.
plain-language-now = Ahora hablo español.
plain-no-matches = No tienes ninguna partida en curso.
plain-saved-matches = Para continuar una partida, escribe una de estas órdenes:
plain-saved-match = «{ $word } { $n }»: { $what }

# El menú.
plain-menu-continue = Continuar: { $what }
plain-menu-game = Nueva partida de { $game }
plain-menu-matches = Ver las partidas en curso
plain-menu-rules = Leer las reglas
plain-menu-help = Ayuda
plain-menu-quit = Salir

# Las reglas.
plain-rules-how = Escribe «reglas» y el número de una regla, o la palabra que buscas. Las reglas son:
plain-rules-none = Ninguna regla menciona «{ $words }». Escribe «reglas» sin más para verlas todas.
plain-rules-here = En esta partida { $settings }.
plain-rules-set = «{ $label }» es { $value }
plain-rules-more = También lo mencionan estas reglas: { $rest }.
plain-rules-which = ¿De qué juego? Escribe «reglas» y su nombre, por ejemplo «reglas napakalaki muerte» para buscar una palabra. Los juegos son { $games }.
plain-rules-no-page = No hay reglas escritas de { $game }.

# Palabras de las órdenes.
plain-word-help = ayuda
plain-word-save = guardar
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
plain-word-review = decisiones, análisis
plain-word-hint = pista, consejo
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
plain-word-back = volver, menú
plain-word-begin = empezar, jugar
plain-word-players = jugadores, asientos
plain-word-scenario = escenario, baraja, laberinto
plain-word-preset = reglamento, conjunto
plain-word-option = regla
plain-word-options = reglas
plain-word-seed = semilla
plain-word-practice = práctica

# Lo que hacen.
plain-help-line = «{ $word }»: { $about }
plain-help-menu = Escribe un número del menú o una de estas palabras:
plain-help-choices = repetir tus opciones
plain-help-how = Escribe el número o el nombre de una opción. Pulsa Intro para repetir las opciones. También puedes escribir:
plain-help-help = ver todas las órdenes
plain-help-save = comprobar que tu partida está guardada
plain-help-quit = ir al menú; tu partida queda guardada
plain-help-menu-quit = salir de Mazmorra
plain-help-menu-screen = volver a la pantalla completa
plain-help-screen = volver a la pantalla completa; tu partida continúa allí
plain-help-rules = leer las reglas; añade el número de una regla o la palabra que buscas
plain-help-language = cambiar de idioma; escribe «idioma es» o «idioma en»
plain-help-continue = continuar tu última partida; «continuar 2», la que jugaste antes de esa
plain-help-matches = ver tus partidas en curso
plain-help-repeat = repetir dónde estás y qué puedes elegir
plain-help-log = ver lo último que ha pasado; «registro 30», las 30 últimas líneas
plain-help-more = ver la última línea con todo detalle
plain-help-hint = ver lo que haría un buen bot
plain-help-undo = deshacer tu última decisión, si no se ha revelado nada desde entonces
plain-help-seats = ver quién juega
plain-help-resign = rendirte; un bot ocupa tu lugar para siempre
plain-help-bot = dejar tu lugar a un bot
plain-help-me = ver cómo vas tú
plain-help-rivals = ver cómo van los demás
plain-help-odds = ver tus probabilidades y cómo se calculan
plain-help-card = ver una carta entera; escribe «carta» y una parte de su nombre
plain-help-monster = ver cómo es el monstruo en juego
plain-help-table = ver cómo va la partida
plain-help-decks = ver cómo están los mazos y las pilas de descarte

# Preparar una partida.
plain-setup-no-number = Aquí no se eligen números. Escribe «{ $begin }» para jugar, «{ $help }» para ver qué puedes cambiar o «{ $back }» para ir al menú.
plain-setup-unknown = No entiendo «{ $typed }». Escribe «{ $begin }» para jugar o «{ $help }» para ver qué puedes cambiar.
plain-setup-rule-now = { $rule }. { $values } Para cambiar esta regla, escribe «{ $form }».
plain-setup-rule-choices = Los valores son { $choices }.
plain-setup-rule-bounds = Los valores van de { $least } a { $most }.
plain-setup-no-rule = No hay ninguna regla «{ $typed }». Escribe «{ $options }» para verlas todas.
plain-setup-rule = No entiendo «{ $typed }». Para cambiar esta regla, escribe «{ $form }».
plain-setup-go = Pulsa Intro o escribe «{ $begin }» para jugar. Escribe «{ $help }» para ver qué puedes cambiar.
plain-setup-broken = Así no se puede jugar. Corrige el archivo y vuelve, o escribe «{ $scenario }» para ver qué más hay. Escribe «{ $help }» para ver qué puedes cambiar.
plain-setup-recalled = Como en tu última partida de este juego:
plain-setup-seats = { $n ->
    [one] Juega { $list }.
   *[other] Juegan { $list }.
}
plain-setup-seat = { $name } ({ $who })
plain-setup-what = Juegas con «{ $scenario }» y el reglamento «{ $preset }». La semilla es { $seed }.
plain-setup-rules = Juegas con el reglamento «{ $preset }». La semilla es { $seed }.
plain-setup-changes = Has cambiado estas reglas: { $list }.
plain-setup-players = Escribe «jugadores» y los nombres separados por comas. Un bot es bot:TIPO:NOMBRE, por ejemplo «jugadores Ana,bot:random:Ben». Los tipos son { $bots }.
plain-setup-help-begin = jugar
plain-setup-help-players = elegir quién juega; por ejemplo, «jugadores Ana,bot:random:Ben»
plain-setup-help-scenario = elegir la baraja o el laberinto por su nombre o su ruta; la palabra sola los enumera
plain-setup-help-preset = elegir el reglamento; la palabra sola los enumera
plain-setup-help-option = cambiar una regla; escribe «regla NOMBRE=VALOR»
plain-setup-help-options = ver todas las reglas y sus valores
plain-setup-help-seed = elegir la semilla del azar; con la misma sale la misma partida
plain-setup-help-practice = activar o quitar la práctica; en ella nada cuenta y puedes deshacerlo todo
plain-setup-help-help = ver todas las órdenes
plain-setup-help-back = volver al menú
plain-pass-above = Esta salida no se puede borrar: cualquiera puede leer lo de arriba.
