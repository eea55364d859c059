import Testing

/// What counts as an event that a view sends, and what picks it.
@Suite struct SentEventTests {
    private static let events = """
        func eventSaved() { useCase.eventViewReady() }
            func eventNamed(_ name: String) { rows = [name] }
            func eventDiscarded() { rows = [] }
        """

    private func expect(
        _ body: String, others: String = "", events: String = events, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let view = """
            private let button = UIButton()
                private let field = UITextField()
                private let kinds = UISegmentedControl()
                private var amount = 3
                private var titles = ["sold"]
                \(others)
                @IBAction func touched(_ sender: UIButton) { \(body) }
            """
        try expectFindings(in: Scene(presenter: events, view: view).files, rule: "busy-view", others: true, sourceLocation: sourceLocation)
    }

    /// A method that is only named is sent by whoever calls it, if anybody does.
    @Test(arguments: [
        "button.addTarget(presenter, action: #selector(presenter.eventSaved), for: .touchUpInside); presenter.eventDiscarded()",
        "button.addTarget(presenter, action: #selector(presenter.eventNamed(_:)), for: .touchUpInside); presenter.eventDiscarded()",
        "let save = presenter.eventSaved; button.addAction(UIAction { _ in save() }, for: .touchUpInside); presenter.eventDiscarded()",
        "let name = presenter.eventNamed(_:); name(\"\"); presenter.eventDiscarded()",
        "if amount > 3 { button.addTarget(presenter, action: #selector(presenter.eventSaved), for: .touchUpInside) }",
        "presenter.eventSaved(); presenter.↓eventDiscarded()", "presenter?.eventSaved(); presenter!.↓eventDiscarded()",
        "presenter.eventNamed(\"\"); presenter.↓eventDiscarded()",
    ])
    func aMethodThatIsNamed(body: String) throws { try expect(body) }

    /// What a control calls by its selector is an event, whether or not a storyboard knows it.
    @Test func whatASelectorCalls() throws {
        try expect("", others: "@objc func saved() { if amount > 3 { presenter.↓eventSaved() } }")
    }

    /// What a presenter keeps of what it is told may be in a value of its own.
    @Test(arguments: [
        ("draft.name = name", "presenter.eventTyped(\"\"); presenter.↓eventSaved()"), ("self.draft.name = name", "presenter.eventTyped(\"\"); presenter.↓eventSaved()"),
        ("drafts[0].name = name", "presenter.eventTyped(\"\"); presenter.↓eventSaved()"),
        ("var copy = draft; copy.name = name; print(copy)", "presenter.eventTyped(\"\"); presenter.eventSaved()"),
    ])
    func whatAnOwnValueKeeps(statement: String, body: String) throws {
        let events = Self.events + "\n    private var draft = Draft()\n    private var drafts: [Draft] = []\n    func eventTyped(_ name: String) { \(statement) }\n    struct Draft { var name = \"\" }"
        try expect(body, events: events)
    }

    /// A collection, a number and a truth value are changed where they stand.
    @Test(arguments: [
        ("selected.insert(name)", true), ("self.selected.formUnion([name])", true), ("isExpanded.toggle()", true), ("count += 1", true), ("drafts[0].names.append(name)", true),
        ("rows.sort()", true), ("var copy = selected; copy.insert(name); print(copy)", false), ("var selected: Set<String> = []; selected.insert(name); print(selected)", false),
        ("print(selected.union([name]))", false),
    ])
    func whatIsChangedWhereItStands(statement: String, isEvent: Bool) throws {
        let events = Self.events + "\n    private var selected: Set<String> = [], isExpanded = false, count = 0, drafts: [Draft] = []\n    func eventTyped(_ name: String) { \(statement) }\n    struct Draft { var names: [String] = [] }"
        try expect("presenter.eventTyped(\"\"); presenter.\(isEvent ? "↓" : "")eventSaved()", events: events)
    }

