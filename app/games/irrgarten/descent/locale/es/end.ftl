# El final de una bajada.
end-view-coins = Monedas

end-point-coins = de { $before } a { $after } monedas
end-point-expected-coins = se esperaban { $before } monedas y ahora { $after }

end-luck-descent-hits = Aciertos
end-luck-descent-parries = Paradas
