# SPDX-License-Identifier: Apache-2.0
"""What all peers need: medians, and the line by which they report."""
import json
import os
import subprocess
import sys
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
# What `make bench-peers` installs.
PEERS = os.path.join(os.path.dirname(FOLDER), ".build", "peers")


def path(name):
    return os.path.join(FOLDER, name)


def median_ms(run, count=15, warm_ups=3):
    for _ in range(warm_ups):
        run()
    times = []
    for _ in range(count):
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1000)
    return sorted(times)[count // 2]


def process_ms(arguments, count=5):
    def run():
        subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return median_ms(run, count, 1)


def report(name, work, milliseconds):
    """`work` is a workload's name, as GnomonBench has it."""
    print(json.dumps({"name": name, "work": work, "milliseconds": milliseconds}), flush=True)


def note(text):
    """Says what is left out, and why."""
    print(json.dumps({"note": text}), flush=True)


def missing(name, how):
    print(json.dumps({"missing": name, "how": how}), flush=True)
    sys.exit(0)
