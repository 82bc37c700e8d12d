# Lo que rechazan las reglas de Hammerspace: una frase por código.
errors-setup-deck = La baraja tiene { $found } cartas, { $attacks } de ellas de ataque: hacen falta un múltiplo de 4, al menos { $least }, y una cuarta parte de ataques.
errors-setup-characters = La baraja tiene { $found ->
    [one] { $found } personaje
   *[other] { $found } personajes
}, y para tantos jugadores hacen falta { $least }.