    /// What a control stands at belongs to the touch, and so does what was handed over.
    @Test(arguments: [
        "amount > 3 ? presenter.↓eventSaved() : presenter.eventDiscarded()",
        "(field.text ?? \"\").count > 3 ? presenter.↓eventSaved() : presenter.eventDiscarded()",
        "(amount > 3 ? presenter.↓eventSaved : presenter.eventDiscarded)()",
        "presenter.eventNamed(amount > 3 ? \"many\" : \"few\")", "let save = amount > 3 ? presenter.eventSaved : presenter.eventDiscarded; print(save)",
        "sender.isSelected ? presenter.eventSaved() : presenter.eventDiscarded()", "sender.tag == 1 ? presenter.eventSaved() : presenter.eventDiscarded()",
        "kinds.selectedSegmentIndex == 0 ? presenter.eventSaved() : presenter.eventDiscarded()",
        "sender == button ? presenter.eventSaved() : presenter.eventDiscarded()", "title == nil ? presenter.eventSaved() : presenter.eventDiscarded()",
        "let action = amount > 3 ? UIAction { _ in self.presenter.eventSaved() } : UIAction { _ in self.presenter.eventDiscarded() }; print(action)",
    ])
    func oneOfTwo(body: String) throws { try expect(body) }

    /// Which of several a control or a list stands at tells which touch it was; an amount that it stands at, no more than any other does.
    @Test(arguments: [
        "if kinds.selectedSegmentIndex == 0 { presenter.eventSaved() } else { presenter.eventDiscarded() }",
        "guard kinds.selectedSegmentIndex != UISegmentedControl.noSegment else { return }; presenter.eventSaved()",
        "guard table.clickedRow >= 0 else { return }; presenter.eventSaved()", "guard table.selectedRow != -1 else { return }; presenter.eventSaved()",
        "if check.state == .on { presenter.eventSaved() } else { presenter.eventDiscarded() }",
        "if kinds.selectedSegmentIndex == amount { presenter.↓eventSaved() }", "if kinds.selectedSegmentIndex == 0 && amount > 3 { presenter.↓eventSaved() }",
        "if slider.value > 3 { presenter.↓eventSaved() }",
    ])
    func whatAControlStandsAt(body: String) throws { try expect(body) }

    /// The cases of an enumeration tell what something is; a number's and a text's decide.
    @Test(arguments: [
        "switch (field.text ?? \"\").count { case 0...2: presenter.↓eventDiscarded(); default: presenter.eventSaved() }",
        "switch amount { case ..<0: title = nil; default: presenter.↓eventSaved() }", "switch field.text { case \"sold\": presenter.↓eventSaved(); default: break }",
        "switch amount { case 1: switch sender.tag { case 2: presenter.↓eventSaved(); default: break }; default: break }",
        "switch amount { case 1: title = nil; default: break }; presenter.eventSaved()",
        "switch sender.tag { case 1: presenter.eventSaved(); default: presenter.eventDiscarded() }",
        "switch kinds.selectedSegmentIndex { case 0: presenter.eventSaved(); default: presenter.eventDiscarded() }",
        "let kind = kinds.selectedSegmentIndex; switch kind { case 0: presenter.eventSaved(); default: presenter.eventDiscarded() }",
        "switch titles[sender.tag] { case \"sold\": presenter.eventSaved(); default: presenter.eventDiscarded() }",
        "switch sender { case button: presenter.eventSaved(); default: presenter.eventDiscarded() }",
        "switch traitCollection.userInterfaceIdiom { case .pad: presenter.eventSaved(); default: presenter.eventDiscarded() }",
        "switch field.text { case .some(let text): presenter.eventNamed(text); case .none: presenter.eventDiscarded() }",
        "switch amount > 3 { case true: presenter.↓eventSaved(); case false: presenter.eventDiscarded() }",
        "switch amount > 3 { case true: presenter.↓eventSaved(); default: break }", "let isLong = amount > 3; switch isLong { case true: presenter.↓eventSaved(); case false: break }",
        "switch (amount > 3) == true { case true: title = nil; case false: presenter.↓eventSaved() }",
        "switch amount > 3 { case true: presenter.eventSaved(); case false: presenter.eventSaved() }",
        "switch amount { case 1: presenter.eventNamed(\"one\"); case 2: presenter.eventNamed(\"two\"); default: presenter.eventNamed(\"many\") }",
        "switch amount { case 1: presenter.↓eventNamed(\"one\"); case 2: presenter.eventNamed(\"two\"); default: break }",
        "switch amount { case 1: if amount > 3 { presenter.eventSaved() } else { presenter.eventSaved() }; default: presenter.eventSaved() }",
        "switch sender.isSelected { case true: presenter.eventSaved(); case false: presenter.eventDiscarded() }",
        "switch sender.tag > 3 { case true: presenter.eventSaved(); case false: presenter.eventDiscarded() }",
        "switch title == nil { case true: presenter.eventSaved(); case false: presenter.eventDiscarded() }",
    ])
    func aSwitch(body: String) throws { try expect(body) }

