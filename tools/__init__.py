"""The rules engine of Fatewright: standard library and pydantic only."""
