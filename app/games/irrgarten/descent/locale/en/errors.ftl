# Refusals by the rules of the Descent: one sentence for each code.
errors-setup-no-monsters = No monster can be used. The Descent needs monsters with strength, intelligence and health.
errors-setup-no-gear = No weapon or shield can be used. The Descent needs gear with a block "descent".
