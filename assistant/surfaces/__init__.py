"""The faces of the toolbox: each one thin."""
