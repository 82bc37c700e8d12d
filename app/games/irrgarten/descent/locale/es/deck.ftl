# Lo que está mal en un reglamento de La bajada, por el código del problema.
deck-meals = la comida más grande es de { $most }, pero la más pequeña es de { $least }. Sube la grande hasta { $least } o más.
