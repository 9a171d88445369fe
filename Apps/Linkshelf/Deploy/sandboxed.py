# SPDX-License-Identifier: Apache-2.0
"""Starts Chromium with its sandbox as a user without rights, under the system calls that seccomp.json or a unit of systemd allows.

sandboxed.py FILE [--without-namespaces]: the last word forbids what Docker's own list does, to see that the check can fail.
"""

import errno
import json
import os
import pwd
import re
import subprocess
import sys
import tempfile

import seccomp

NAMESPACES = {"mnt": 0x20000, "cgroup": 0x2000000, "uts": 0x4000000, "ipc": 0x8000000, "user": 0x10000000, "pid": 0x20000000, "net": 0x40000000}


def add(rules, action, names, *arguments):
    for name in names:
        try:
            rules.add_rule(action, name, *arguments)
        except (RuntimeError, ValueError, OSError):
            pass  # Another architecture's, or newer than the library.


def of_profile(path):
    rules = seccomp.SyscallFilter(seccomp.ALLOW)
    for rule in json.load(open(path))["syscalls"]:
        add(rules, seccomp.ERRNO(rule["errnoRet"]), rule["names"])
    if "--without-namespaces" in sys.argv:
        add(rules, seccomp.ERRNO(errno.EPERM), ["unshare", "setns"])
        add(rules, seccomp.ERRNO(errno.ENOSYS), ["clone3"])
        add(rules, seccomp.ERRNO(errno.EPERM), ["clone"], seccomp.Arg(0, seccomp.MASKED_EQ, NAMESPACES["user"], NAMESPACES["user"]))
    return [rules]


def calls(words):
    """The system calls of a filter's words, with its groups opened."""
    found = set()
    for word in words:
        if word.startswith("@"):
            lines = subprocess.run(["systemd-analyze", "syscall-filter", "--no-pager", word], capture_output=True, text=True, check=True).stdout
            found |= calls(line.strip() for line in lines.splitlines()[1:] if line.strip() and not line.strip().startswith("#"))
        else:
            found.add(word)
    return found


def of_unit(path):
    unit = open(path).read()
    allowed = calls(re.search(r"^SystemCallFilter=(.*)$", unit, re.M).group(1).split()) | calls(["@default"])
    rules = seccomp.SyscallFilter(seccomp.ERRNO(errno.EPERM))
    add(rules, seccomp.ALLOW, sorted(allowed))
    # RestrictNamespaces, as systemd makes it of the same word.
    kept = re.search(r"^RestrictNamespaces=(.*)$", unit, re.M).group(1).split()
    spaces = seccomp.SyscallFilter(seccomp.ALLOW)
    add(spaces, seccomp.ERRNO(errno.ENOSYS), ["clone3"])
    for name, flag in NAMESPACES.items():
        if name not in kept:
            add(spaces, seccomp.ERRNO(errno.EPERM), ["clone", "unshare"], seccomp.Arg(0, seccomp.MASKED_EQ, flag, flag))
    return [spaces, rules]


FILTERS = of_profile(sys.argv[1]) if sys.argv[1].endswith(".json") else of_unit(sys.argv[1])


def restrict():
    user = pwd.getpwnam("nobody")
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)
    for rules in FILTERS:
        rules.set_attr(seccomp.Attr.CTL_NNP, True)
        rules.load()


with tempfile.TemporaryDirectory() as folder:
    os.chmod(folder, 0o777)
    # Debian's helper with rights of its own can't be used where no new rights are given.
    done = subprocess.run(
        ["/usr/bin/chromium", "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-setuid-sandbox",
         f"--user-data-dir={folder}/profile", "--dump-dom", "data:text/html,<p>drawn</p>"],
        capture_output=True, text=True, timeout=120, preexec_fn=restrict, env={"HOME": folder, "PATH": os.environ["PATH"]})
if "<p>drawn</p>" not in done.stdout:
    print((done.stderr or done.stdout)[-2_000:])
    sys.exit(1)
print(f"Chromium's sandbox works under {sys.argv[1]}")
