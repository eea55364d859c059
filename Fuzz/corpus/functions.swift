func a(_ b: Int = 1, c d: String..., e: inout F, g: @autoclosure () -> H = i()) async rethrows -> J where K: L {}
func throws_() throws(E) -> Never {}
func `default`(`in`: Int) {}
init?<T>(x: T) async throws { }
init!() {}
deinit { }
