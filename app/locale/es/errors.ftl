# Rechazos de motores, partidas y archivo: una frase para cada código.

errors-unknown = Algo ha ido mal ({ $code }).
errors-engine-error = El juego no lo permite.
errors-illegal-action = Eso no se puede hacer ahora.
errors-game-over = La partida ha terminado: ya no decide nadie.
errors-not-your-turn = Le toca a otra persona.
errors-bad-notation = «{ $found }» no es una jugada de este juego.
errors-bad-state = Los datos de esta partida están dañados ({ $found }).
errors-bad-encoding = Lo que se ha recibido no son datos de este juego ({ $problem }).

errors-setup-seats = { $found ->
    [one] { $found } jugador
   *[other] { $found } jugadores
}: este juego es para { $least } a { $most }.
errors-setup-unknown-bot = No hay ningún bot llamado «{ $found }».
errors-setup-empty-deck = { $deck ->
    [monsters] La baraja no tiene monstruos.
   *[treasures] La baraja no tiene tesoros.
}
errors-setup-same-id = La baraja tiene dos cartas con el id «{ $found }».
errors-setup-other = Así no se puede preparar la partida ({ $problem }).

errors-unknown-game = Esta versión no conoce ningún juego llamado «{ $game }».
errors-other-rules = Esta partida se jugó con otra versión de las reglas ({ $found }; la nuestra es { $ours }), así que no se puede repetir a partir de sus decisiones.
errors-other-rules-none = Esta partida se jugó con otra versión de las reglas ({ $found }; la nuestra es { $ours }) y no se guardó cómo iba, así que no puede seguir. Se queda guardada.
errors-other-rules-behind = Esta partida se jugó con otra versión de las reglas ({ $found }; la nuestra es { $ours }) y lo que se guardó de cómo iba es anterior a su última decisión, así que no puede seguir. Se queda guardada.
errors-other-rules-state = Esta partida se jugó con otra versión de las reglas ({ $found }; la nuestra es { $ours }) y las reglas de aquí no entienden cómo iba, así que no puede seguir. Se queda guardada.
errors-wrong-journal = La partida guardada no cuadra a partir de la decisión { $number }.
errors-wrong-journal-header = El comienzo de la partida guardada no cuadra.
errors-bad-header = El comienzo de la partida guardada está dañado ({ $field }).
errors-newer-format = Esta partida la escribió una versión más reciente de Mazmorra. Actualiza Mazmorra para jugarla.

errors-journal-full = El disco está lleno: la partida sigue, pero ya no se guarda.
errors-journal-readonly = No se puede escribir en las partidas guardadas: la partida sigue, pero ya no se guarda.
errors-journal-busy = Otro programa ocupa el archivo de partidas: la partida sigue, pero ya no se guarda.
errors-journal-corrupt = El archivo de partidas está dañado: la partida sigue, pero ya no se guarda.
errors-journal-gone = El archivo de partidas se ha movido o borrado: la partida sigue, pero ya no se guarda.
errors-journal-io = No se ha podido guardar: la partida sigue, pero ya no se guarda.

errors-saves-full = El disco está lleno: no se puede guardar nada.
errors-saves-readonly = El archivo de partidas no se puede abrir o no admite cambios: no se puede guardar nada.
errors-saves-busy = Otro programa ocupa el archivo de partidas: no se puede guardar nada.
errors-saves-corrupt = El archivo de partidas está dañado: no se puede guardar nada.
errors-saves-gone = El archivo de partidas se ha movido o borrado: no se puede guardar nada.
errors-saves-io = Las partidas guardadas no se pueden leer ni escribir: no se puede guardar nada.

