import Testing

/// What somebody has typed into a field tells no event from another, whoever hands the field over.
@Suite struct TypedTextTests {
    private func expect(_ member: String) throws {
        let view = "private let name = UITextField()\nprivate var last = \"\"\n\(member)"
        let scene = Scene(presenter: "private var typed = \"\"\nfunc eventSearched(text: String) { typed = text }\nfunc eventCleared() { typed = \"\" }", view: view)
        try expectFindings(in: scene.files, rule: "busy-view", others: true)
    }

    @Test(arguments: [
        "if searchText.count > 2 { presenter.↓eventSearched(text: searchText) }", "guard searchText.count > 2 else { return }; presenter.↓eventSearched(text: searchText)",
        "if searchText.hasPrefix(\"#\") { presenter.↓eventSearched(text: searchText) }",
        "presenter.eventSearched(text: searchText)", "if !searchText.isEmpty { presenter.eventSearched(text: searchText) }",
        "if searchBar == other { presenter.eventSearched(text: searchText) }", "if searchBar.tag == 1 { presenter.eventSearched(text: searchText) }",
    ])
    func whatASearchBarSays(body: String) throws {
        try expect("private let other = UISearchBar()\nfunc searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { \(body) }")
    }

    @Test(arguments: [
        "guard let text = searchBar.text, text.contains(\"#\") else { return }; presenter.↓eventSearched(text: text)", "guard let text = searchBar.text, text.count > 2 else { return }; presenter.↓eventSearched(text: text)",
        "guard let text = searchBar.text else { return }; presenter.eventSearched(text: text)", "guard let text = searchBar.text, !text.isEmpty else { return }; presenter.eventSearched(text: text)",
        "guard let text = searchBar.text, text != \"\" else { return }; presenter.eventSearched(text: text)",
    ])
    func whatStandsInTheBar(body: String) throws {
        try expect("func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { \(body) }")
    }

    @Test(arguments: [
        ("UITextField", "guard let value = Double(sender.text ?? \"\"), value > 0, value < 500 else { return }; presenter.↓eventSearched(text: sender.text ?? \"\")"),
        ("UITextField", "guard let value = Double(sender.text ?? \"\") else { return }; presenter.eventSearched(text: value.description)"),
        ("UITextField", "if sender === name { presenter.eventCleared() }"), ("UITextField", "if sender.tag == 2 { presenter.eventCleared() }"),
        // What stands on a button tells which it is.
        ("UIButton", "if sender.titleLabel?.text == \"Clear\" { presenter.eventCleared() }"), ("UIButton", "if sender.currentTitle == \"Clear\" { presenter.eventCleared() }"),
        ("UISlider", "if sender.value > 3 { presenter.eventCleared() }"), ("UIGestureRecognizer", "if sender.state == .ended { presenter.eventCleared() }"), ("Any", "if sender as? UITextField == name { presenter.eventCleared() }"),
    ])
    func whatASenderHas(type: String, body: String) throws {
        try expect("@IBAction private func changed(_ sender: \(type)) { \(body) }")
    }

    /// AppKit's lists, and the rows that are removed, tell of touches as well; what only sounds so doesn't.
    @Test(arguments: [
        ("func tableViewSelectionDidChange(_ notification: Notification)", "presenter.eventCleared(); presenter.↓eventSearched(\"\")"),
        ("func tableViewSelectionDidChange(_ notification: Notification)", "guard list.selectedRow >= 0 else { return }; presenter.eventSearched(\"\")"),
        ("func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)", "if editingStyle == .delete { presenter.eventCleared() }"),
        ("func tableViewSelectionDidChange(in list: NSTableView)", "presenter.eventCleared(); presenter.eventSearched(\"\")"),
    ])
    func otherCallbacks(function: String, body: String) throws {
        let events = "func eventSearched(_ text: String) { rows = [text] }\n    func eventCleared() { rows = [] }"
        try expectFindings(
            in: Scene(presenter: events, view: "private let list = NSTableView()\n    \(function) { \(body) }").files, rule: "busy-view", others: true)
    }
}
