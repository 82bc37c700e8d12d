# Lo que rechazan las reglas de Hammerspace: una frase por código.
errors-setup-deck = La baraja tiene { $found } cartas, { $attacks } de ataque. Necesita un múltiplo de 4, al menos { $least }, y que una cuarta parte sean ataques.
errors-setup-characters = La baraja tiene { $found ->
    [one] { $found } personaje
   *[other] { $found } personajes
}, y para tantos jugadores hacen falta { $least }.
