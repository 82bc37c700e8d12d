# Hazañas de Napakalaki: el nombre y la frase que dice qué se hizo. { $n } es cuántas veces o
# cuánto.
feats-napakalaki-legend = Leyenda de la despensa
    .about = Gana una partida sin compartir la victoria.
feats-napakalaki-first-monster = Mal despertar
    .about = Vence a un monstruo.
feats-napakalaki-streak = En racha
    .about = Vence a { $n } monstruos seguidos.
feats-napakalaki-bestiary = Bestiario
    .about = Vence a { $n } monstruos distintos en una partida.
feats-napakalaki-bare-hands = A mano limpia
    .about = Vence a un monstruo teniendo un nivel total de 3 o menos.
feats-napakalaki-giant = De punta en blanco
    .about = Combate con un nivel total de 25 o más.
feats-napakalaki-undefeated = Invicto
    .about = Gana sin toparte con ningún monstruo que pudiera contigo.
feats-napakalaki-runner = Cardio
    .about = Huye { $n } veces en una partida.
feats-napakalaki-stoic = Estoico
    .about = Gana después de aceptar un mal rollo sin intentar huir.
feats-napakalaki-phoenix = Ave fénix
    .about = Gana después de haber muerto.
feats-napakalaki-cat = Habitual del tanatorio
    .about = Muere { $n } veces en una partida.
feats-napakalaki-merchant = Al por mayor
    .about = Compra 2 niveles o más en una sola venta.
feats-napakalaki-tycoon = Hecho a sí mismo
    .about = Compra { $n } niveles en una partida.
feats-napakalaki-honest = No está en venta
    .about = Gana sin comprar ningún nivel.
feats-napakalaki-leap = Ascenso
    .about = Gana 2 niveles o más en un combate.
feats-napakalaki-fall = Regulación de empleo
    .about = Pierde 4 niveles o más de golpe.
feats-napakalaki-wardrobe = Fondo de armario
    .about = Equípate con { $n } tesoros en un solo turno.
feats-napakalaki-jeweller = Perlas a los cerdos
    .about = Gasta { $n } collares en una partida.
feats-napakalaki-hoard = Costumbres de dragón
    .about = Recibe { $n } tesoros en una partida.
feats-napakalaki-stripped = La verdad desnuda
    .about = Pierde { $n } tesoros por mal rollo en un solo turno.
feats-napakalaki-mourner = Mi más sentido pésame
    .about = Gana después de que haya muerto un rival.

# Entre amigos.
feats-napakalaki-for-hire = Amistad de alquiler
    .about = Ayuda a rivales { $n } veces en una partida.
feats-napakalaki-greedy = Precio de amigo
    .about = Ayuda a un rival por 3 tesoros o más.
feats-napakalaki-alone = Con amigos así…
    .about = Pide ayuda y que { $n } rivales te digan que no en un turno.
feats-napakalaki-reclaimed = Objetos recuperados
    .about = Vence a un monstruo y recobra un tesoro que te quitó alguno.
feats-napakalaki-cellar = Liquidación total
    .about = Saca 4 tesoros o más de debajo de un monstruo.
feats-napakalaki-doorman = Puerta equivocada
    .about = Elige la puerta del último combate de un rival, y que no lo gane.
feats-napakalaki-spoiler = Nada personal
    .about = Gasta rencores en un combate que el rival acaba perdiendo.
feats-napakalaki-elephant = Memoria de elefante
    .about = Gana un combate con 3 rencores tuyos o más.
feats-napakalaki-gift-shop = Salida por la tienda
    .about = Agarra un tesoro y huye.
feats-napakalaki-cheek = La otra mejilla
    .about = Gana rencores aguantando { $n } veces en una partida.
feats-napakalaki-loner = Mesa para uno
    .about = Gana entre amigos sin pedir ayuda a nadie.

# El curso, otros años.
feats-napakalaki-initiate = Túnica de regalo
    .about = Entra en la secta.
feats-napakalaki-prophet = Las altas esferas
    .about = Gana siendo de la secta.
feats-napakalaki-borrower = Era un préstamo
    .about = Róbale un tesoro a tu archienemigo.
feats-napakalaki-outnumbered = Dos contra uno
    .about = Vence a un monstruo al que ayuda tu archienemigo.
feats-napakalaki-minimalist = Limpieza general
    .about = Gana después de descartar todos tus tesoros a la vez.

# Mejores resultados de una partida, por los que se ordena el salón de la fama.
feats-napakalaki-best-monsters = más monstruos vencidos
feats-napakalaki-best-power = mayor nivel total
feats-napakalaki-best-sale = más oro en una venta
