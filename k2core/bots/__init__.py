"""Players that think: what they have in common is in `interface.py`, those of a game in the folder of its name.

Games do not know them, and the page's first start does not load them.
"""
