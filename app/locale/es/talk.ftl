# Lo que se dice en una mesa con amigos.
talk-title = En la mesa
talk-none = Nadie ha dicho nada todavía.
talk-line = { $name }: { $words }
talk-spectator = Alguien del público
talk-write = Una línea para toda la mesa
talk-write-spectators = Una línea para el resto del público
talk-unheard = Estás mirando, así que hasta el final solo te lee el público.
talk-write-about = Hasta { $most } caracteres. Los anchos cuentan por dos.
talk-too-long = Cuenta { $count } caracteres y caben { $most }. Escribe una línea más corta.
talk-no-chat = El anfitrión no ha abierto el chat. Los gestos valen siempre.
talk-no-often = Has dicho mucho en poco tiempo. Espera unos segundos.
talk-no-empty = De esto no se puede mostrar nada. Escribe otra cosa.
talk-mute-title = Silenciar
talk-mute-about = No ves nada de lo que digan en esta partida. No se enteran.
talk-mute-yes = en silencio
talk-mute-no = se oye
talk-mute-spectators = Todo el público
