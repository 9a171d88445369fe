# SPDX-License-Identifier: Apache-2.0
"""The floor under the trees: a program in C that only negotiates, compiled for the occasion."""
import os
import shutil
import subprocess
import sys
import tempfile

import support
import trees

compiler = shutil.which("cc") or shutil.which("clang")
if not compiler:
    support.missing("Arena probe (C)", "install a C compiler")
with tempfile.TemporaryDirectory() as folder:
    program = os.path.join(folder, "probe_tree")
    source = support.path("probe_tree.c")
    subprocess.run([compiler, "-O2", "-std=c11", "-o", program, source, "-lm"], check=True)
    trees.report("Arena probe (C)", sys.argv[1], [program])
