"""Cases, solvers and scorers: how well the assistant understands and answers."""
