# La ficha del final de la última lección de Napakalaki.
lessons-card-last-napakalaki = Intro empieza «Con amigos así…» contra bots.
