"""Commits in an app that uses this repository's .pre-commit-hooks.yaml, by way of the real pre-commit.

    hooks.py VIPERLINT

An app is made with a commit in it. A change that brings in a finding must be stopped, with the finding told; a right one
must pass, and so must one that has nothing to do with Swift.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOOKS = ".pre-commit-hooks.yaml"

RIGHT = """
import UIKit
protocol LoanPresenterOutput: AnyObject { func showRows() }
protocol LoanUseCaseOutput: AnyObject { func presentRows() }
final class LoanUseCase {
    weak var output: LoanUseCaseOutput?
    func eventReady() { output?.presentRows() }
}
final class LoanPresenter: LoanUseCaseOutput {
    weak var output: LoanPresenterOutput?
    let useCase: LoanUseCase
    init(useCase: LoanUseCase) { self.useCase = useCase }
    func eventReady() { useCase.eventReady() }
    func presentRows() { output?.showRows() }
}
final class LoanViewController: UIViewController, LoanPresenterOutput {
    var presenter: LoanPresenter!
    override func viewDidLoad() { presenter.eventReady() }
    func showRows() {}
}
"""
WRONG = RIGHT.replace("weak var output: LoanPresenterOutput?", "var output: LoanPresenterOutput?")
CONFIGURATION = f"repos:\n  - repo: REPOSITORY\n    rev: REVISION\n    hooks:\n      - id: viperlint\n"


class Folder:
    """A git repository, kept apart from the user's settings."""

    def __init__(self, path, environment):
        self.path = path
        self.environment = environment
        path.mkdir()
        self.run("git", "init", "--quiet", "--initial-branch=main")

    def write(self, name, text):
        (self.path / name).write_text(text)

    def run(self, *words, status=0):
        run = subprocess.run(
            words, cwd=self.path, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, timeout=300, text=True)
        assert run.returncode == status, (words, run.returncode, run.stdout)
        return run.stdout

    def commit(self, status=0):
        self.run("git", "add", "--all")
        return self.run("git", "commit", "--message", "A change.", status=status)

    def head(self):
        return self.run("git", "rev-parse", "HEAD").strip()


def environment(scratch, program):
    folders = [str(program.parent), str(pathlib.Path(sys.executable).parent), os.environ["PATH"]]
    settings = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    names = {"GIT_AUTHOR_NAME": "Somebody", "GIT_AUTHOR_EMAIL": "somebody@example.org"}
    names |= {name.replace("AUTHOR", "COMMITTER"): value for name, value in names.items()}
    return settings | names | {
        "PATH": os.pathsep.join(folders), "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1",
        "PRE_COMMIT_HOME": str(scratch / "cache"), "LC_ALL": "C.UTF-8",
    }


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        surroundings = environment(scratch, program)
        # Of this repository, pre-commit needs nothing but the manifest; it takes it from a commit.
        hooks = Folder(scratch / "hooks", surroundings)
        shutil.copy(ROOT / HOOKS, hooks.path)
        hooks.commit()

        app = Folder(scratch / "app", surroundings)
        app.write("Loans.swift", RIGHT)
        app.write(".viperlint.yml", "version: 1\ndialect: clean\n")
        app.write(".pre-commit-config.yaml", CONFIGURATION.replace("REPOSITORY", str(hooks.path)).replace("REVISION", hooks.head()))
        app.commit()
        app.run("pre-commit", "install")

        before = app.head()
        app.write("Loans.swift", WRONG)
        said = app.commit(status=1)
        assert "error[strong-view-reference]" in said and "Loans.swift:10:9" in said, said
        assert "viperlint................................................................Failed" in said, said
        assert app.head() == before

        # pre-commit puts aside what is not staged.
        app.write("Loans.swift", RIGHT + "// A remark.\n")
        app.run("git", "add", "--all")
        app.write("Loans.swift", WRONG)
        assert "Passed" in app.run("git", "commit", "--message", "A right change.")
        assert app.head() != before

        app.run("git", "checkout", "--quiet", "--", ".")
        app.write("README.md", "Loans\n")
        said = app.commit()
        assert "Skipped" in said, said

        # With nothing staged, what is asked about is a range of commits, or all files.
        before = app.head()
        app.write("Loans.swift", WRONG)
        app.run("git", "commit", "--quiet", "--no-verify", "--all", "--message", "A wrong change.")
        for words in (["--from-ref", before, "--to-ref", "HEAD"], ["--all-files"]):
            said = app.run("pre-commit", "run", *words, status=1)
            assert "error[strong-view-reference]" in said, said
        app.write("README.md", "Loans and more\n")
        app.commit()
        assert "Skipped" in app.run("pre-commit", "run", "--from-ref", "HEAD~1", "--to-ref", "HEAD")

        # viperlint's own hook leaves pre-commit's alone.
        said = app.run("viperlint", "init", "--hook", status=2)
        assert "stays as it is" in said and "pre-commit" in said, said
    print("pre-commit: a wrong change is stopped and found later, a right one passes, one without Swift is skipped")


main()
