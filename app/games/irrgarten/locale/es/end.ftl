# El final de una partida de Irrgarten.
end-view-steps = Pasos hasta la salida

end-point-steps = de { $before } a { $after } pasos

end-luck-irrgarten-gifts = Fuerza e inteligencia
end-luck-irrgarten-hits = Aciertos
end-luck-irrgarten-parries = Paradas
end-luck-irrgarten-prizes = Cosas ganadas en premios
end-luck-irrgarten-returns = Resurrecciones
end-luck-irrgarten-obeyed = Pasos que obedecieron
