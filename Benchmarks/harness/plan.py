"""What is measured against what."""
import json
import os
import platform
import subprocess
import sys
import time

from harness import programs
from harness.measure import by_turns, exponent, ratio, run_once, summary


def lint(program, corpus, jobs):
    return [program, "lint", corpus["path"], "--jobs", str(jobs)]


def contests(built, corpora):
    """By name: the commands run by turns, and the claim on the ratio of the first to the second, if there is one.

    The first command is the one expected to be slow.
    """
    for name in largest(corpora, 1_000_000):
        corpus = corpora[name]
        if "outline-oracle" in built:
            yield name, "outline", {
                "outline-oracle": [built["outline-oracle"], corpus["path"]],
                "viperlint outline": [built["viperlint"], "outline", corpus["path"]],
            }, (">=", 15)
        for jobs in (1, 2):
            yield name, "lint, %d thread%s" % (jobs, "s" * (jobs > 1)), {
                "parse-and-visit": [built["parse-and-visit"], str(jobs), corpus["path"]],
                "viperlint lint": lint(built["viperlint"], corpus, jobs),
            }, (">=", 10)


def starts(built, corpora):
    """A lint of three files against programs that only print a line, the ways of linking in one run."""
    corpus = corpora["three-files"]
    commands = {name: [built[name]] for name in ("hello", "hello-static-stdlib") if name in built}
    for name in ("viperlint", "viperlint-static-stdlib", "viperlint-dynamic"):
        if name in built:
            # As one types it: so few files are read by one thread unasked, and without an option nothing parses the arguments.
            commands[name + " lint"] = [built[name], "lint", corpus["path"]]
    return commands


def largest(corpora, limit):
    """The largest corpus of each kind up to a number of lines."""
    for kind in ("public", "app"):
        sizes = [size_of(name) for name in corpora if name.startswith(kind + "-") and size_of(name) <= limit]
        if sizes:
            yield "%s-%d" % (kind, max(sizes))


def size_of(name):
    return int(name.rsplit("-", 1)[1])


# The measurements


def measure_all(built, corpora, rounds):
    results = {
        "date": time.strftime("%Y-%m-%d"), "machine": machine(), "rounds": rounds,
        "load-before": os.getloadavg(), "corpora": corpora,
    }
    tell("whole processes")
    results["contests"] = [contest(*entry, rounds) for entry in contests(built, corpora)]
    tell("starts")
    results["starts"] = start_times(built, corpora, rounds)
    tell("growth")
    results["growth"] = growth(built, corpora, rounds)
    tell("stages")
    results["stages"] = {name: stages(built, corpora[name], rounds) for name in largest(corpora, 1_000_000)}
    if "outline-oracle" in built:
        tell("equal rows")
        results["rows"] = {name: equal_rows(built, corpora[name]) for name in largest(corpora, 1_000_000)}
    results["load-after"] = os.getloadavg()
    return results


def machine():
    return "%s %s, %d cores, %s" % (platform.system(), platform.machine(), os.cpu_count() or 0, programs.toolchain())


def tell(what):
    print("measuring %s …" % what, file=sys.stderr)


def contest(corpus, title, commands, claim, rounds):
    runs = by_turns(commands, rounds)
    slow, fast = runs
    return {
        "corpus": corpus, "title": title, "claim": claim, "runs": {name: summary(runs[name]) for name in runs},
        "ratio": ratio(runs[slow], runs[fast]), "cpu-ratio": ratio(runs[slow], runs[fast], "cpu"),
    }


def start_times(built, corpora, rounds):
    # So short a run needs many.
    runs = by_turns(starts(built, corpora), max(rounds * 15, 30))
    return {
        "runs": {name: summary(runs[name]) for name in runs},
        "ratios": {name: ratio(runs[name], runs["hello"]) for name in runs if name != "hello"},
        "cpu-ratios": {name: ratio(runs[name], runs["hello"], "cpu") for name in runs if name != "hello"},
    }


def growth(built, corpora, rounds):
    """One command over all sizes of a kind; sizes by turns, so that a slow minute falls on all of them."""
    results = []
    for kind in ("public", "app"):
        sizes = [corpora[name] for name in corpora if name.startswith(kind + "-")]
        for title, command in (
            ("outline", lambda corpus: [built["viperlint"], "outline", corpus["path"]]),
            ("lint, 1 thread", lambda corpus: lint(built["viperlint"], corpus, 1)),
            ("lint, 2 threads", lambda corpus: lint(built["viperlint"], corpus, 2)),
        ):
            runs = by_turns({corpus["lines"]: command(corpus) for corpus in sizes}, rounds)
            points = {lines: summary(runs[lines]) for lines in runs}
            results.append({"corpus": kind, "title": title, "points": points, **exponents(points)})
    return results


def exponents(points):
    """Over all sizes, where the start of the process hides growth, and from 10,000 lines up, where it doesn't."""
    wall = [(lines, points[lines]["wall"]["median"]) for lines in points]
    cpu = [(lines, points[lines]["cpu"]["median"]) for lines in points]
    large = lambda entries: [entry for entry in entries if entry[0] > 9_000]
    return {
        "exponent-all": exponent(wall), "exponent": exponent(large(wall)), "exponent-cpu": exponent(large(cpu)),
        "exponent-last-step": exponent(cpu[-2:]),
    }


def stages(built, corpus, rounds):
    output = subprocess.run(
        [built["stages"], str(rounds), corpus["path"]], check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(output)


def equal_rows(built, corpus):
    """How many rows of the outlines differ: a speed means nothing beside another result."""
    paths = {}
    for name, command in (("ours", [built["viperlint"], "outline"]), ("oracle", [built["outline-oracle"]])):
        paths[name] = corpus["path"] + "." + name
        run_once(command + [corpus["path"]], paths[name])
    found = subprocess.run(["diff", paths["oracle"], paths["ours"]], stdout=subprocess.PIPE)
    with open(paths["oracle"], "rb") as rows:
        count = sum(1 for _ in rows)
    return {"rows": count, "missing": found.stdout.count(b"\n< ") + found.stdout.startswith(b"< "), "surplus": found.stdout.count(b"\n> ")}
