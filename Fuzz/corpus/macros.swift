@Observable final class A {}
#Preview { Text("x") }
let a = #selector(B.c(_:)), d = #keyPath(e.f), g = #externalMacro(module: "M", type: "T")
@freestanding(expression) macro m<T>(_ a: T, b: Int = 1) -> String = #externalMacro(module: "M", type: "T")
func f() { #expect(a == b) { c } }
