"""Holds real reports against the readers that people use, or their published models.

    check.py VIPERLINT [FILE]

FILE is OASIS's own sarif-schema-2.1.0.json, for those who have it. Every check is on the report of an app that is full of
faults, and on one whose names try to break out of the report.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import junitparser
import lxml.etree
import sarif.loader
import sarif_pydantic
from prometheus_client.openmetrics.parser import text_string_to_metric_families

ROOT = pathlib.Path(__file__).resolve().parents[2]
FORMATS = ["sarif", "gitlab", "junit", "checkstyle", "sonarqube", "markdown", "openmetrics", "json", "github", "xcode", "text"]

HOSTILE_NAME = 'a\nb\r::error::x\x1b[31m<script>"&\'|`@all%0A,:;é.swift'
HOSTILE_SOURCE = """
import UIKit
protocol LoanPresenterOutput: AnyObject { func showRows() }
final class LoanUseCase { func eventReady() {} }
final class LoanPresenter {
    var output: LoanViewController? /* ]]> --> <b>&amp;\u202e é 🖼 */
    let useCase = LoanUseCase()
    func eventReady() { useCase.eventReady() }
}
final class LoanViewController: UIViewController, LoanPresenterOutput {
    var presenter: LoanPresenter!
    override func viewDidLoad() { presenter.eventReady() }
    func showRows() {}
}
"""


def reports(program, folder, scratch):
    """Every format of one run; a run of all formats at once is how a CI uses it."""
    arguments = [program, "lint", "--dialect", "clean", "."]
    for name in FORMATS:
        arguments += ["--reporter", f"{name}:{scratch}/{name}"]
    run = subprocess.run(arguments, cwd=folder, capture_output=True, timeout=300)
    assert run.returncode == 1, (run.returncode, run.stderr.decode())
    assert run.stdout == b"", run.stdout[:200]
    # As bytes: reading as text would turn a lone carriage return, which some logs obey, into a line break.
    return {name: (scratch / name).read_bytes().decode() for name in FORMATS}


def check_sarif(text, count, scratch, schema):
    document = json.loads(text)
    sarif_pydantic.Sarif.model_validate(document)
    path = scratch / "report.sarif"
    path.write_text(text)
    assert len(sarif.loader.load_sarif_file(str(path)).get_records()) == count
    if schema:
        jsonschema.Draft7Validator(schema).validate(document)
    run = document["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert re.fullmatch("[0-9a-f]{16}", result["partialFingerprints"]["viperlint/v1"])
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert re.fullmatch(r"[A-Za-z0-9._~/%-]+", uri), uri
        region = result["locations"][0]["physicalLocation"]["region"]
        assert region["endColumn"] > region["startColumn"] >= 1
    prints = [r["partialFingerprints"]["viperlint/v1"] for r in run["results"]]
    assert len(set(prints)) == len(prints)


def check_gitlab(text, count):
    """GitLab Docs, Code Quality, § Code Quality report format: the keys that it reads, and their values."""
    entries = json.loads(text)
    assert len(entries) == count
    assert len({entry["fingerprint"] for entry in entries}) == count
    for entry in entries:
        assert set(entry) == {"description", "check_name", "fingerprint", "severity", "location"}
        assert entry["severity"] in {"info", "minor", "major", "critical", "blocker"}
        assert not entry["location"]["path"].startswith(("/", "./"))
        assert entry["location"]["lines"]["begin"] >= 1


def check_junit(text, count, scratch):
    path = scratch / "junit.xml"
    path.write_text(text)
    suites = junitparser.JUnitXml.fromfile(str(path))
    cases = [case for suite in suites for case in suite]
    assert suites.tests == len(cases)
    failed, skipped = (
        sum(isinstance(result, kind) for case in cases for result in case.result) for kind in (junitparser.Failure, junitparser.Skipped)
    )
    assert (suites.failures, suites.errors, failed + skipped) == (failed, 0, count)
    # Warnings fail no run, and so no test.
    assert skipped == text.count('type="warning"')
    assert any(not case.result for case in cases), "rules without findings pass"


def check_checkstyle(text, count):
    """The elements that Checkstyle's own XMLLogger writes."""
    root = lxml.etree.fromstring(text.encode())
    assert root.tag == "checkstyle" and {child.tag for child in root} == {"file"}
    errors = root.findall("file/error")
    assert len(errors) == count
    for error in errors:
        assert set(error.attrib) == {"line", "column", "severity", "message", "source"}
        assert error.get("severity") in {"ignore", "info", "warning", "error"}


