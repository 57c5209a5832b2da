"""A machine that plays whatever a table may do, and looks at the books after every step."""
