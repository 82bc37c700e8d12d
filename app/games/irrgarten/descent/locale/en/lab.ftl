# The Descent in the laboratory.
lab-end-safe = somebody came out alive
lab-end-lost = nobody came out alive
