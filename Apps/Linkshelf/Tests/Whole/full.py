# SPDX-License-Identifier: Apache-2.0
"""A disk that is full in the middle of work: a real small one, with the real server and browser on it."""

import contextlib
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.error

MEGABYTES = 80
LINKS = 5
# The answer's words for a change that found no room.
REFUSED = "The disk is full, so the change couldn't be kept."


class SmallDisk:
    """A filesystem of its own in memory. `folder` is None where this user may not mount one."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="linkshelf-small-"))
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=755", "tmpfs", self.folder], capture_output=True, text=True)
        if done.returncode:
            self.folder.rmdir()
            self.folder = None
            self.reason = done.stderr.strip()

    def fill(self):
        """Takes the last byte, and again what others give back meanwhile."""
        with open(self.folder / "ballast", "ab", buffering=0) as file, contextlib.suppress(OSError):
            for size in (1 << 20, 1 << 12):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(size))

    def empty(self):
        (self.folder / "ballast").unlink()

    def free(self):
        return shutil.disk_usage(self.folder).free

    def remove(self):
        subprocess.run(["umount", "-l", self.folder], check=True)
        self.folder.rmdir()


def shortage(day):
    return day.server.api("/queue", day.token).get("shortage")


def set_limits(day, **given):
    return day.server.api("/space", day.token, "PUT", dict(versions=None, linkMB=None, allMB=None, freeMB=None, binDays=None) | given)


def refused(day, path, body):
    """What the API says with status 507; None where it took the change."""
    try:
        day.server.api(path, day.token, "POST", body)
    except urllib.error.HTTPError as error:
        assert error.code == 507, (error.code, error.read())
        return json.loads(error.read())["error"]["message"]
    return None


def check(day, disk):
    """Work waits at the floor, is given back on a full disk, and is done when there's room; nothing is lost."""
    the_floor_keeps_work_waiting(day)
    asked = the_disk_fills_while_snapshots_are_made(day, disk)
    what_is_written_is_whole_or_refused(day)
    room_is_made_by_deleting(day, disk)
    a_server_starts_and_reads_on_a_full_disk(day, disk)
    disk.empty()
    for path in asked:
        link = day.made(path, 150)
        snapshots = day.server.api(f"/links/{link['id']}/snapshots", day.token)["snapshots"]
        assert len(snapshots) == 1, (path, len(snapshots))
        kinds = {part["kind"] for part in snapshots[0]["parts"]}
        assert kinds >= {"picture", "preview", "archive", "article", "markdown", "text", "pdf", "response"}, kinds
    assert not shortage(day)
    day.wait("the log", lambda: any("there is room again" in line for line in day.server.lines), 60)
    day.server.stop()
    said = day.server.command("doctor", "--deep").stdout
    assert "All is well" in said, said
    assert "free" in day.server.command("space").stdout


def check_browser(day, disk):
    """The store has room, and the disk where the browser keeps its profile has none."""
    set_limits(day)
    day.add(day.web.base + "/slow-profile")
    day.wait("a snapshot under way", lambda: any(job["kind"] == "snapshot" and job["state"] == "running" for job in day.server.api("/queue", day.token)["jobs"]), 40)
    disk.fill()
    said = day.wait("the sentence", lambda: shortage(day), 90)
    assert f"The disk of {disk.folder} is full: something couldn't be written. The queue waits" in said, said
    assert "The disk is full: something couldn’t be written. The queue waits" in day.open("/queue").inner_text("main")
    queue = day.server.api("/queue", day.token)
    assert not queue["failed"] and all(not job["error"] for job in queue["jobs"]), queue
    disk.empty()
    assert day.made("/slow-profile", 100)
    day.server.stop()
    assert "All is well" in day.server.command("doctor", "--deep").stdout


