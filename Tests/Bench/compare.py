#!/usr/bin/env python3
"""How quick townranking is as a whole: beside a baseline in C, less, fzf and VisiData, each in a terminal of 80x24.

The baseline has the same first screen with the towns of 2021 compiled in, and is compiled with cc; the others are
measured where they are installed. They show FILE, or the towns of 2021: less and fzf the table of `--format plain`,
VisiData the sheet of `--format tsv`. Programs take turns, so that what else the machine does meets all of them.
"""
import argparse
import fcntl
import json
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

PROJECT = pathlib.Path(__file__).resolve().parents[2]
LEFT, RIGHT, UP, DOWN = (b"\x1b[" + letter for letter in (b"D", b"C", b"A", b"B"))
# Each key changes something on the screen.
BROWSE = [RIGHT, LEFT, b"e", b"e", b"j", b"k"]

# A first screen is complete after this many seconds of silence: Python loads modules between two parts of it.
FIRST_SILENCE = 0.4
# Less than VisiData waits before it looks for work again, ten times a second.
KEY_SILENCE = 0.08
# A million towns are read in less time.
LIMIT = 120

# What shows nothing: control sequences, strings for the terminal, and other escapes.
SEQUENCE = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]P][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]*[0-OQ-Z\\^-~])|[\0-\x1a\x7f]")
# Queries that programs send, and may wait for: the cursor's position (after one cell), device attributes, background.
ANSWERS = {
    b"\x1b[6n": b"\x1b[1;2R",
    b"\x1b[c": b"\x1b[?62;22c",
    b"\x1b[0c": b"\x1b[?62;22c",
    b"\x1b]11;?": b"\x1b]11;rgb:0000/0000/0000\x1b\\",
}
QUESTION = re.compile(b"|".join(map(re.escape, ANSWERS)))


