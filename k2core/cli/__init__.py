"""The command line and its English words."""
