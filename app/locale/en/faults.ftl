# After a fault: a short page for people, and nothing technical on it but where the report is.

faults-title = Something went wrong in Mazmorra
faults-sorry = This is a mistake of the program, not of yours.
faults-saved = Your game is saved up to the last decision: start again and choose Continue.
faults-unsaved = This game was not being saved and can't be brought back.
faults-report = A report with all that is needed to find the mistake is in this file:
faults-no-report = A report could not be written: there is no place for it on this machine.
faults-content = It holds the game that was played, the versions of the program and what your terminal is. Look at it before you send it to anybody.
faults-content-command = It holds the versions of the program and what your terminal is. Look at it before you send it to anybody.
