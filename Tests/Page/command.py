# SPDX-License-Identifier: Apache-2.0
"""`gnomon preview` on sources of its own, and how pictures of pages are compared with those of `gnomon render`."""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

import numpy
from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
GNOMON = os.environ.get("GNOMON", str(HERE.parents[1] / ".build/debug/gnomon"))


class Command:
    """`gnomon preview` on a copy of the views, or on what is in the folder."""

    def __init__(self, folder, *shown):
        self.file = pathlib.Path(folder) / "Views.swift"
        if not shown:
            shutil.copy(HERE / "Views.swift", self.file)
        # What a script starts in the background ignores the signal, and hands that on; what is handled here is not handed on.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [GNOMON, "preview", *(shown or [self.file.name])], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines = []
        threading.Thread(target=self.read, daemon=True).start()
        end = time.monotonic() + 300
        while time.monotonic() < end and self.process.poll() is None:
            found = re.search(r"http://\S+", "".join(self.lines))
            if found:
                self.address = found.group(0)
                return
            time.sleep(0.05)
        time.sleep(0.2)
        sys.exit("no address came:\n" + "".join(self.lines))

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line)

    def edit(self, old, new):
        """Saves the file as editors do: another takes its place."""
        text = self.file.read_text()
        assert old in text, f"the file doesn't have {old}"
        other = self.file.with_suffix(".new")
        other.write_text(text.replace(old, new))
        other.replace(self.file)


def differences(a, b):
    """How two pictures differ: the mean where either shows something, the tile that differs most, tiles of which only one
    shows something."""
    a, b = (numpy.asarray(picture.convert("RGB")).astype(int) for picture in (a, b))
    assert a.shape == b.shape, f"the page's picture has {a.shape}, the rendered one {b.shape}"
    ground = b[2, 2]
    seen = [numpy.abs(picture - ground).max(2) for picture in (a, b)]
    ink = (seen[0] > 8) | (seen[1] > 8)
    mean = numpy.abs(a - b).mean(2)[ink].mean() if ink.any() else 0
    worst, alone = 0, []
    for y in range(0, a.shape[0], 16):
        for x in range(0, a.shape[1], 16):
            tiles = [picture[y : y + 16, x : x + 16].reshape(-1, 3).mean(0) for picture in (a, b)]
            worst = max(worst, numpy.abs(tiles[0] - tiles[1]).max())
            around = [one[max(0, y - 2) : y + 18, max(0, x - 2) : x + 18].max() for one in seen]
            if min(around) <= 8 and max(around) > 48:
                alone.append((x, y))
    return mean, worst, alone


def disagreement(shown, rendered, name):
    """Says what is wrong where two pictures differ by more than browsers and Cairo do; None where they agree."""
    mean, worst, alone = differences(shown, rendered)
    print(f"        {name}: mean {mean:.2f}, worst tile {worst:.1f}")
    return None if mean <= 12 and worst <= 24 and not alone else f"{name}: {mean}, {worst}, {alone[:5]}"


def render(command, name, path, *options):
    subprocess.run(
        [GNOMON, "render", command.file.name, "--preview", name, "-o", path, "--scale", "2", *options],
        cwd=command.file.parent, check=True, capture_output=True)
    return Image.open(path)
