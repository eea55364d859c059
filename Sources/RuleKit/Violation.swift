import Diagnostics
import ProjectGraph

/// A fault as a rule finds it: places and types by number. The engine makes a finding of it.
public struct Violation: Sendable {
    public var site: Site
    /// The type at fault.
    public var from: TypeID
    public var to: TypeID
    /// What within the edge is at fault, so that several faults between the same two types stay apart: a member's name.
    public var subject: String
    /// One sentence without a closing full stop.
    public var message: String
    /// Why the dialect cares, in one or two sentences.
    public var because: String
    /// What to do instead.
    public var help: String
    public var related: [Related]
    /// Set where the rule is less sure than its severity: the finding is a warning at most.
    public var isUncertain: Bool
    /// Set where it is a fault whatever the architecture, as a leak is: told of MVP's and MVVM's parts as well.
    public var isOfAnyArchitecture = false
    /// Set where it says more of its places than any rule that stands before its own.
    public var speaksFirst = false
    /// Where the same fault stands again: one finding is enough for all of them, whatever other rule looks at those places.
    public var repetitions: [Repetition]
    /// The same fault at other places, of other types: the first of them is told where this one is kept quiet, by the
    /// settings of its file or by a comment. One finding is enough for all of them.
    public var alternatives: [Violation]

    /// A place of the same fault, and the type that it names there.
    public struct Repetition: Sendable {
        public var site: Site
        public var to: TypeID

        public init(site: Site, to: TypeID) {
            self.site = site
            self.to = to
        }

        public init(_ edge: Edge) { self.init(site: edge.site, to: edge.to) }
    }

    /// Another place that the violation cannot be understood without.
    public struct Related: Sendable {
        public var site: Site
        public var message: String

        public init(site: Site, message: String) {
            self.site = site
            self.message = message
        }
    }

    public init(
        site: Site, from: TypeID, to: TypeID, subject: String, message: String, because: String, help: String,
        related: [Related] = [], isUncertain: Bool = false, repetitions: [Repetition] = [], alternatives: [Violation] = []
    ) {
        self.site = site
        self.from = from
        self.to = to
        self.subject = subject
        self.message = message
        self.because = because
        self.help = help
        self.related = related
        self.isUncertain = isUncertain
        self.repetitions = repetitions
        self.alternatives = alternatives
    }
}
