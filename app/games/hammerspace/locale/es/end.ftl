# El final de una partida de Hammerspace.
end-view-life = Vida

end-point-life = vida { $before } a { $after }

end-luck-hammerspace-attack = Dados de ataque
end-luck-hammerspace-defence = Dados de defensa
end-luck-hammerspace-conditions = Efectos logrados al tirar
end-luck-hammerspace-amounts = Dados de efectos
end-luck-hammerspace-cards = Valor de las cartas robadas
