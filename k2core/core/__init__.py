"""What every game is made of: states, errors, seeds, cards, options, positions, JSON in and out. Imports no game."""
