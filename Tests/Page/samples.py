# SPDX-License-Identifier: Apache-2.0
"""Parts of scenes that tests are made of."""

import struct
import zlib

# A letter is a block of 8 by 10 points on its baseline.
BLOCK = "M0 0L8 0L8 -10L0 -10Z"


def line(words, x, y, glyph=1):
    """A line whose letters are blocks that are 9 points apart, 12 points high and 3 below the baseline."""
    places = []
    for index, letter in enumerate(words):
        if letter != " ":
            places += [glyph, 9 * index, 0]
    return [words, x, y, 9 * len(words), 12, 3, [[0, 1, places, []]]]


def text(*lines):
    """A text of lines that are 20 points apart; its corner is the first line's upper left one."""
    return [line(words, 0, 12 + 20 * index) for index, words in enumerate(lines)]


def png(width, height, pixels):
    """A PNG file of pixels, each four bytes."""

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    rows = b"".join(b"\0" + b"".join(pixels[y * width : (y + 1) * width]) for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


RED, GREEN, BLUE, CLEAR = b"\xff\0\0\xff", b"\0\xff\0\xff", b"\0\0\xff\xff", b"\0\0\0\0"


def element(role, frame, label=None, **more):
    made = {"role": role, "frame": frame, **more}
    if label is not None:
        made["label"] = label
    return made


def screen(children, size=(400, 300)):
    return {"role": "screen", "frame": [0, 0, *size], "children": children}


def settings():
    """A screen as an app may have it: a bar, a list in a scroll view, fields, controls and tabs."""
    rows = [f"Row {number}" for number in range(1, 31)]
    texts = {str(100 + number): text(words) for number, words in enumerate(rows)}
    texts |= {"1": text("Settings"), "2": text("Save"), "3": text("Alarm"), "4": text("Ada"), "5": text("Home")}
    list_commands = []
    for number in range(30):
        list_commands += [
            ["f", [0, 40 * number, 400, 39], 0, "#ffffff"],
            ["t", 100 + number, 16, 40 * number + 12, ["#000000"], 200 + number],
        ]
    root = [
        ["f", [0, 0, 400, 600], 0, "#eeeeee"],
        ["t", 1, 16, 14, ["#000000"], 2],
        ["t", 2, 340, 14, ["#0000ff"], 3],
        ["s"],
        ["c", [0, 44, 400, 300], 0],
        ["g", 2, 0, 44],
        ["r"],
        ["t", 3, 16, 362, ["#000000"], 5],
        ["f", [330, 360, 50, 24], 0, "#34c759"],
        ["f", [16, 400, 368, 30], 0, "#ffffff"],
        ["t", 4, 24, 407, ["#000000"], 6],
        ["t", 5, 30, 570, ["#0000ff"], 12],
    ]
    elements = {
        "0": screen([1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15], (400, 600)),
        "1": element("navigationBar", [0, 0, 400, 44], "Settings", children=[2, 3]),
        "2": element("text", [16, 14, 72, 15], "Settings", traits=["isHeader", "isStaticText"], level=2),
        "3": element("button", [340, 14, 40, 20], "Save", hint="Keeps what was changed", actions=["activate"]),
        "4": element("list", [0, 44, 400, 300], children=[300 + number for number in range(30)]),
        "5": element("toggle", [16, 360, 368, 24], "Alarm", value="on", actions=["activate"]),
        "6": element("textField", [16, 400, 368, 30], "Name", value="Ada", placeholder="Your name"),
        "7": element("slider", [16, 440, 368, 24], "Volume", value="40%", actions=["increment", "decrement"]),
        "8": element(
            "picker", [16, 470, 180, 24], "Unit", value="Metres", options=["Metres", "Feet"], actions=["choose"]
        ),
        "9": element("progressIndicator", [16, 500, 180, 8], "Loading", value="50%"),
        "10": element("gauge", [16, 512, 180, 8], "Battery", value="40%"),
        "11": element("tabBar", [0, 560, 400, 40], traits=["isTabBar"], children=[12, 13]),
        "12": element("tab", [0, 560, 200, 40], "Home", traits=["isSelected"], actions=["activate"]),
        "13": element("tab", [200, 560, 200, 40], "More", actions=["activate"]),
        "14": element("image", [210, 470, 40, 40], "A cat"),
        "15": element("stepper", [260, 470, 100, 30], "Guests", value="2", actions=["increment", "decrement"]),
    }
    for number, words in enumerate(rows):
        frame = [0, 40 * number, 400, 39]
        actions = ["named:Delete"] if number == 0 else ["activate"] if number == 1 else []
        elements[str(300 + number)] = element("row", frame, inside=7, children=[200 + number], actions=actions)
        elements[str(200 + number)] = element("text", [16, 40 * number + 12, 60, 15], words, inside=7)
    scroll = {
        "frame": [0, 44, 400, 300],
        "content": [400, 1200],
        "offset": [0, 0],
        "axes": "v",
        "group": 2,
        "inside": 0,
    }
    return {
        "size": [400, 600],
        "scale": 1,
        "root": 1,
        "groups": {"1": root, "2": list_commands},
        "texts": texts,
        "glyphs": {"1": BLOCK},
        "scrolls": {"7": scroll},
        "elements": elements,
        "focus": None,
    }
