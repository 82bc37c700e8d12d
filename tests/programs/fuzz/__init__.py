"""Broken and hostile input for every reader of outside text, made from seeds.

`make fuzz` runs it; the suite runs a share of each (`test_fuzz.py`). What was found once stays an
ordinary test beside the reader that it was found in, or in `test_found.py`.
"""
