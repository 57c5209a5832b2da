"""The chat models: a deterministic one without any key, and OpenAI-compatible ones."""
