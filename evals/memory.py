"""The most memory that a process has used."""

import resource
import sys
from pathlib import Path

STATUS = Path("/proc/self/status")


def peak() -> float:
    """The most memory that this process has used, in MB.

    Where the system keeps it by program, what the process was before this one began is no part
    of it; elsewhere it is.
    """
    if STATUS.exists():
        for line in STATUS.read_text("utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1e3
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / (1e6 if sys.platform == "darwin" else 1e3)