    /// A condition decides under whatever name.
    @Test(arguments: [
        "let isLong = field.text?.range(of: \"^[0-9]+$\", options: .regularExpression) != nil; if isLong { presenter.↓eventSaved() }",
        "let isLong = amount > 3; guard isLong else { return }; presenter.↓eventSaved()", "let isLong = amount > 3; if !isLong { presenter.↓eventSaved() }",
        "if isNamed { presenter.↓eventSaved() }", "guard self.isNamed else { return }; presenter.↓eventSaved()", "if isSold { presenter.↓eventSaved() }",
        "if isWide { presenter.eventSaved() }", "if isThere { presenter.eventSaved() }", "if isShared { presenter.eventSaved() }",
        "let isLong = sender.tag > 3; if isLong { presenter.eventSaved() }", "let isNamed = sender.isSelected; if isNamed { presenter.eventSaved() }",
        "let isFirst = kinds.selectedSegmentIndex == 0; if isFirst { presenter.eventSaved() }",
        "let isThere = field.text != nil; if isThere { presenter.eventSaved() }", "var isLong = amount > 3; isLong = sender.isSelected; if isLong { presenter.eventSaved() }",
        "do { let isLong = amount > 3; print(isLong) }; let isLong = sender.isSelected; if isLong { presenter.eventSaved() }",
    ])
    func aConditionWithAName(body: String) throws {
        try expect(
            body,
            others: """
                private var isNamed: Bool { (field.text ?? "").count > 3 }
                    private var isSold: Bool { return titles.first == "sold" }
                    private var isWide: Bool { view.bounds.width > 300 }
                    private var isThere: Bool { field.text != nil }
                    var isShared: Bool { (field.text ?? "").count > 3 }
                """)
    }

    /// What is sent whichever way a condition goes is sent for each touch: only what goes on around it is decided.
    @Test(arguments: [
        "if amount > 3 { presenter.eventSaved() } else { presenter.eventSaved() }",
        "if amount > 3 { UIView.animate(withDuration: 1, animations: { self.title = nil }, completion: { _ in self.presenter.eventSaved() }) } else { presenter.eventSaved() }",
        "guard amount > 3 else { presenter.eventSaved(); return }; title = nil; presenter.eventSaved()",
        "if amount > 3 { presenter.eventSaved(); return }; presenter.eventSaved()",
        "if amount > 3 { presenter.eventSaved(); return } else { title = nil }; presenter.eventSaved()",
        "if amount > 3 { presenter.eventSaved() } else if amount > 2 { presenter.eventSaved() } else { presenter.eventSaved() }",
        "if amount > 3 { if amount > 4 { presenter.eventSaved() } else { presenter.eventSaved() } } else { presenter.eventSaved() }",
        "if amount > 3 { presenter.eventNamed(\"many\") } else { presenter.eventNamed(\"few\") }",
        "button.addAction(UIAction { _ in guard self.amount > 3 else { self.presenter.eventSaved(); return }; self.title = nil; self.presenter.eventSaved() }, for: .touchUpInside)",
        "if amount > 3 { presenter.↓eventSaved() } else { presenter.eventDiscarded() }", "if amount > 3 { title = nil } else { presenter.↓eventSaved() }",
        "if amount > 3 { presenter.↓eventSaved() } else if amount > 2 { presenter.eventSaved() }",
        "if amount > 3 { presenter.↓eventSaved() } else if amount > 2 { title = nil } else { presenter.eventSaved() }",
        "if amount > 3 { presenter.eventSaved(); presenter.↓eventDiscarded() } else { presenter.eventSaved() }",
        "guard amount > 3 else { presenter.↓eventSaved(); return }; title = nil", "guard amount > 3 else { presenter.↓eventSaved(); return }; presenter.eventDiscarded()",
        "if amount > 3 { if amount > 4 { presenter.↓eventSaved() } } else { presenter.eventSaved() }",
        "if amount > 3 { presenter.eventSaved() } else { presenter.eventSaved() }; if amount > 2 { presenter.↓eventDiscarded() }",
        "if amount > 3 { titles.forEach { presenter.↓eventNamed($0) } } else { presenter.eventNamed(\"\") }",
        "if amount > 3 { presenter.↓eventSaved() } else { button.addAction(UIAction { _ in self.presenter.eventSaved() }, for: .touchUpInside) }",
        "if UIDevice.current.userInterfaceIdiom == .pad { presenter.eventSaved() } else { presenter.eventDiscarded() }",
    ])
    func onAllWays(body: String) throws { try expect(body) }

