"""A VIPER app of about a number of lines: the same files for the same number, on any machine.

Each module has a view, a presenter, a use case, their outputs, a transformer, a router, a connector, models, an entity
and a manager, about 500 lines in all. Every fifth module breaks a rule, since rules and reports need work as well.
"""
import os

from harness.app_templates import *

ADJECTIVES = """Amber Brisk Calm Daily Early Fair Gentle Humble Inner Jolly Keen Local Mellow Nimble Open Prime Quiet
Rapid Silver Tidy Urban Vivid Warm Young Zonal Bright Clear Deep Exact Frank""".split()
NOUNS = """Account Basket Calendar Delivery Event Flight Garden Harbour Invoice Journey Kitchen Lesson Market Notice
Order Parcel Quote Recipe Station Ticket Update Voucher Wallet Xylophone Yard Zone Album Booking Coupon Device Estimate
Folder Grocery Hotel Island Jacket Kiosk Ledger Museum Network""".split()
SCENES = ["List", "Detail", "Editor", "Search", "Summary", "History"]

FIELDS = [
    ("title", "String"), ("subtitle", "String"), ("amount", "Decimal"), ("createdAt", "Date"), ("count", "Int"),
    ("isFavourite", "Bool"), ("weight", "Double"), ("category", "String"), ("updatedAt", "Date"), ("rank", "Int"),
]
EVENTS = ["Refresh", "Archive", "Favour", "Rename", "Share", "Duplicate"]


def lines_of(template, rows):
    return "\n".join(template.format(*row) for row in rows)


def text_of(field, kind):
    if kind == "String":
        return f"model.{field}"
    if kind == "Date":
        return f"formatter.string(from: model.{field})"
    return f'"\\(model.{field})"'


def name_of(number):
    number, scene = divmod(number, len(SCENES))
    number, noun = divmod(number, len(NOUNS))
    number, adjective = divmod(number, len(ADJECTIVES))
    more = "" if number == 0 else name_of(number - 1)
    return more + ADJECTIVES[adjective] + NOUNS[noun] + SCENES[scene]


def module(number):
    """The files of a module: (path, text)."""
    name = name_of(number)
    fault = number % 25
    fields = FIELDS[: 8 + number % 3]
    if ("updatedAt", "Date") not in fields:
        fields = fields + [("updatedAt", "Date")]
    events = EVENTS[: 4 + number % 3]
    lower = name[0].lower() + name[1:]
    values = {
        "name": name, "lower": lower, "noun": lower, "next": name_of(number + 1), "fieldCount": len(fields),
        "stored": lines_of("    {2} {0}: {1}", [(f, t, "var" if f == "title" else "let") for f, t in fields]),
        "constants": lines_of("    let {0}: {1}", fields),
        "copied": lines_of("        {0} = record.{0}", fields),
        "texts": lines_of("    let {0}: String", fields),
        "formatted": lines_of("        {0} = {1}", [(f, text_of(f, t)) for f, t in fields]),
        "labels": lines_of("    @IBOutlet private weak var {0}Label: UILabel!", fields),
        "shown": lines_of("        {0}Label.text = model.{0}", fields),
        "outputs": lines_of("    func present{0}(item: " + name + "PresentationModel)", [(e,) for e in events]),
        # The faults: strong references outward, an outer class, an object across a boundary, an unnamed event.
        "weakPresenter": "" if fault == 5 else "weak ",
        "weakUseCase": "" if fault == 10 else "weak ",
        "nameOfView": f'\\({name}ViewController.self)' if fault == 15 else lower,
        "colourImport": "import UIKit\n\n" if fault == 20 else "",
        "colour": "    func show(tint: UIColor)\n" if fault == 20 else "",
        "colourMethod": "\n    func show(tint: UIColor) {\n        view.tintColor = tint\n    }\n" if fault == 20 else "",
    }
    presenter_methods = [PRESENTER_METHOD.format(e) for e in events]
    actions = [ACTION.format(e, e.lower()) for e in events]
    if fault == 0:
        presenter_methods.append("    func reload() {\n        useCase.eventViewReady()\n    }")
        actions.append("    @IBAction func reloadTouched(_ sender: UIButton) {\n        presenter.reload()\n    }")
    presents = [
        f"    func present{e}(item: {name}PresentationModel) {{\n        replace(item)\n    }}" for e in events]
    folder = f"Modules/{name}"
    parts = [
        ("Entities", "Record", ENTITY, {}), ("Gateway", "EntityGateway", GATEWAY, {}), ("Managers", "Manager", MANAGER, {}),
        ("", "PresentationModel", PRESENTATION_MODEL, {}), ("", "ViewModel", VIEW_MODEL, {}),
        ("", "UseCaseOutput", USE_CASE_OUTPUT, {}),
        ("", "UseCase", USE_CASE, {"methods": "\n\n".join(USE_CASE_METHOD.format(e, e[0]) for e in events)}),
        ("", "ViewReadyUseCaseTransformer", TRANSFORMER, {}), ("", "PresenterOutput", PRESENTER_OUTPUT, {}),
        ("", "Presenter", PRESENTER, {"methods": "\n\n".join(presenter_methods), "presents": "\n\n".join(presents)}),
        ("", "ViewController", VIEW, {"actions": "\n\n".join(actions)}), ("", "Cell", CELL, {}),
        ("", "Router", ROUTER, {}), ("", "RouterImpl", ROUTER_IMPL, {}), ("", "Connector", CONNECTOR, {}),
    ]
    for place, suffix, template, more in parts:
        path = "/".join(part for part in (folder, place, name + suffix + ".swift") if part)
        yield path, template.substitute(values, **more)


def generate(lines, root):
    """Whole modules until there are at least as many lines. Returns files and lines."""
    files = written = number = 0
    while written < lines:
        for path, text in module(number):
            full = os.path.join(root, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            files += 1
            written += text.count("\n")
        number += 1
    return files, written
