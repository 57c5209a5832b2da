"""A server of embeddings that speaks OpenAI's protocol: n-grams hashed into a few numbers."""

import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from rules_corpus.grams import grams


@dataclass
class Speaking:
    """Where the server is, what it was asked, and how it is to answer.

    Attributes:
        width: how many numbers a vector has.
        status: what it answers with, 200 for vectors.
    """

    url: str = ""
    width: int = 128
    status: int = 200
    asked: list[dict[str, Any]] = field(default_factory=list)

    @property
    def texts(self) -> list[str]:
        return [text for each in self.asked for text in each["input"]]


def vector(text: str, width: int) -> list[float]:
    held = [0.001] * width
    for gram in grams(text):
        held[zlib.crc32(gram.encode()) % width] += 1.0
    return held


@contextmanager
def embedding() -> Iterator[Speaking]:
    """A server of one's own on a free port, until the block ends."""
    speaking = Speaking()

    class Answering(BaseHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
            speaking.asked.append(asked)
            told: dict[str, Any] = {"error": {"message": "no", "type": "error", "code": None}}
            if speaking.status == 200:
                # Out of order, as some servers answer: the index tells.
                rows = [
                    {"object": "embedding", "index": at, "embedding": vector(text, speaking.width)}
                    for at, text in enumerate(asked["input"])
                ]
                told = {"object": "list", "model": asked["model"], "data": rows[::-1],
                        "usage": {"prompt_tokens": 1, "total_tokens": 1}}  # fmt: skip
            body = json.dumps(told).encode()
            self.send_response(speaking.status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    speaking.url = f"http://127.0.0.1:{server.server_port}/v1"
    try:
        yield speaking
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
