# Tras la lección de la bajada.
lessons-card-last-descent = Intro empieza una bajada.
