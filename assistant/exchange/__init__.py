"""Sheets of other tools: read into drafts, written back with what the engine has no place for."""
