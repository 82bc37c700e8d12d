"""The choices among friends (NAP-34 to NAP-42): doors, grudges, the ways out of a fight, prices."""
