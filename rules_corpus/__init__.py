"""What the rules say: passages, terms and facts, and the library that finds them."""
