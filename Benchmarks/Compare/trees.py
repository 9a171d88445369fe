# SPDX-License-Identifier: Apache-2.0
"""The trees of Gnomon's workloads, for layout engines with a driver: a program that prints `first` and `again`."""
import os
import subprocess
import tempfile

import support

BALANCED = (("bal_1k", 1000), ("bal_10k", 10000), ("bal_100k", 100000))
CHAINS, DEPTHS = ("deepalt", "deepcol"), (10, 30, 100, 300, 1000)


def report(name, bench, driver):
    """Reports all trees. The driver, a command, takes a tree's file and the side, and prints two numbers: milliseconds.

    Of a chain the deepest that it manages is reported: some engines take twice as long for each level.
    """
    with tempfile.TemporaryDirectory() as folder:
        def measure(work, kind, count, side, seconds):
            path = os.path.join(folder, work)
            with open(path, "w") as file:
                subprocess.run([bench, "tree", kind, str(count)], check=True, stdout=file)
            try:
                run = subprocess.run([*driver, path, str(side)], capture_output=True, text=True, timeout=seconds)
            except subprocess.TimeoutExpired:
                support.note(f"{name} takes too long for {work}: left out")
                return None
            if run.returncode != 0:
                support.note(f"{name} fails at {work} ({run.returncode}): left out")
                return None
            return map(float, run.stdout.split())

        for work, leaves in BALANCED:
            if times := measure(work, "bal", leaves, 40 * leaves ** 0.5, 120):
                report_both(name, work, *times)
        for kind in CHAINS:
            deepest = None
            for depth in DEPTHS:
                work = f"{kind}_{depth}"
                if not (times := measure(work, kind, depth, 1000, 10)):
                    break
                deepest = (work, *times)
            if deepest:
                report_both(name, *deepest)


def report_both(name, work, first, again):
    support.report(name, f"{work}/first", first)
    support.report(name, f"{work}/again", again)
