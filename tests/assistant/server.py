"""A chat-completions server with scripted replies, for the real client to speak to."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

Message = dict[str, Any]


@dataclass(kw_only=True)
class Answer:
    """One scripted reply: a message, or trouble of some kind."""

    message: Message = field(default_factory=dict)
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    wait: float = 0.0
    drop: bool = False


def prose(text: str) -> Answer:
    """A reply that is text alone."""
    return Answer(message={"role": "assistant", "content": text})


def calls(*named: tuple[str, Any], text: str = "") -> Answer:
    """A reply that calls tools; arguments that are text go out as they are."""
    made = [
        {"id": f"call_{n}", "type": "function", "function": {
            "name": name,
            "arguments": given if isinstance(given, str) else json.dumps(given)}}
        for n, (name, given) in enumerate(named)
    ]  # fmt: skip
    return Answer(message={"role": "assistant", "content": text or None, "tool_calls": made})


def trouble(status: int, message: str = "no", **headers: str) -> Answer:
    """An error as such servers send it."""
    body = json.dumps({"error": {"message": message, "type": "error", "code": None}}).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(status=status, body=body, headers=named)


@dataclass
class Script:
    """What the server will answer, the last answer again and again; and what it was asked."""

    url: str
    answers: list[Answer]
    asked: list[dict[str, Any]] = field(default_factory=list)

    def next(self) -> Answer:
        """The answer to the request that came just now."""
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


@contextmanager
def serving(answers: Sequence[Answer]) -> Iterator[Script]:
    """A server of one's own on a free port, until the block ends."""
    script = Script("", list(answers))

    class Speaking(BaseHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

        def do_POST(self) -> None:
            script.asked.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            answer = script.next()
            time.sleep(answer.wait)
            self.close_connection = True
            if answer.drop:
                return
            body = answer.body if answer.body is not None else completion(answer.message)
            try:
                self.send_response(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            except OSError:  # who asked has given up waiting
                pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Speaking)
    server.daemon_threads = True
    server.block_on_close = False
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    script.url = f"http://127.0.0.1:{server.server_port}/v1"
    try:
        yield script
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)


def completion(message: Message) -> bytes:
    """A whole chat completion around a message."""
    reason = "tool_calls" if message.get("tool_calls") else "stop"
    return json.dumps({
        "id": "chatcmpl-1", "object": "chat.completion", "created": 0, "model": "scripted",
        "choices": [{"index": 0, "message": message, "finish_reason": reason}],
        "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2},
    }).encode()  # fmt: skip
