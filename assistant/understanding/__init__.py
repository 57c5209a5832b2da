"""From a sentence to commands: annotate, frame, resolve. A language is data."""