errors-store-error = Las partidas guardadas no se pueden usar.
errors-store-busy = Otra Mazmorra ({ $who }) tiene las partidas guardadas. Aquí se puede jugar, pero no se guardará nada: para seguir aquellas, sal de la otra y vuelve al primer menú de esta.
errors-holder = proceso { $process }
errors-holder-terminal = proceso { $process }, terminal { $terminal }
errors-holder-unknown = en otro terminal
errors-store-newer = Las partidas guardadas son de una versión más reciente de Mazmorra. Actualiza Mazmorra para usarlas.
errors-store-older = Hay una versión más antigua de Mazmorra en marcha que ocupa las partidas guardadas. Ciérrala y vuelve a empezar aquí.
errors-store-not-ours = El archivo de partidas está dañado o es de otro programa: { $path }
errors-no-such-match = Esa partida guardada ya no existe.
errors-already-here = Esta partida ya está entre las tuyas.
errors-not-portable = Esta partida siguió tras un cambio de las reglas y nadie más podría comprobarla: no se puede exportar.
errors-export-newer = Esta partida la exportó una versión más reciente de Mazmorra. Actualiza Mazmorra para importarla.
errors-export-bad-other = Esto no es una partida exportada por Mazmorra.
errors-export-bad-size = Esta partida es demasiado grande para un archivo.
errors-export-bad-torn = A este archivo le falta el final.
errors-export-bad-sum = Este archivo está alterado o dañado.
errors-export-bad-line = La línea { $line } de este archivo no es como las escribe Mazmorra.
errors-export-bad-id = Este archivo no tiene un id de partida como es debido.
errors-save-newer = Esta partida la guardó una versión más reciente de Mazmorra. Actualiza Mazmorra para jugarla.
errors-save-broken-unreadable = { $where ->
    [header] El comienzo de esta partida no se puede leer
   *[decision] La decisión { $number } de esta partida no se puede leer
}; se conservan { $kept } de { $total } decisiones.
errors-save-broken-crc = { $where ->
    [header] El comienzo de esta partida está alterado o dañado
   *[decision] La decisión { $number } de esta partida está alterada o dañada
}; se conservan { $kept } de { $total } decisiones.
errors-save-broken-gap = { $where ->
    [header] Falta el comienzo de esta partida
   *[decision] Falta la decisión { $number } de esta partida
}; se conservan { $kept } de { $total } decisiones.
errors-save-broken-chain = { $where ->
    [header] El comienzo de esta partida es de otra
   *[decision] La decisión { $number } de esta partida no se sigue de las anteriores
}; se conservan { $kept } de { $total } decisiones.
errors-save-broken-size = { $where ->
    [header] El comienzo de esta partida es demasiado grande para ser cierto
   *[decision] La decisión { $number } de esta partida es demasiado grande para ser cierta
}; se conservan { $kept } de { $total } decisiones.
errors-save-broken-tail = { $where ->
    [header] Falta el comienzo de esta partida
   *[decision] Faltan la decisión { $number } de esta partida y las siguientes
}; se conservan { $kept } de { $total } decisiones.
errors-save-lost = Esta partida no se puede recuperar.
errors-save-cut = Se puede seguir jugando desde ahí.

errors-file-missing = No existe el archivo { $path }.
errors-file-forbidden = El archivo { $path } no se puede leer o escribir.
errors-file-exists = Ya hay un archivo { $path }.
errors-file-large = El archivo { $path } es demasiado grande.
errors-file-odd = { $path } no es un archivo corriente; ¿es una carpeta?
errors-file-beneath = { $path } no puede estar ahí: una parte de la ruta anterior es un archivo y no una carpeta.
errors-file-full = No queda sitio en el disco para { $path }.
errors-cause-missing = falta algo necesario
errors-cause-forbidden = no hay permiso para ello
errors-cause-exists = ya hay otra cosa con ese nombre
errors-cause-large = es demasiado grande
errors-cause-odd = no es un archivo corriente
errors-cause-beneath = hay un archivo donde iría una carpeta
errors-cause-full = el disco está lleno
errors-cause-files = hay demasiados archivos abiertos
errors-cause-memory = falta memoria
errors-cause-processes = hay demasiados procesos en marcha
errors-cause-loop = sus enlaces dan vueltas en círculo
errors-cause-long = el nombre es demasiado largo
errors-cause-other = el sistema dice { $why }
errors-file-other = El archivo { $path } no se puede usar ({ $why }).
