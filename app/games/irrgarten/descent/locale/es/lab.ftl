# La bajada en el laboratorio.
lab-end-safe = alguien salió con vida
lab-end-lost = nadie salió con vida
