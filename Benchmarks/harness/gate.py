"""A change of three files in a repository: what a hook and a pull request's check have to wait for."""
import os
import shutil
import subprocess

from harness.app import generate
from harness.corpora import measure, swift_files
from harness.measure import by_turns, ratio, summary

LINES = 300_000

#: Other people's configuration of git must not change what is measured.
ENVIRONMENT = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}


def git(folder, *arguments):
    identity = ["-c", "user.name=benchmark", "-c", "user.email=benchmark@localhost", "-c", "gc.auto=0"]
    subprocess.run(["git", "-C", folder, *identity, *arguments], check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)


def repository(root, lines=LINES):
    """A generated app with one commit, and three presenters that name their view controllers since, staged."""
    if not os.path.exists(os.path.join(root, ".git", "measured")):
        shutil.rmtree(root, ignore_errors=True)
        os.makedirs(root)
        generate(lines, root)
        git(root, "init", "--quiet")
        git(root, "add", "--all")
        git(root, "commit", "--quiet", "--message", "all")
        for path in changed(root):
            scene = os.path.basename(path)[: -len("Presenter.swift")]
            with open(path, "a", encoding="utf-8") as file:
                file.write("\nextension %sPresenter {\n    static let screen = %sViewController.self\n}\n" % (scene, scene))
        git(root, "add", "--all")
        open(os.path.join(root, ".git", "measured"), "w", encoding="utf-8").close()
    return measure(root)


def changed(root):
    paths = sorted(path for path, _ in swift_files([root]) if path.endswith("Presenter.swift"))
    return [paths[0], paths[len(paths) // 2], paths[-1]]


def commands(built, root):
    lint = [built["viperlint"], "lint", root, "--dialect", "clean"]
    return {
        "parse-and-visit, 1 thread": [built["parse-and-visit"], "1", root],
        "parse-and-visit, 2 threads": [built["parse-and-visit"], "2", root],
        "viperlint lint": lint,
        "viperlint lint --staged": lint + ["--staged"],
        "viperlint lint --staged --no-cache": lint + ["--staged", "--no-cache"],
        "viperlint lint --base HEAD": lint + ["--base", "HEAD"],
    }


def measured(built, root, rounds):
    corpus = repository(root)
    runs = by_turns(commands(built, root), rounds)
    plain, staged, base = (runs["viperlint lint" + end] for end in ("", " --staged", " --base HEAD"))
    return {
        "corpus": corpus, "runs": {name: summary(runs[name]) for name in runs},
        "staged": {
            key: ratio(runs["parse-and-visit, 1 thread"], staged, key) for key in ("wall", "cpu")},
        "base": {key: ratio(base, plain, key) for key in ("wall", "cpu")},
    }
