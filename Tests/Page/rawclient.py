# SPDX-License-Identifier: Apache-2.0
"""A client that says what a browser wouldn't: requests and WebSocket frames byte by byte."""

import json
import os
import socket
import struct


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body


class Raw:
    """A connection. What it waits for comes within some seconds, or it says that the connection has ended."""

    def __init__(self, port, seconds=15):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=seconds)
        self.unread = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        """Sends bytes; false where the other end takes none any more."""
        try:
            self.socket.sendall(data)
            return True
        except OSError:
            return False

    def more(self):
        try:
            data = self.socket.recv(1 << 16)
        except OSError:
            return False
        self.unread += data
        return bool(data)

    def take(self, count):
        while len(self.unread) < count:
            if not self.more():
                raise EOFError
        data, self.unread = self.unread[:count], self.unread[count:]
        return data

    def rest(self):
        """All that comes until the connection ends."""
        while self.more():
            pass
        data, self.unread = self.unread, b""
        return data

    def answer(self):
        """The next answer to a request; None where the connection ends before."""
        while b"\r\n\r\n" not in self.unread:
            if not self.more():
                return None
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").split("\r\n")
        fields = {}
        for line in lines[1:]:
            name, value = line.split(":", 1)
            fields[name.strip().lower()] = value.strip()
        status = int(lines[0].split(" ")[1])
        length = int(fields.get("content-length", 0)) if status != 101 else 0
        return Answer(status, fields, self.take(length))

    def message(self, wanted=None):
        """The next frame, as opcode and payload; of texts one that has what is wanted."""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            opcode, payload = first & 15, self.take(length)
            if wanted is None or opcode == 8 or (opcode == 1 and wanted(payload)):
                return opcode, payload

    def close_code(self):
        """The code with which the server closes; None where it ends without one."""
        try:
            while True:
                opcode, payload = self.message()
                if opcode == 8:
                    return struct.unpack(">H", payload[:2])[0]
        except EOFError:
            return None


def head(opcode, length, fin=True, reserved=0, masked=True):
    """The head of a frame; what it says of the length needn't be true."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    mask = 0x80 if masked else 0
    if length < 126:
        data = bytes([first, mask | length])
    elif length < 1 << 16:
        data = bytes([first, mask | 126]) + struct.pack(">H", length)
    else:
        data = bytes([first, mask | 127]) + struct.pack(">Q", length)
    return data + (b"\x01\x02\x03\x04" if masked else b"")


def frame(opcode, payload, fin=True, reserved=0):
    masked = bytes(byte ^ (1 + (index & 3)) for index, byte in enumerate(payload))
    return head(opcode, len(payload), fin, reserved) + masked


def text(message):
    return frame(1, message if isinstance(message, bytes) else json.dumps(message).encode())


def memory(process):
    """The memory that a process has, in KiB."""
    with open(f"/proc/{process}/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processes_below(parent):
    """The processes that a process has started, with what they're called."""
    found = {}
    children = {}
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat") as file:
                called, rest = file.read().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        children.setdefault(int(rest.split()[1]), []).append((int(name), called))
    waiting = [parent]
    while waiting:
        for process, called in children.get(waiting.pop(), []):
            found[process] = called
            waiting.append(process)
    return found
