"""Results as Markdown."""
import statistics

MIB = 1 << 20


def markdown(results):
    parts = [
        "%s · %s · %d rounds · load %.1f before, %.1f after" % (
            results["date"], results["machine"], results["rounds"], results["load-before"][0], results["load-after"][0]),
        claims(results), whole_processes(results), starts(results), growth(results), stages(results),
    ]
    return "\n\n".join(parts)


def table(title, header, rows):
    lines = ["### " + title, "", "| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows])


def seconds(value):
    return "%.1f ms" % (value * 1e3) if value < 0.1 else "%.2f s" % value


def spread(values, form=seconds):
    return "%s (%s–%s)" % (form(values["median"]), form(values["min"]), form(values["max"]))


def times(value):
    return "%.1f" % value


def mib(value):
    return "%.0f" % (value / MIB)


# The claims


def claims(results):
    rows = []
    for contest in results["contests"]:
        kind, limit = contest["claim"]
        value = contest["ratio"]["median"]
        rows.append((contest["title"] + ", times as fast as swift-syntax", contest["corpus"], "≥ %d" % limit, times(value), verdict(value >= limit)))
        if contest["title"].startswith("lint"):
            peak = contest["runs"]["viperlint lint"]["peak"]
            rows.append((contest["title"] + ", peak MiB", contest["corpus"], "≤ 250", mib(peak), verdict(peak <= 250 * MIB)))
    # What users get; other ways of linking are only shown beside it.
    value = results["starts"]["ratios"]["viperlint lint"]["median"]
    rows.append(("viperlint lint, times as long as a static hello", "three-files", "≤ 5", times(value), verdict(value <= 5)))
    return table("Claims", ("what", "corpus", "claim", "median", ""), rows)


def verdict(holds):
    return "holds" if holds else "**fails**"


# The measurements


def whole_processes(results):
    rows = []
    for contest in results["contests"]:
        for name, run in contest["runs"].items():
            first = name == next(iter(contest["runs"]))
            rows.append((
                contest["corpus"], contest["title"], name, spread(run["wall"]), seconds(run["cpu"]["median"]), mib(run["peak"]),
                "" if first else spread(contest["ratio"], times), "" if first else times(contest["cpu-ratio"]["median"])))
    header = ("corpus", "what", "program", "wall", "cpu", "peak MiB", "ratio, wall", "ratio, cpu")
    parts = [table("Whole processes, by turns", header, rows)]
    for name, rows in results.get("rows", {}).items():
        parts.append("%s: of the oracle's %d rows, %d are missing in `viperlint outline`; %d are surplus." % (
            name, rows["rows"], rows["missing"], rows["surplus"]))
    return "\n\n".join(parts)


def starts(results):
    rows = []
    for name, run in results["starts"]["runs"].items():
        ratio = results["starts"]["ratios"].get(name)
        cpu = results["starts"]["cpu-ratios"].get(name)
        rows.append((
            name, spread(run["wall"]), seconds(run["cpu"]["median"]), mib(run["peak"]),
            spread(ratio, times) if ratio else "1", times(cpu["median"]) if cpu else "1"))
    return table("Start: three files", ("program", "wall", "cpu", "peak MiB", "ratio to hello, wall", "ratio, cpu"), rows)


def growth(results):
    parts = []
    for kind in ("public", "app"):
        series = [entry for entry in results["growth"] if entry["corpus"] == kind]
        sizes = list(series[0]["points"])
        rows = [
            (entry["title"], *(seconds(entry["points"][size]["wall"]["median"]) for size in sizes),
             *("%.2f" % entry[key] for key in ("exponent-all", "exponent", "exponent-cpu", "exponent-last-step")))
            for entry in series]
        rows += [
            ("peak MiB: " + entry["title"], *(mib(entry["points"][size]["peak"]) for size in sizes), "", "", "", "") for entry in series]
        header = ["lines"] + ["{:,}".format(int(size)) for size in sizes]
        header += ["exponent, all", "from 10 k", "cpu, from 10 k", "cpu, last step"]
        parts.append(table("Growth: " + kind, header, rows))
    return "\n\n".join(parts)


def stages(results):
    parts = []
    for name, found in results["stages"].items():
        corpus = results["corpora"][name]
        rows = []
        for stage in found:
            median = statistics.median(stage["seconds"])
            cpu = statistics.median(stage["cpu"])
            rows.append((stage["stage"], seconds(median), rate(corpus, median), seconds(cpu), rate(corpus, cpu)))
        title = "Stages: %s (%d files, %s lines, %.1f MB)" % (
            name, corpus["files"], "{:,}".format(corpus["lines"]), corpus["bytes"] / 1e6)
        parts.append(table(title, ("stage", "wall", "MB/s", "cpu", "MB/s of cpu"), rows))
    return "\n\n".join(parts)


def rate(corpus, duration):
    return "{:,.0f}".format(corpus["bytes"] / 1e6 / duration) if duration > 0 else "–"


def gate(results):
    rows = [(name, spread(run["wall"]), seconds(run["cpu"]["median"]), mib(run["peak"])) for name, run in results["runs"].items()]
    claims = [
        ("--staged, times as fast as swift-syntax on one thread", "≥ 10", results["staged"], lambda value: value >= 10),
        ("--base, times as long as a plain lint", "≤ 2.5", results["base"], lambda value: value <= 2.5),
    ]
    held = [
        (what, claim, times(ratio["wall"]["median"]), times(ratio["cpu"]["median"]), verdict(holds(ratio["wall"]["median"])))
        for what, claim, ratio, holds in claims]
    title = "A change of three files (%d files, %s lines)" % (results["corpus"]["files"], "{:,}".format(results["corpus"]["lines"]))
    return "\n\n".join([
        table("Claims", ("what", "claim", "wall", "cpu", ""), held), table(title, ("program", "wall", "cpu", "peak MiB"), rows)])
