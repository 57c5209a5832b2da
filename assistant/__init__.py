"""Understands, chooses and phrases; computes no rule."""