def check_sonarqube(text, count):
    """SonarQube documentation, Generic formatted issue reports: keys, enumerations and ranges."""
    document = json.loads(text)
    assert set(document) == {"rules", "issues"} and len(document["issues"]) == count
    known = {rule["id"] for rule in document["rules"]}
    for rule in document["rules"]:
        assert {"id", "name", "engineId", "cleanCodeAttribute", "impacts"} <= set(rule)
        for impact in rule["impacts"]:
            assert impact["softwareQuality"] in {"SECURITY", "RELIABILITY", "MAINTAINABILITY"}
            assert impact["severity"] in {"BLOCKER", "HIGH", "MEDIUM", "LOW", "INFO"}
    for issue in document["issues"]:
        assert issue["ruleId"] in known
        for place in [issue["primaryLocation"]] + issue["secondaryLocations"]:
            span = place["textRange"]
            assert span["startLine"] == span["endLine"] >= 1
            assert 0 <= span["startColumn"] < span["endColumn"]


def check_github(text, count):
    """GitHub Docs, Workflow commands: a command a line, at most ten annotations of a kind."""
    lines = text.split("\n")
    assert lines.pop() == ""
    for line in lines:
        assert re.fullmatch(r"::(error|warning|notice) (\w+=[^,:\r\n]*)(,\w+=[^,:\r\n]*)*::[^\r\n]*", line), line
    for kind in ("error", "warning"):
        assert sum(line.startswith(f"::{kind} ") for line in lines) <= 10
    assert any(line.startswith(("::error ", "::warning ")) for line in lines) == (count > 0)


def check_openmetrics(text, count):
    families = {family.name: family for family in text_string_to_metric_families(text)}
    findings = families["viperlint_findings"]
    assert sum(sample.value for sample in findings.samples) == count
    assert all(set(sample.labels) == {"rule", "severity"} for sample in findings.samples)


def check_markdown(text, count):
    rows = [line for line in text.split("\n") if line.startswith(("| error", "| warning"))]
    assert len(rows) == min(count, 50)
    for row in rows:
        assert row.count("|") == 5, row
    assert set(re.findall(r"</?(\w+)", text)) <= {"code", "details", "summary"}, "no tags but our own"
    assert len(text) < 65536


def check_json(text, count):
    document = json.loads(text)
    schema = json.loads((ROOT / "Sources/Reporters/Schemas/report.schema.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(document)
    assert len(document["findings"]) == count


def check_plain(text):
    for character in text:
        assert character == "\n" or ord(character) >= 32 and ord(character) != 127, repr(character)
        assert character not in "\u202e\u2066\u2028", repr(character)


def check(program, folder, schema):
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        texts = reports(program, folder, scratch)
        count = len(json.loads(texts["json"])["findings"])
        assert count > 0
        check_sarif(texts["sarif"], count, scratch, schema)
        check_gitlab(texts["gitlab"], count)
        check_junit(texts["junit"], count, scratch)
        check_checkstyle(texts["checkstyle"], count)
        check_sonarqube(texts["sonarqube"], count)
        check_github(texts["github"], count)
        check_openmetrics(texts["openmetrics"], count)
        check_markdown(texts["markdown"], count)
        check_json(texts["json"], count)
        for plain in ("text", "xcode", "github", "openmetrics", "markdown"):
            check_plain(texts[plain])
        print(f"{len(FORMATS)} formats of {count} findings: read as they should be ({folder.name})")


def main():
    program = os.path.abspath(sys.argv[1])
    schema = json.loads(pathlib.Path(sys.argv[2]).read_text()) if len(sys.argv) > 2 else None
    check(program, ROOT / "fixtures/apps/clean-faulty", schema)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name) / "hostile"
        folder.mkdir()
        (folder / HOSTILE_NAME).write_text(HOSTILE_SOURCE)
        check(program, folder, schema)


main()
