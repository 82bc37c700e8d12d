# El final de una bajada.
end-view-coins = Monedas

end-point-coins = de { $before } a { $after } monedas
end-point-expected-coins = de { $before } a { $after }
end-points-unit-coins = monedas que podías esperar, antes y después

end-luck-descent-hits = Aciertos
end-luck-descent-parries = Paradas