def the_floor_keeps_work_waiting(day):
    # The small disk has less than the 500 MB that have to stay free where nobody chose otherwise.
    day.add(day.web.base + "/article")
    said = day.wait("the sentence", lambda: shortage(day), 10)
    assert "500 MB have to stay free. The queue waits and goes on by itself when there is room." in said, said
    assert "500 MB have to stay free" in day.open("/queue").inner_text("main")
    assert "500 MB have to stay free" in day.open("/settings").inner_text("main")
    time.sleep(3)
    assert day.link("/article")["jobs"], "work was begun"
    assert sum("500 MB have to stay free" in line for line in day.server.lines) == 1, day.server.lines
    set_limits(day)
    # Changed limits wake the workers.
    day.made("/article", 40)


def the_disk_fills_while_snapshots_are_made(day, disk):
    paths = [f"/slow-full-{number}" for number in range(LINKS)]
    day.server.api("/links", day.token, "POST", {"links": [{"address": day.web.base + path} for path in paths]})
    day.server.api("/links", day.token, "POST", {"links": [{"address": day.web.base + "/page-spare"}], "snapshots": False})
    day.wait("a snapshot under way", lambda: any(job["kind"] == "snapshot" and job["state"] == "running" for job in day.server.api("/queue", day.token)["jobs"]), 40)
    disk.fill()
    day.wait("the sentence", lambda: shortage(day), 60)
    def given_back():
        return not any(job["state"] == "running" for job in day.server.api("/queue", day.token)["jobs"])
    day.wait("the jobs' end", given_back, 120)
    queue = day.server.api("/queue", day.token)
    assert not queue["failed"], queue
    assert all(not job["error"] for job in queue["jobs"]), queue
    assert "The queue waits and goes on by itself when there is room." in queue["shortage"], queue["shortage"]
    main = day.open("/queue").inner_text("main")
    assert "The queue waits and goes on by itself when there is room." in main, main
    making = list((day.server.data / "making").glob("*"))
    assert not making, making
    disk.fill()
    return paths


def what_is_written_is_whole_or_refused(day):
    taken, kept = [], []
    for number in range(60):
        address = f"{day.web.base}/page-noted-{number}"
        said = refused(day, "/links", {"links": [{"address": address, "note": "words and more " * 6_000}], "snapshots": False})
        if said:
            assert said.startswith(REFUSED), said
            kept.append(address)
        else:
            taken.append(address)
    assert kept, "the disk wasn't full"
    there = {link["address"] for link in day.links("note:words")}
    assert there == set(taken), (there, taken)
    page = day.open("/add")
    page.fill("#addresses", "\n".join(f"{day.web.base}/page-typed-{n}" for n in range(450)))
    page.click("main form.edit button[type=submit]")
    assert "The disk is full, so the change couldn’t be kept" in page.inner_text("main"), page.inner_text("main")[:500]
    assert not day.links("page-typed-1")
    # Reading goes on: lists, searches, and what is kept.
    assert day.open("/all").locator("li.link").count() > 0
    assert day.links("gnomon dial")
    assert day.text(day.link("/article"), "pdf").startswith(b"%PDF-")


def room_is_made_by_deleting(day, disk):
    # Others leave a little, so that the reserve is laid down again; then they take all of it.
    (disk.folder / "ballast").unlink()
    day.server.api("/queue/actions", day.token, "POST", {"action": "pause"})
    day.wait("the reserve", (day.server.data / "reserve").exists, 40)
    disk.fill()
    link = day.link("/page-spare")
    free = disk.free()
    day.server.api("/links/actions", day.token, "POST", {"ids": [link["id"]], "action": "bin"})
    day.server.api("/links/actions", day.token, "POST", {"ids": [link["id"]], "action": "delete"})
    assert link["address"] not in {found["address"] for found in day.links()}
    assert disk.free() > free, (disk.free(), free)
    day.server.api("/queue/actions", day.token, "POST", {"action": "resume"})


def a_server_starts_and_reads_on_a_full_disk(day, disk):
    disk.fill()
    day.server.stop()
    disk.fill()
    day.server.start()
    assert day.links("gnomon dial")
    assert day.open("/all").locator("li.link").count() > 0
    assert "The queue waits" in day.wait("the sentence", lambda: shortage(day), 20)
