var a: Int { 1 }
var b: Int { get { 1 } set(new) { } }
var c = 1 { willSet { } didSet(old) { } }
var d: Int { get async throws { } }
var e: Int { _read { yield x } nonmutating _modify { yield &x } }
var f: Int { @inlinable get { 1 } }
var g: Int { unsafeAddress { p } }
