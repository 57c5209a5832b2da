"""The campaign told back: its log, a recap, its dice; for the GM, and for players."""
