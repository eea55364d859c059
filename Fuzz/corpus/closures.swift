a { }
b { x in x }
c { (x: Int, y) async throws(E) -> Void in }
d { [weak self, unowned(safe) b = self.c, self] x, _ in self?.f() }
e { @MainActor @Sendable [a] in }
f { $0 + $1 }
g(1) { } onDone: { _ in } _: { }
h { (a, b) in }
