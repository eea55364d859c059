actor A { nonisolated func b() async {} }
async let c = d(), e = f()
let g = try await h.i()
for try await j in k {}
Task { @MainActor in await l() }
Task.detached { [weak self] in }
func m(isolated n: isolated A = #isolation) {}
