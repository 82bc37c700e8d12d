# After a fault: a short page for people, and nothing technical on it but where the report is.

faults-title = Something went wrong in Mazmorra
faults-sorry = This is our bug, not your mistake.
faults-saved = Your match is saved up to the last decision. Start Mazmorra again and choose Continue.
faults-unsaved = This match wasn't being saved, so it can't be recovered.
faults-report = This file has a report that helps us find the bug:
faults-no-report = The report couldn't be written: there is no room for it on this computer.
faults-content = It contains your match, the versions of the program and the type of your terminal. Read it before you send it to anybody.
faults-content-command = It contains the versions of the program and the type of your terminal. Read it before you send it to anybody.