    /// What is negated is decided all the same.
    @Test(arguments: [
        "if !(amount > 3) { presenter.↓eventSaved() }", "if !(amount > 3) {} else { presenter.↓eventSaved() }", "guard !(amount > 3) else { return }; presenter.↓eventSaved()",
        "if !(amount > 3 || titles.isEmpty) { presenter.↓eventSaved() }", "!(amount > 3) ? presenter.↓eventSaved() : presenter.eventDiscarded()",
        "if !(sender.tag > 3) { presenter.eventSaved() }", "if !(title == nil) { presenter.eventSaved() }", "if !sender.isSelected { presenter.eventSaved() }",
        "if !(sender.isSelected) { presenter.eventSaved() }", "if !(amount > 3) { title = nil }; presenter.eventSaved()", "if !(amount > 3) { presenter.eventSaved() } else { presenter.eventSaved() }",
        "if !(kinds.selectedSegmentIndex == 0) { presenter.eventSaved() }",
    ])
    func aNegation(body: String) throws { try expect(body) }

    /// What a view puts into a presenter's subject for events is sent as by a method.
    @Test(arguments: [
        "presenter.saves.accept(()); presenter.names.↓send(\"\")", "presenter.eventSaved(); presenter.discards.↓onNext(())", "presenter.saves.accept(()); presenter.↓eventSaved()",
        "if amount > 3 { presenter.saves.↓accept(()) }", "titles.forEach { presenter.names.↓send($0) }", "amount > 3 ? presenter.saves.↓accept(()) : presenter.discards.onNext(())",
        "self.presenter.saves.accept(()); self.presenter?.taps.↓onNext(())", "send(); presenter.names.↓send(\"\")",
        "presenter.saves.accept(())", "presenter.names.send(amount > 3 ? \"many\" : \"few\")", "presenter.names.send(\"\"); presenter.names.send(\"\")",
        "if amount > 3 { presenter.names.send(\"many\") } else { presenter.names.send(\"few\") }", "if sender.isSelected { presenter.saves.accept(()) } else { presenter.discards.onNext(()) }",
        "presenter.query.accept(\"\"); presenter.amount.send(1)", "presenter.saves.accept(()); presenter.query.accept(\"\")", "own.accept(()); presenter.saves.accept(())",
        "field.rx.text.bind(to: presenter.query); presenter.saves.accept(())", "other.saves.accept(()); presenter.names.send(\"\")",
        "let presenter = other; presenter.saves.accept(()); presenter.names.send(\"\")",
        "button.addAction(UIAction { _ in self.presenter.saves.accept(()) }, for: .touchUpInside); presenter.names.send(\"\")",
        "presenter.saves.subscribe(); presenter.names.send(\"\")",
    ])
    func whatIsPutIntoASubject(body: String) throws {
        let events = Self.events + """

                let saves = PublishRelay<Void>()
                let discards: PublishSubject<Void> = PublishSubject()
                let names = PassthroughSubject<String, Never>()
                let taps: AnyObserver<Void>
                let query = BehaviorRelay<String>(value: "")
                let amount = CurrentValueSubject<Int, Never>(0)
            """
        try expect(body, others: "private let own = PublishRelay<Void>()\n    private let other = Saver()\n    private func send() { presenter.saves.accept(()) }", events: events)
    }

    /// `forEach` is a loop; other closures run when somebody else says so.
    @Test(arguments: [
        "titles.forEach { presenter.↓eventNamed($0) }", "titles.forEach(presenter.↓eventNamed)", "titles.forEach(presenter.↓eventNamed(_:))",
        "titles.filter { !$0.isEmpty }.forEach { title in presenter.↓eventNamed(title) }",
        "titles.forEach { print($0) }; presenter.eventSaved()", "title.map { presenter.eventNamed($0) }", "title.map(presenter.eventNamed)",
        "titles.forEach { name in button.addAction(UIAction { _ in self.presenter.eventNamed(name) }, for: .touchUpInside) }",
    ])
    func aLoopByFunction(body: String) throws { try expect(body) }

