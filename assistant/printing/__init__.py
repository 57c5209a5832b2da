"""Sheets as documents: Markdown, and a page to print."""
