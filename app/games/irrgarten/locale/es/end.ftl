# El final de una partida de Irrgarten.
end-view-steps = Pasos hasta la salida

end-point-steps = de { $before } a { $after } pasos

end-luck-irrgarten-gifts = Fuerza e inteligencia recibidas
end-luck-irrgarten-hits = Golpes propios que hieren
end-luck-irrgarten-parries = Golpes ajenos aguantados
end-luck-irrgarten-prizes = Premios obtenidos
end-luck-irrgarten-returns = Resurrecciones
end-luck-irrgarten-obeyed = Pasos obedecidos
