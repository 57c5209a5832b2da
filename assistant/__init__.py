"""Understands, chooses and phrases; computes no rule."""

__version__ = "0.1.0"
