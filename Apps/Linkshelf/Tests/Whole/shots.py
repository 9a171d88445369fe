# SPDX-License-Identifier: Apache-2.0
"""Where screenshots are kept."""

import pathlib


def shots():
    folder = pathlib.Path(".build/whole-shots")
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder)


def shot(name):
    return f"{shots()}/{name}.png"
