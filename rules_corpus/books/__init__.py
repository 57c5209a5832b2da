"""Books of the user's own: files of many kinds, read as headings and paragraphs."""
