import ProjectGraph
import Syntax
import Viper

/// What a stream does, by the name of its type.
///
/// Source: the Swift standard library, developer.apple.com/documentation/combine, the packages RxSwift and RxCocoa (Traits), ReactiveSwift, PromiseKit,
/// Bond and ReactiveKit.
struct StreamHabits: OptionSet {
    let rawValue: UInt8

    /// Hands on one value after the other.
    static let reports = StreamHabits(rawValue: 1)
    /// Hands on one value, later.
    static let answers = StreamHabits(rawValue: 2)
    /// Whoever has it tells it something.
    static let isTold = StreamHabits(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(named name: String) { self = Self.byName[name] ?? [] }

    /// The names of those that nobody can tell anything.
    static var readOnly: [String] { byName.filter { !$0.value.contains(.isTold) }.map(\.key) }

    private static let byName: [String: StreamHabits] = [
        "AnyObserver": .isTold, "AnyPublisher": .reports, "AsyncPublisher": .reports, "AsyncSequence": .reports, "AsyncStream": .reports,
        "AsyncThrowingPublisher": .reports, "AsyncThrowingStream": .reports, "Binder": .isTold, "Completable": .answers, "ControlEvent": .reports,
        "ControlProperty": [.reports, .isTold], "Driver": .reports, "EventStream": .reports, "Future": .answers, "Infallible": .reports, "Maybe": .answers,
        "Observable": .reports, "PassthroughSubject": [.reports, .isTold], "Promise": .answers, "PublishRelay": [.reports, .isTold],
        "PublishSubject": [.reports, .isTold], "Publisher": .reports, "Signal": .reports, "SignalProducer": .reports, "Single": .answers, "Stream": .reports,
    ]
}

extension VIPERProject {
    /// What the stream does that a member is, or answers with: `any Publisher<Void, Never>`, `Combine.AnyPublisher<Void, Never>?`; nothing where it is none.
    func streamHabits(of member: MemberID) -> StreamHabits {
        let place = graph.unwrapped(TypePlace(file: graph[member].file, type: graph.declaration(of: member).type))
        guard place.type.exists, case let node = graph[place], node.kind == .named || node.kind == .member else { return [] }
        let name = graph.outline(of: place.file).names[node.name]
        // Foundation's `Stream` is one of bytes.
        return name == "Stream" && node.list.isEmpty ? [] : StreamHabits(named: name)
    }
}