    /// One closure runs for one thing that happens; two of them for two.
    @Test(arguments: [
        "button.addAction(UIAction { [weak self] _ in self?.presenter.eventSaved(); self?.presenter.↓eventDiscarded() }, for: .touchUpInside)",
        "Task { presenter.eventSaved(); presenter.↓eventDiscarded() }", "Task { await Task.yield(); presenter.eventSaved(); presenter.↓eventNamed(\"\") }",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.presenter.eventSaved(); self.presenter.↓eventDiscarded() }",
        "button.addAction(UIAction { [weak self] _ in guard let self else { return }; presenter.eventSaved(); presenter.↓eventDiscarded() }, for: .touchUpInside)",
        "button.addAction(UIAction { _ in self.send(); self.presenter.↓eventDiscarded() }, for: .touchUpInside)",
        "button.addAction(UIAction { _ in self.presenter.eventSaved() }, for: .touchUpInside); kinds.addAction(UIAction { _ in self.presenter.eventDiscarded() }, for: .valueChanged)",
        "button.addAction(UIAction { _ in self.presenter.eventSaved(); UIView.animate(withDuration: 1) { self.presenter.eventDiscarded() } }, for: .touchUpInside)",
        "button.addAction(UIAction { _ in if sender.isSelected { self.presenter.eventSaved() } else { self.presenter.eventDiscarded() } }, for: .touchUpInside)",
        "Task { do { try await load(); presenter.eventSaved() } catch { presenter.eventDiscarded() } }",
        "Task { guard let title else { presenter.eventDiscarded(); return }; presenter.eventNamed(title) }",
        "Task { switch sender.tag { case 1: presenter.eventSaved(); default: presenter.eventDiscarded() } }",
        "presenter.eventSaved(); Task { presenter.eventDiscarded() }", "Task { presenter.eventSaved(); presenter.eventSaved() }",
    ])
    func twoOfOneClosure(body: String) throws { try expect(body, others: "private func send() { presenter.eventSaved() }") }

    /// Who asks the presenter for what to show tells it nothing, whatever it does to answer.
    @Test(arguments: [
        ("presenter.eventSaved(); setUp()", "private func setUp() { title = presenter.title(); field.text = presenter.text(at: 0) }"),
        ("setUp(); presenter.eventSaved()", "private func setUp() { title = presenter.title() }"),
        ("presenter.eventSaved(); title = presenter.title()", ""), ("presenter.eventSaved(); let text = presenter.title(); field.text = text", ""),
        ("presenter.eventSaved(); field.isHidden = presenter.title().isEmpty", ""), ("presenter.eventSaved(); show(presenter.title())", "private func show(_ text: String) {}"),
        ("if amount > 3 { title = presenter.title() }", ""), ("titles.forEach { title = presenter.title() + $0 }", ""),
        ("presenter.eventSaved(); presenter.↓title()", ""), ("presenter.eventSaved(); _ = presenter.↓title()", ""),
        ("presenter.eventSaved(); setUp(); presenter.↓eventDiscarded()", "private func setUp() { title = presenter.title() }"),
    ])
    func questions(body: String, function: String) throws {
        let events = Self.events + """

                @discardableResult func title() -> String { rows = ["title"]; return rows[0] }
                func text(at row: Int) -> String { rows[row] }
            """
        try expect(body, others: function, events: events)
    }

    /// What a private function sends in any case is sent by whoever calls it.
    @Test(arguments: [
        ("send(); presenter.↓eventDiscarded()", "private func send() { presenter.eventSaved() }"),
        ("presenter.eventDiscarded(); self.↓send()", "private func send() { title = nil; presenter.eventSaved() }"),
        ("if amount > 3 { ↓send() }", "private func send() { presenter.eventSaved() }"),
        ("send()", "private func send() { presenter.eventSaved() }"), ("send(); presenter.eventSaved()", "private func send() { presenter.eventSaved() }"),
        ("send(); presenter.eventDiscarded()", "private func send() { guard !titles.isEmpty else { return }; presenter.eventSaved() }"),
        ("send(); presenter.eventDiscarded()", "private func send() { if let title { presenter.eventNamed(title) } }"),
        ("send(); presenter.eventDiscarded()", "func send() { presenter.eventSaved() }"),
        ("send(1); presenter.eventDiscarded()", "private func send() { presenter.eventSaved() }; private func send(_ count: Int) { amount = count }"),
        ("send(); presenter.eventDiscarded()", "private func send() { button.addAction(UIAction { _ in self.presenter.eventSaved() }, for: .touchUpInside) }"),
        ("let send = { print(1) }; send(); presenter.eventDiscarded()", "private func send() { presenter.eventSaved() }"),
        ("button.addAction(UIAction { _ in self.send() }, for: .touchUpInside); presenter.eventDiscarded()", "private func send() { presenter.eventSaved() }"),
        ("perform(#selector(send)); presenter.eventDiscarded()", "@objc private func send() { presenter.eventSaved() }"),
    ])
    func byAFunctionOfItsOwn(body: String, function: String) throws { try expect(body, others: function) }
}
