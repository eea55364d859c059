"""Whole processes, run by turns, with the times and the memory that the system counted for each."""
import os
import statistics
import sys
import time
from math import log

#: ru_maxrss is in bytes there and in KiB everywhere else.
PEAK_UNIT = 1 if sys.platform == "darwin" else 1024


class Failed(Exception):
    pass


def run_once(command, output=os.devnull):
    """Runs a command to its end. Returns wall and cpu seconds and the peak of resident memory in bytes.

    Linux counts this process into its child's peak until the child has started its program, so a peak is never less
    than this process's own, about 15 MiB.
    """
    actions = [
        (os.POSIX_SPAWN_OPEN, 1, output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0o644),
    ]
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=actions)
    _, status, usage = os.wait4(process, 0)
    wall = time.perf_counter() - start
    # 1 is a lint that found something.
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        raise Failed("%s ended with %d" % (" ".join(command), os.waitstatus_to_exitcode(status)))
    return {"wall": wall, "cpu": usage.ru_utime + usage.ru_stime, "peak": usage.ru_maxrss * PEAK_UNIT}


def by_turns(commands, rounds):
    """Runs named commands A B A B …, after a warm-up of each that is thrown away. Returns {name: [run, …]}."""
    for command in commands.values():
        run_once(command)
    runs = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            runs[name].append(run_once(command))
    return runs


def spread(values):
    return {"min": min(values), "median": statistics.median(values), "max": max(values)}


def summary(runs):
    result = {key: spread([run[key] for run in runs]) for key in ("wall", "cpu")}
    result["peak"] = max(run["peak"] for run in runs)
    return result


def ratio(slow, fast, key="wall"):
    """How many times as long the slow runs took: the median over the pairs of one round."""
    return spread([a[key] / b[key] for a, b in zip(slow, fast)])


def exponent(points):
    """The slope of log(time) over log(lines) by least squares: 1 is linear."""
    x = [log(lines) for lines, _ in points]
    y = [log(seconds) for _, seconds in points]
    middle_x, middle_y = statistics.mean(x), statistics.mean(y)
    return sum((a - middle_x) * (b - middle_y) for a, b in zip(x, y)) / sum((a - middle_x) ** 2 for a in x)
