# mazmorra deck try: un cambio de una baraja, probado en las mismas partidas.

trial-help-set = qué cambiar, ID.CAMPO=VALOR; si pones varios valores con comas, se prueban todos; puede repetirse para un cambio de varios campos
trial-help-game = el juego, si hay barajas de varios juegos con ese nombre
trial-help-games = cuántas partidas jugar como mucho con cada valor (por defecto: { $default })
trial-help-margin = puntos de una proporción, o tanto por ciento de una duración, que ya no importan (por defecto: { $default })
trial-help-seed = la semilla (por defecto: 1); la misma semilla juega las mismas partidas y continúa una prueba interrumpida
trial-help-json = escribir la respuesta como JSON en un archivo; «-» la muestra en vez de la página
trial-help-quiet = no mostrar el progreso, ni la página si hay un archivo
trial-value-set = CAMBIO

trial-usage = Di una baraja y un cambio, por ejemplo «mazmorra deck try mi-baraja --set rubber-sabre.bonus=3».
trial-only = { $option } es para «deck try», no para «deck { $what }».
trial-form = --set { $found }: escribe el id de una carta, un campo y un valor, por ejemplo rubber-sabre.bonus=3.
trial-value = --set { $found }: «{ $value }» no es un valor válido. Pon entre comillas los textos con caracteres especiales.
trial-many = --set: { $found } valores son demasiados. Prueba { $most } como mucho.
trial-twice = --set { $found }: hay un valor repetido.
trial-one-list = --set { $field }: solo un campo puede tener varios valores.
trial-unknown = La baraja no tiene ninguna carta con el id «{ $found }».
trial-unknown-near = La baraja no tiene ninguna carta con el id «{ $found }». ¿Querías decir «{ $near }»?
trial-ambiguous = Varias cartas tienen el id «{ $found }», en estas listas: { $lists }. Cambia uno de los id.
trial-no-field = --set { $field }: no se puede poner nada en «{ $found }». El archivo tiene ahí un único valor, o una lista más corta.
trial-refused = { $change }: { $what }
trial-no-deck = No hay ninguna baraja, ni archivo de monstruos o de equipo, que se llame «{ $found }». «mazmorra deck try ./mi-baraja» usa una carpeta.
trial-no-cards = «{ $found }» no es una baraja, ni un archivo de monstruos o de equipo.
trial-which-game = Hay barajas de varios juegos que se llaman «{ $found }». Añade --game y uno de estos: { $games }.
trial-other-game = «{ $found }» no se juega en { $game }. Es para { $games }.
trial-nothing = Esto no cambia nada de lo que se juega: las reglas son las mismas, partida a partida.
trial-stopped = Prueba interrumpida. La misma orden la continúa.

trial-title = Un cambio de { $deck }
trial-change = { $field }: ahora { $now }, prueba { $tried }
trial-left-out = sin indicar
trial-setup = Bots: { $bots }; semilla { $seed }
trial-now = ahora
trial-changed = con el cambio
trial-column-figure = valor
trial-column-points = puntos
trial-column-change = cambio
trial-column-answer = respuesta
trial-answer-more = más
trial-answer-less = menos
trial-answer-small = demasiado poco
trial-answer-open = sin decidir
trial-answer-few = muy pocos casos
trial-answer-unseen = nunca en juego
trial-so-far = por ahora { $change } ({ $low }..{ $high })
trial-so-far-few = muy pocos casos por ahora
trial-end-known = Decidido con { $n } de { $most } partidas como mucho con cada valor.
trial-end-unseen = No ha entrado en juego en { $n } partidas. Prueba con otro laberinto, otras reglas u otros bots.
trial-end-few = Menos de { $few } casos en { $n } partidas con cada valor son muy pocos para un intervalo. Juega más (--games { $more }).
trial-end-open = Sin decidir tras { $n } partidas con cada valor, por ahora { $change } ({ $low }..{ $high }). Juega más (--games { $more }) o pide menos (--margin).
trial-note = (desde..hasta): confianza del 95 % para todas las respuestas a la vez, también si miras antes.
trial-note-small = «Demasiado poco» es con seguridad menos de { $margin } puntos, o del { $margin } % de una duración.

trial-figure-wearers = { $card }: jugadores que lo llevan y ganan
trial-figure-players = { $card }: victorias tras jugarla
trial-figure-keepers = { $card }: jugadores que se lo quedan y ganan
trial-figure-beaten = { $card }: combates que gana el jugador
trial-figure-laps = Vueltas por partida
trial-figure-coins = Monedas por jugador
