"""What a table agrees on, and how a scene may be stopped."""

from typing import Literal, get_args

Stop = Literal["x_card", "pause"]
Topic = Literal[
    "pitch", "tone", "scale", "lines", "veils", "tools", "conduct", "absence", "schedule", "death"
]
TOPICS: tuple[Topic, ...] = get_args(Topic)
