"""What `walk` has gdb do: a breakpoint at every function of the engine, each taken away as it is hit."""

import os
import re
import subprocess

import gdb

PROGRAM = os.environ["PROGRAM"]
SOURCES = "/engine/src/"
BEGIN = "engine::ruling::rule"


def functions():
    """The functions of the program by address. Closures are left out."""
    listed = subprocess.run(["nm", "-C", PROGRAM], capture_output=True, text=True, check=True).stdout
    found = (re.match(r"([0-9a-f]+) [tT] (.*)", line) for line in listed.splitlines())
    return {int(one[1], 16): one[2] for one in found if one and "{{" not in one[2]}


def base():
    """Where the program lies in memory."""
    mapped = gdb.execute("info proc mappings", to_string=True).splitlines()
    return next(int(line.split()[0], 16) for line in mapped if os.path.basename(PROGRAM) in line)


class First(gdb.Breakpoint):
    """The first call of a function."""

    def __init__(self, address, file, name):
        super().__init__("*%#x" % address, internal=True)
        self.file, self.name = file, name

    def stop(self):
        self.enabled = False
        walked.append((self.file, self.name))
        return False


def stays(places):
    """How many stays there are, in how many places, and how many of them are returns."""
    runs = [place for at, place in enumerate(places) if at == 0 or places[at - 1] != place]
    return len(runs), len(set(runs)), len(runs) - len(set(runs))


def tell(text):
    print("walk: " + text)


walked = []
gdb.execute("set pagination off")
gdb.execute("set confirm off")
gdb.execute("starti", to_string=True)
start, known = base(), functions()
begin = next(address for address, name in known.items() if re.sub("::h[0-9a-f]+$", "", name) == BEGIN)
began = gdb.Breakpoint("*%#x" % (start + begin), internal=True)
gdb.execute("continue", to_string=True)
began.delete()
walked.append(("ruling.rs", BEGIN))
ended = gdb.FinishBreakpoint(gdb.newest_frame(), internal=True)
for address, name in known.items():
    if "engine" not in name or address == begin:
        continue
    found = gdb.find_pc_line(start + address).symtab
    file = found.fullname() if found else ""
    if SOURCES in file:
        First(start + address, file.split(SOURCES)[1], name)
gdb.execute("continue", to_string=True)

if os.environ.get("SHOW"):
    last = None
    for file, name in walked:
        tell("%-34s %s" % (file if file != last else "", name))
        last = file
tell("%d functions" % len(walked))
tell("by file: %d stays, %d files, %d returns" % stays([file for file, _ in walked]))
tell("by room: %d stays, %d rooms, %d returns" % stays([re.split("[/.]", file)[0] for file, _ in walked]))
gdb.execute("kill")
