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
    """One scripted reply: a message, or trouble of some kind.

    Attributes:
        wait: seconds before it begins; `lull`: before its last piece, where it streams.
        drop: the connection ends with nothing said; `broken`: in the middle of a stream.
        cut: a stream ends in good order, but without its last piece.
        reason: why it ended; left out: as the message has calls or none.
    """

    message: Message = field(default_factory=dict)
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    wait: float = 0.0
    drop: bool = False
    lull: float = 0.0
    broken: bool = False
    cut: bool = False
    reason: str | None = None
    tokens: int = 1


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
            if script.asked[-1].get("stream") and answer.body is None:
                self.stream(answer)
                return
            body = answer.body if answer.body is not None else completion(answer)
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

        def do_GET(self) -> None:
            body = json.dumps({"object": "list", "data": [{"id": "scripted"}]}).encode()
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def stream(self, answer: Answer) -> None:
            """Send the answer in small pieces, its calls too, as such servers do."""
            usage = bool((script.asked[-1].get("stream_options") or {}).get("include_usage"))
            pieces = list(chunks(answer, usage))
            if answer.broken:
                pieces = pieces[: max(len(pieces) // 2, 1)]
            elif answer.cut:
                pieces = [each for each in pieces if b'"finish_reason": null' in each]
            try:
                self.send_response(200)
                self.send_header("content-type", "text/event-stream")
                self.send_header("transfer-encoding", "chunked")
                self.end_headers()
                for n, piece in enumerate(pieces, 1):
                    time.sleep(answer.lull if n == len(pieces) else 0)
                    self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
                    self.wfile.flush()
                if not answer.broken:
                    self.wfile.write(b"0\r\n\r\n")
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


def reason_of(answer: Answer) -> str:
    """Why a message ended."""
    return answer.reason or ("tool_calls" if answer.message.get("tool_calls") else "stop")


def chunks(answer: Answer, usage: bool) -> Iterator[bytes]:
    """A chat completion as server-sent events, texts and arguments a few letters at a time."""
    text = str(answer.message.get("content") or "")
    deltas: list[Message] = [{"role": "assistant", "content": ""}]
    deltas += [{"content": text[n : n + 5]} for n in range(0, len(text), 5)]
    for place, call in enumerate(answer.message.get("tool_calls", ())):
        named, given = call["function"]["name"], call["function"]["arguments"]
        head = {"index": place, "id": call["id"], "type": "function",
                "function": {"name": named, "arguments": ""}}  # fmt: skip
        deltas.append({"tool_calls": [head]})
        for n in range(0, len(given), 4):
            piece = {"index": place, "function": {"arguments": given[n : n + 4]}}
            deltas.append({"tool_calls": [piece]})
    for delta in deltas:
        yield event(choices=[{"index": 0, "delta": delta, "finish_reason": None}])
    yield event(choices=[{"index": 0, "delta": {}, "finish_reason": reason_of(answer)}])
    if usage:
        yield event(choices=[], usage=counted(answer))
    yield b"data: [DONE]\n\n"


def event(**fields: Any) -> bytes:
    """One piece of a stream."""
    chunk = {"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 0,
             "model": "scripted", **fields}  # fmt: skip
    return f"data: {json.dumps(chunk)}\n\n".encode()


def counted(answer: Answer) -> Message:
    """The tokens that a server says it has counted."""
    return {"prompt_tokens": answer.tokens, "completion_tokens": 1,
            "total_tokens": answer.tokens + 1}  # fmt: skip


def completion(answer: Answer) -> bytes:
    """A whole chat completion around a message."""
    message, reason = answer.message, reason_of(answer)
    return json.dumps({
        "id": "chatcmpl-1", "object": "chat.completion", "created": 0, "model": "scripted",
        "choices": [{"index": 0, "message": message, "finish_reason": reason}],
        "usage": counted(answer),
    }).encode()  # fmt: skip
