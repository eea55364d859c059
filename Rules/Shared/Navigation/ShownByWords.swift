import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A team's own words that show what they are handed: `func presentNext(_ screen: UIViewController) { present(screen, animated: true) }`, and nothing else.
/// What is handed over tells whether that leads on.
struct ShownByWords {
    private let project: VIPERProject
    /// By function: what it calls, and whether that is of a router that it is handed.
    private var words: [MemberID: (call: FrameworkCall, isOfRouter: Bool)] = [:]

    init(_ project: VIPERProject) {
        self.project = project
        for call in project.graph.frameworkCalls where project.graph[call.from].isExternal && call.isSelf && call.caller.exists {
            guard project.graph.symbols[call.name] == "present", project.isViewController(call.from), let isOfRouter = showsParameter(call) else { continue }
            words[call.caller] = (call, isOfRouter)
        }
    }

    var isEmpty: Bool { words.isEmpty }

    /// What the word stands for, where it is handed a router or a screen that is made there.
    func word(for call: Call) -> FrameworkCall? {
        guard let (shown, isOfRouter) = words[call.callee] else { return nil }
        var word = shown
        // What a router has to show is a screen.
        word.argument = isOfRouter ? shown.from : screen(handedBy: call)
        return word.argument.exists ? word : nil
    }

    /// Whether a function shows its first parameter or what that has, a router's screen then; nil where it does anything else.
    private func showsParameter(_ call: FrameworkCall) -> Bool? {
        let outline = project.graph.outline(of: project.graph[call.caller].file)
        let function = project.graph.declaration(of: call.caller)
        guard function.kind == .func, let parameter = outline.parameters(of: function).first,
            !function.code.indices.contains(where: { [.declaration, .scopeBegin, .unwrapMatch, .assignment].contains(outline.code[$0].kind) }),
            let place = outline.call(at: call.site.offset, in: function.code.indices), let first = outline.code[place].arguments.first, outline.arguments[first].value.exists,
            case let shown = outline[outline.unwrapped(outline.arguments[first].value)]
        else { return nil }
        if shown.kind == .identifier { return shown.name == parameter.name ? false : nil }
        guard shown.kind == .member, shown.base.exists, outline[shown.base].kind == .identifier, outline[shown.base].name == parameter.name else { return nil }
        let handed = project.graph.edges(from: call.from).filter { $0.member == call.caller && $0.position == .parameter && $0.isSignature }
        return handed.contains { edge in ([edge.to] + project.conformers[edge.to]).contains { project.role(of: $0)?.reached == .router } } ? true : nil
    }

    /// `presentNext(TripMapViewController())`, or a constant that stands for it.
    private func screen(handedBy call: Call) -> TypeID {
        guard call.caller.exists, project.graph[call.caller].file == call.site.file else { return .none }
        let outline = project.graph.outline(of: call.site.file)
        let function = project.graph.declaration(of: call.caller)
        guard let place = outline.call(at: call.site.offset, in: function.code.indices), let first = outline.code[place].arguments.first, outline.arguments[first].value.exists else { return .none }
        var value = outline[outline.arguments[first].value]
        if value.kind == .identifier {
            let constants = function.code.indices.lazy.map { outline.code[$0] }.filter { $0.kind == .declaration }.map { outline[$0.declaration] }.filter { $0.name == value.name }
            guard constants.count == 1, let constant = constants.first, constant.kind == .let, constant.initialValue.exists else { return .none }
            value = outline[constant.initialValue]
        }
        guard value.kind == .call, let made = outline.callee(of: value) else { return .none }
        return project.graph.edges(from: call.from).first { $0.kind == .creates && $0.site.file == call.site.file && $0.site.offset == made.offset }?.to ?? .none
    }
}
