"""How far viperlint's graph and the compiler's index agree, as Markdown."""
import json
import os
import shutil
import subprocess
import sys

from . import tables

CLAIMS = [("references", 98, 99), ("supertypes", 100, 100), ("calls", 85, 98)]


def index_library():
    """The reader of index stores that belongs to the `swift` in use."""
    if sys.platform == "darwin":
        swift = subprocess.run(["xcrun", "--find", "swift"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        name = "libIndexStore.dylib"
    else:
        swift, name = shutil.which("swift"), "libIndexStore.so"
    path = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(swift))), "lib", name)
    if not os.path.exists(path):
        raise SystemExit("benchmark: the toolchain has no %s" % path)
    return path


def compare(program, packages):
    if not packages:
        raise SystemExit("benchmark: none of the packages could be built")
    request = json.dumps({"library": index_library(), "packages": packages})
    result = subprocess.run([program], input=request, stdout=subprocess.PIPE, text=True)
    if result.returncode != 0:
        raise SystemExit("benchmark: %s failed" % program)
    return json.loads(result.stdout)


def markdown(reports, skipped, examples, by_line=False):
    parts = [totals(reports)] + [claim(reports, *entry) for entry in CLAIMS] + [forms(reports)]
    if examples:
        kinds = ["differences"] + ["lineDifferences"] * by_line
        parts += [constructs(reports, entry[0], side, kind, examples) for kind in kinds for entry in CLAIMS for side in ("missing", "surplus")]
    if skipped:
        parts.append("Skipped: " + "; ".join("%s (%s)" % pair for pair in sorted(skipped.items())))
    return "\n\n".join(parts)


def percent(part, whole):
    return "%.2f %%" % (100 * part / whole) if whole else "–"


def total(agreements):
    agreements = list(agreements)
    return {key: sum(entry[key] for entry in agreements) for key in ("compiler", "ours", "common")}


def row(agreement):
    return (
        agreement["compiler"], agreement["ours"], agreement["common"],
        percent(agreement["common"], agreement["ours"]), percent(agreement["common"], agreement["compiler"]))


def totals(reports):
    rows = []
    for name, recall, precision in CLAIMS:
        pairs = total(report["results"][name]["pairs"] for report in reports)
        met = 100 * pairs["common"] >= recall * pairs["compiler"] and 100 * pairs["common"] >= precision * pairs["ours"]
        rows.append((name, "≥ %d %%, ≥ %d %%" % (precision, recall), *row(pairs)[3:], tables.verdict(met)))
    return tables.table("Claims", ("pairs of types", "precision, recall", "precision", "recall", "holds"), rows)


def claim(reports, name, *_):
    header = ("package", "files", "types", "compiler", "ours", "common", "precision", "recall", "precision, lines", "recall, lines")
    rows = []
    for report in reports:
        result = report["results"][name]
        rows.append((report["name"], report["files"], report["types"], *row(result["pairs"]), *row(result["lines"])[3:]))
    pairs, lines = (total(report["results"][name][key] for report in reports) for key in ("pairs", "lines"))
    rows.append(("all", sum(r["files"] for r in reports), sum(r["types"] for r in reports), *row(pairs), *row(lines)[3:]))
    return tables.table(name.capitalize(), header, rows)


def forms(reports):
    names = sorted({form for report in reports for form in report["results"]["calls"]["forms"]})
    rows = [(name, *row(total(r["results"]["calls"]["forms"].get(name, {"compiler": 0, "ours": 0, "common": 0}) for r in reports))) for name in names]
    return tables.table("Calls, by what is called", ("callee", "compiler", "ours", "common", "precision", "recall"), rows)


def constructs(reports, claim_name, side, kind, examples):
    groups = {}
    for report in reports:
        for difference in report["results"][claim_name][kind]:
            if difference["side"] == side:
                groups.setdefault(difference["construct"], []).append((report["name"], difference))
    unit = "pairs" if kind == "differences" else "lines of pairs that both sides have"
    lines = ["### %s, %s: %d %s" % (claim_name.capitalize(), side, sum(map(len, groups.values())), unit), ""]
    for construct, found in sorted(groups.items(), key=lambda group: (-len(group[1]), group[0])):
        lines.append("- **%d** %s" % (len(found), construct))
        for package, difference in spread(found, examples):
            other = " · other side: %s" % difference["other"] if difference["other"] else ""
            lines.append("  - %s/%s:%d:%d %s → %s (`%s`)%s: `%s`" % (
                package, difference["path"], difference["line"], difference["column"], difference["from"], difference["to"],
                difference["name"], other, difference["text"][:120]))
    return "\n".join(lines)


def spread(found, count):
    """Examples from all over the list, not from its first package alone."""
    step = max(1, len(found) // count)
    return found[::step][:count]
