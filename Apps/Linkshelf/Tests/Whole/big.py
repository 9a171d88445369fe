# SPDX-License-Identifier: Apache-2.0
"""A made page of about 2 MB, and the words that it's made of."""

import functools
import random
import re
import struct
import zlib

from web import Web

WORDS = """shadow hour dial garden light morning river stone paper window market bridge winter harbour letter kitchen forest signal engine
          pattern memory number market glass copper thread needle candle mirror valley summer island lantern orchard""".split()


@functools.cache
def big_page():
    """A page of about 2 MB: text, a stylesheet, and pictures that compress badly."""
    random.seed(7)
    text = "".join(f"<h2>Part {n}</h2><p>{' '.join(random.choices(WORDS, k=180))}</p><img src='/noise-{n}.png' width=640 height=320>" for n in range(12))
    return f"<!doctype html><title>A page of two megabytes</title><link rel=stylesheet href=/style.css><article><h1>Big</h1>{text}</article>".encode()


@functools.cache
def noise(number):
    random.seed(number)
    width, height = 320, 160
    rows = b"".join(b"\0" + random.randbytes(width * 3) for _ in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


class BigWeb(Web):
    def answer(self, path):
        if path.startswith("/big"):
            return 200, "text/html; charset=utf-8", big_page()
        if path.startswith("/noise-"):
            return 200, "image/png", noise(int(re.findall(r"\d+", path)[0]))
        if path == "/style.css":
            return 200, "text/css", b"body{font:18px/1.6 serif;max-width:50em;margin:auto}" + b"/* filler */" * 8_000
        return super().answer(path)
