"""The corpora: public Swift cut to a number of lines, a generated VIPER app, and an app of three files.

Whole files, unchanged, each under a name of its own; the same files for the same sources. A corpus that is there
already is used again.
"""
import hashlib
import json
import os
import shutil

from harness.app import generate

FILES_PER_FOLDER = 200


def swift_files(folders):
    """Every Swift file below the folders: (full path, path from its folder)."""
    found = []
    for folder in folders:
        for place, names, files in os.walk(folder):
            names[:] = sorted(name for name in names if not name.startswith("."))
            for name in sorted(files):
                path = os.path.join(place, name)
                if name.endswith(".swift") and os.path.isfile(path) and not os.path.islink(path):
                    found.append((path, os.path.relpath(path, folder)))
    # In an order that mixes all packages, so that a small corpus is a sample of the large one.
    return sorted(found, key=lambda entry: (hashlib.sha256(entry[1].encode()).digest(), entry[0]))


def line_count(path):
    with open(path, "rb") as file:
        return file.read().count(b"\n")


class PublicSource:
    """The public Swift files with their line counts; cut or repeated to any number of lines."""

    def __init__(self, folders):
        self.entries = [(path, line_count(path)) for path, _ in swift_files(folders)]
        self.entries = [(path, lines) for path, lines in self.entries if lines > 0]
        self.lines = sum(lines for _, lines in self.entries)

    def cut(self, lines):
        """Files that together have about `lines` lines; all of them again and again where there are too few."""
        # A file as long as half of the corpus would say something about that file alone.
        fitting = [entry for entry in self.entries if entry[1] <= max(lines // 2, 1)]
        total = 0
        while total < lines:
            before = total
            for path, count in fitting:
                if total + count > lines + lines // 100:
                    continue
                total += count
                yield path
                if total >= lines:
                    return
            if total == before:
                return


def place(source, target):
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copyfile(source, target)


def prepare_public(source, lines, root):
    for position, path in enumerate(source.cut(lines)):
        folder = os.path.join(root, "%04d" % (position // FILES_PER_FOLDER))
        os.makedirs(folder, exist_ok=True)
        place(path, os.path.join(folder, "%06d-%s" % (position, os.path.basename(path))))


THREE_FILES = {
    "GreetingPresenter.swift": """final class GreetingPresenter {
    weak var output: GreetingPresenterOutput!
    let useCase: GreetingUseCase

    init(useCase: GreetingUseCase) {
        self.useCase = useCase
    }

    func eventViewReady() {
        useCase.eventViewReady()
    }
}

protocol GreetingPresenterOutput: AnyObject {
    func show(greeting: String)
}

extension GreetingPresenter: GreetingUseCaseOutput {
    func present(name: String) {
        output.show(greeting: "Hello, \\(name)!")
    }
}
""",
    "GreetingUseCase.swift": """final class GreetingUseCase {
    weak var output: GreetingUseCaseOutput!

    func eventViewReady() {
        output.present(name: "world")
    }
}

protocol GreetingUseCaseOutput: AnyObject {
    func present(name: String)
}
""",
    "GreetingViewController.swift": """import UIKit

final class GreetingViewController: UIViewController {
    var presenter: GreetingPresenter!
    @IBOutlet private weak var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.eventViewReady()
    }
}

extension GreetingViewController: GreetingPresenterOutput {
    func show(greeting: String) {
        label.text = greeting
    }
}
""",
}


def prepare_three_files(root):
    for name, text in THREE_FILES.items():
        with open(os.path.join(root, name), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)


def measure(root):
    entries = [(path, line_count(path), os.path.getsize(path)) for path, _ in swift_files([root])]
    return {"path": root, "files": len(entries), "lines": sum(e[1] for e in entries), "bytes": sum(e[2] for e in entries)}


def prepared(root, prepare):
    """The corpus at `root`, made by `prepare(root)` unless it is there. Returns its path, files, lines and bytes."""
    note = root + ".json"
    if not os.path.exists(note):
        shutil.rmtree(root, ignore_errors=True)
        os.makedirs(root)
        prepare(root)
        with open(note, "w", encoding="utf-8") as file:
            json.dump(measure(root), file)
    with open(note, encoding="utf-8") as file:
        return json.load(file)


def all_corpora(folders, root, public_sizes, app_sizes):
    """Returns {name: corpus}; names are `public-1000`, `app-1000`, `three-files`."""
    os.makedirs(root, exist_ok=True)
    corpora = {}
    source = None
    for lines in public_sizes:
        target = os.path.join(root, "public-%d" % lines)
        if not os.path.exists(target + ".json") and source is None:
            source = PublicSource(folders)
            if not source.entries:
                raise SystemExit("benchmark: no Swift files in " + ", ".join(folders))
        corpora["public-%d" % lines] = prepared(target, lambda path: prepare_public(source, lines, path))
    for lines in app_sizes:
        target = os.path.join(root, "app-%d" % lines)
        corpora["app-%d" % lines] = prepared(target, lambda path: generate(lines, path))
    corpora["three-files"] = prepared(os.path.join(root, "three-files"), prepare_three_files)
    return corpora
