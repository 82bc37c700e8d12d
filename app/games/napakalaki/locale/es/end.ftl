# El final de una partida de Napakalaki.
end-view-level = Nivel

end-point-level = nivel { $before } a { $after }

end-luck-napakalaki-start = Tesoros iniciales
end-luck-napakalaki-beaten = Monstruos vencidos
end-luck-napakalaki-escapes = Huidas
end-luck-napakalaki-gold = Oro de los tesoros robados
end-luck-napakalaki-bonus = Bonus de los tesoros robados
