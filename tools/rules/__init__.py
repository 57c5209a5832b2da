"""One module a chapter; a rule yields events or raises RuleError."""
