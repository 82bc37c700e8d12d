# La línea en la que se busca, en todas las pantallas en las que se puede.

search-at = { $number } de { $all }
search-hits = resultados: { $all }
search-none = Aquí no hay nada con esas palabras.
