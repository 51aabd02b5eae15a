"""Every rule of docs/rules by its number, on positions made by hand: a test's docstring names the rules it checks."""