class Terminal:
    """A terminal played by this script, with one program in it."""

    def __init__(self, command, home, stdin=None):
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        device = os.ttyname(slave)
        os.close(slave)
        # The first terminal that a session leader opens becomes its controlling terminal.
        actions = [(os.POSIX_SPAWN_OPEN, 1, device, os.O_RDWR, 0), (os.POSIX_SPAWN_DUP2, 1, 2)]
        actions.append((os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0) if stdin else (os.POSIX_SPAWN_DUP2, 1, 0))
        environment = {"HOME": home, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "xterm-256color"}
        self.start = time.monotonic()
        self.process = os.posix_spawnp(command[0], command, environment, file_actions=actions, setsid=True)

    def reaction(self, since, patience, silence, limit):
        """Reads until nothing comes for a while. Returns the seconds until the last character was shown, and the bytes."""
        asked = rest = b""
        last, count, shown = None, 0, 0
        while time.monotonic() - since < limit:
            if not select.select([self.master], [], [], silence if count else patience)[0]:
                break
            try:
                chunk = os.read(self.master, 65536)
            except OSError:
                break
            now = time.monotonic()
            count += len(chunk)
            # Both a sequence and a query may continue in the next piece.
            text, escape, rest = SEQUENCE.sub(b"", rest + chunk).partition(b"\x1b")
            rest = escape + rest
            if text:
                last, shown = now - since, count
            for question in QUESTION.findall(asked + chunk):
                os.write(self.master, ANSWERS[question])
            asked = QUESTION.split(asked + chunk)[-1][-8:]
        return last, shown

    def type(self, keys):
        """Types keys. Returns the seconds until the last character of the answer was shown, and its bytes."""
        pressed = time.monotonic()
        os.write(self.master, keys)
        return self.reaction(pressed, KEY_SILENCE, KEY_SILENCE, 10)

    def memory(self):
        """The resident memory in MiB, at present and at its peak."""
        status = pathlib.Path(f"/proc/{self.process}/status").read_text()
        sizes = dict(re.findall(r"(VmRSS|VmHWM):\s+(\d+) kB", status))
        if not sizes:
            raise RuntimeError("it has ended by itself")
        return int(sizes["VmRSS"]) / 1024, int(sizes["VmHWM"]) / 1024

    def processor_time(self):
        """The processor time of all threads in milliseconds."""
        threads = pathlib.Path(f"/proc/{self.process}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e6

    def end(self, keys):
        """Types the keys that end the program, and reads its last output. Kills it if it does not end."""
        deadline = time.monotonic() + 2
        try:
            os.write(self.master, keys)
            while not os.waitpid(self.process, os.WNOHANG)[0]:
                if time.monotonic() > deadline:
                    os.kill(self.process, signal.SIGKILL)
                self.reaction(time.monotonic(), 0.02, 0.02, 0.1)
        finally:
            os.close(self.master)


class Contestant:
    """A program, how it is driven, and its measurements."""

    def __init__(self, name, command, keys, stdin=None, quit=b"q"):
        self.name, self.command, self.keys, self.stdin, self.quit = name, command, keys, stdin, quit
        self.figures = {"start ms": [], "key ms": [], "bytes/key": [], "now MiB": [], "peak MiB": [], "idle ms/s": []}

    def run(self, home, is_counted):
        terminal = Terminal(self.command, home, self.stdin)
        try:
            start, _ = terminal.reaction(terminal.start, 20, FIRST_SILENCE, LIMIT)
            answers = [answer for answer in map(terminal.type, self.keys) if answer[0] is not None]
            now, peak = terminal.memory()
            before = terminal.processor_time()
            terminal.reaction(time.monotonic(), 1, 1, 1)
            idle = terminal.processor_time() - before
        finally:
            terminal.end(self.quit)
        if start is None or not answers:
            raise RuntimeError("it shows nothing")
        if is_counted:
            keys, sizes = zip(*answers)
            measured = [start * 1e3], [key * 1e3 for key in keys], sizes, [now], [peak], [idle]
            for figures, more in zip(self.figures.values(), measured):
                figures.extend(more)


def baseline(program, folder):
    """Compiles the baseline with townranking's towns."""
    ranking = json.loads(subprocess.run([program, "--format", "json"], capture_output=True, check=True).stdout)
    lines = [f"static const char title[] = {json.dumps(ranking['title'], ensure_ascii=False)};"]
    for name, towns in (("rent", "townRankingsForRent"), ("buy", "townRankingsForBuy")):
        lines.append(f"static const struct town {name}_towns[] = {{")
        for town in ranking[towns]:
            texts = [json.dumps(town[key], ensure_ascii=False) for key in ("townName", "availableLine")]
            ranks = town["rank"], int(town.get("isRankUp") or 0), town.get("rankFluctuation") or 0
            lines.append("  {" + ", ".join([*map(str, ranks), *texts]) + "},")
        lines.append("};")
    (folder / "towns.h").write_text("\n".join(lines) + "\n")
    source, compiled = PROJECT / "Tests/Bench/baseline.c", folder / "baseline"
    subprocess.run(["cc", "-O2", "-I", folder, "-o", compiled, source, "-lncursesw", "-ltinfo"], check=True)
    return str(compiled)


def line_up(program, file, folder):
    """The contestants that are installed, and those that are missing."""
    files = [file] if file else []
    tables = {}
    for form in ("plain", "tsv"):
        tables[form] = str(folder / f"towns.{form}")
        with open(tables[form], "wb") as table:
            subprocess.run([program, "--format", form, *files], stdout=table, check=True)
    # The slide between the tabs takes a fixed time by design.
    contestants, missing = [Contestant("townranking", [program, "--no-animation", *files], BROWSE)], []
    try:
        contestants.append(Contestant("baseline in C", [baseline(program, folder)], BROWSE))
    except (OSError, subprocess.CalledProcessError) as error:
        missing.append(f"without the baseline: {error}")
    for name, package, contestant in (
        ("less", "less", Contestant("less", ["less", tables["plain"]], [b"j", b"k", b" ", b"b", b"j", b"k"])),
        # Its choice starts at the lowest line and goes up.
        ("fzf", "fzf", Contestant("fzf", ["fzf"], [UP, UP, DOWN, UP, DOWN, DOWN], tables["plain"], b"\x03")),
        ("vd", "visidata", Contestant("VisiData", ["vd", tables["tsv"]], [RIGHT, LEFT, b"j", b"j", b"k", b"k"])),
    ):
        if shutil.which(name):
            contestants.append(contestant)
        else:
            missing.append(f"without {contestant.name}: apt-get install {package}")
    return contestants, missing


def table(contestants):
    """One line each: medians, the lowest and the highest in brackets, and after x the ratio to the baseline."""
    base = next((one for one in contestants if one.name == "baseline in C"), None)
    rows = [["", *contestants[0].figures]]
    for one in contestants:
        cells = [one.name]
        for name, values in one.figures.items():
            middle = statistics.median(values)
            cell = f"{middle:.3g} ({min(values):.3g}-{max(values):.3g})" if middle < 1000 else f"{middle:.0f}"
            floor = base and statistics.median(base.figures[name])
            cells.append(cell + (f" x{middle / floor:.2f}" if floor and name != "idle ms/s" else ""))
        rows.append(cells)
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="after one that is not counted (5)")
    parser.add_argument("--program", default=str(PROJECT / ".build/release/townranking"), metavar="PATH")
    parser.add_argument("file", nargs="?", metavar="FILE", help="a ranking, such as `Bench --generate` writes")
    options = parser.parse_args()
    if not os.access(options.program, os.X_OK):
        sys.exit(f"{options.program} is not there: swift build -c release --product townranking")
    with tempfile.TemporaryDirectory() as folder:
        contestants, missing = line_up(options.program, options.file, pathlib.Path(folder))
        for run in range(options.runs + 1):
            for contestant in contestants[:]:
                try:
                    contestant.run(folder, is_counted=run > 0)
                except (OSError, RuntimeError) as error:
                    contestants.remove(contestant)
                    missing.append(f"without {contestant.name}: {error}")
    if contestants:
        print(table(contestants))
    print("\nstart: until the last character of the first screen is shown; a FILE has been read then")
    print("key: until the last character of what it changes is shown; idle: processor time of a second without keys")
    print(*missing, sep="\n", end="\n" if missing else "")


if __name__ == "__main__":
    main()
