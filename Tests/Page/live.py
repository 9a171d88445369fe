# SPDX-License-Identifier: Apache-2.0
"""A server for tests of the page: its files, and sessions that say what a test wants and keep what the page says."""

import base64
import hashlib
import http.server
import json
import pathlib
import struct
import threading
import time

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Sources/GnomonLive/Page"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# A page of one view with an address bar, below /app/.
APP = pathlib.Path(__file__).resolve().parent / "app"
KINDS = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css"}

DEVICES = [
    {"name": "iPhone 17", "width": 402, "height": 874, "top": 62, "bottom": 34},
    {"name": "iPad (9th generation)", "width": 810, "height": 1080, "top": 20, "bottom": 0},
]


class Session:
    """What a page and a session say to each other."""

    def __init__(self, write):
        self.write = write
        self.said = []
        self.data = []
        self.scenes = 0
        self.seen = 0
        self.is_open = True
        self.replies = None

    def send(self, **message):
        self.write(1, json.dumps(message).encode())

    def send_data(self, kind, number, body):
        self.write(2, struct.pack("<BI", kind, number) + body)

    def scene(self, **fields):
        self.scenes += 1
        fields.setdefault("seen", self.seen)
        self.send(t="scene", n=self.scenes, **fields)
        return self.scenes

    def take(self, opcode, body):
        if opcode == 1:
            message = json.loads(body)
            self.said.append(message)
            self.seen = message.get("i", self.seen)
            if self.replies:
                self.replies(message)
        else:
            kind, number = struct.unpack("<BI", body[:5])
            self.data.append((kind, number, body[5:]))

    def all(self, kind):
        return [message for message in list(self.said) if message["t"] == kind]

    def close(self):
        self.write(8, b"")
        self.is_open = False


class Views(Session):
    """A connection of many sessions, each on a channel; a session's `opening` says what it's for."""

    def __init__(self, write, server):
        super().__init__(write)
        self.server = server
        self.channels = {}

    def take(self, opcode, body):
        if opcode == 1:
            number, rest = body.split(b" ", 1)
            number = int(number)
        else:
            (number,), rest = struct.unpack("<I", body[:4]), body[4:]
        message = json.loads(rest) if opcode == 1 else {}
        if message.get("t") == "open":
            session = Session(lambda opcode, body: self.put(number, opcode, body))
            session.opening = message
            self.channels[number] = session
            self.server.views.append(session)
            if self.server.answer:
                session.replies = lambda said: self.server.answer(session, said)
        elif message.get("t") == "close":
            self.channels.pop(number).is_open = False
        elif number in self.channels:
            self.channels[number].take(opcode, rest)

    def put(self, number, opcode, body):
        head = b"%d " % number if opcode == 1 else struct.pack("<I", number)
        self.write(opcode, head + body)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.split("/")[-1] in ("live", "views", "status"):
            return self.live()
        if path == "/devices.json":
            return self.answer(json.dumps(DEVICES).encode(), "application/json")
        file = FOLDER / (path.split("/")[-1] or "page.html")
        if path == "/app.js" or path.startswith("/app/"):
            name = "app.js" if path == "/app.js" else "app.html"
            return self.answer((APP / name).read_bytes(), KINDS[pathlib.Path(name).suffix])
        if file.parent != FOLDER or not file.is_file():
            self.send_response(204 if path == "/favicon.ico" else 404)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        self.answer(file.read_bytes(), KINDS[file.suffix])

    def answer(self, body, kind):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def live(self):
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        self.send_response(101)
        self.send_header("Upgrade", "websocket")
        self.send_header("Connection", "Upgrade")
        self.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
        self.end_headers()
        lock = threading.Lock()

        def write(opcode, body):
            length = len(body)
            head = bytes([0x80 | opcode])
            if length < 126:
                head += bytes([length])
            elif length < 65536:
                head += struct.pack(">BH", 126, length)
            else:
                head += struct.pack(">BQ", 127, length)
            with lock:
                try:
                    self.wfile.write(head + body)
                    self.wfile.flush()
                except (OSError, ValueError):  # The page has gone.
                    pass

        name = self.path.split("?")[0].split("/")[-1]
        session = Views(write, self.server) if name == "views" else Session(write)
        session.path = self.path
        server = self.server
        {"live": server.sessions, "views": server.connections, "status": server.statuses}[name].append(session)
        self.close_connection = True
        parts = b""
        try:
            while True:
                first, second = self.rfile.read(2)
                length = second & 127
                if length == 126:
                    (length,) = struct.unpack(">H", self.rfile.read(2))
                elif length == 127:
                    (length,) = struct.unpack(">Q", self.rfile.read(8))
                mask = self.rfile.read(4)
                body = bytes(byte ^ mask[i & 3] for i, byte in enumerate(self.rfile.read(length)))
                opcode = first & 15
                if opcode == 8:
                    break
                if opcode in (0, 1, 2):
                    kind = opcode or kind
                    parts += body
                    if first & 0x80:
                        session.take(kind, parts)
                        parts = b""
        except (OSError, ValueError):
            pass
        session.is_open = False
        for channel in getattr(session, "channels", {}).values():
            channel.is_open = False


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, port=0):
        super().__init__(("127.0.0.1", port), Handler)
        self.sessions = []
        # Those of many views, and the sessions on them.
        self.connections = []
        self.views = []
        self.statuses = []
        # Is called with a session on such a connection and what is said to it.
        self.answer = None
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, *_):
        pass


def wait(page, condition, what, seconds=20):
    """Waits until a condition holds, and fails with a sentence if it never does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        page.wait_for_timeout(10)
    raise AssertionError(f"waited {seconds} s in vain for {what}")
