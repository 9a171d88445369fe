# SPDX-License-Identifier: Apache-2.0
"""The trees by Yoga. Its sources come with a package of PyPI, and are compiled once."""
import glob
import os
import shutil
import subprocess
import sys

import support
import trees

sources = os.path.join(support.PEERS, "yoga")
if not os.path.exists(os.path.join(sources, "Yoga.h")):
    support.missing("Yoga", "make bench-peers")
compiler = shutil.which("c++") or shutil.which("clang++")
if not compiler:
    support.missing("Yoga", "install a C++ compiler")

program = os.path.join(support.PEERS, "yoga_tree")
parts = [support.path("yoga_tree.cpp"), *sorted(glob.glob(os.path.join(sources, "**", "*.cpp"), recursive=True))]
read = [*parts, support.path("tree_file.h")]
if not os.path.exists(program) or os.path.getmtime(program) < max(map(os.path.getmtime, read)):
    folders = ["-I", sources, "-I", support.PEERS]
    subprocess.run([compiler, "-O2", "-std=c++20", "-w", *folders, "-o", program, *parts], check=True)
trees.report("Yoga", sys.argv[1], [program])
