# SPDX-License-Identifier: Apache-2.0
"""The card by a plain program over Pango and Cairo, compiled for the occasion."""
import os
import shutil
import subprocess
import tempfile

import support

compiler = shutil.which("cc") or shutil.which("clang")
if not compiler or not shutil.which("pkg-config"):
    support.missing("Cairo in C", "install a C compiler and pkg-config")
flags = subprocess.run(["pkg-config", "--cflags", "--libs", "pangocairo"], capture_output=True, text=True)
if flags.returncode != 0:
    support.missing("Cairo in C", "install libpango1.0-dev")
with tempfile.TemporaryDirectory() as folder:
    program = os.path.join(folder, "cairo_card")
    source = support.path("cairo_card.c")
    subprocess.run([compiler, "-O2", "-o", program, source, *flags.stdout.split(), "-lm"], check=True)
    median = subprocess.run([program, "--median", "15"], check=True, capture_output=True, text=True)
    support.report("Cairo in C", "card/png", float(median.stdout))
    support.report("Cairo in C", "card/cold", support.process_ms([program, os.path.join(folder, "card.png")], 9))
