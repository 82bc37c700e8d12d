# El final de una bajada.
end-view-coins = Monedas

end-point-coins = de { $before } a { $after } monedas
end-point-expected-coins = camino de { $after } monedas, no de { $before }

end-luck-descent-hits = Aciertos
end-luck-descent-parries = Paradas
