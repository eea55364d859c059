fileprivate let a = #selector(getter: B.c)
let d = dynamicType(e).self
let f = x.dynamicType, g = type(of: h)
func i(_ j: @noescape () -> Void, k: @autoclosure(escaping) () -> L) {}
public private (set) var m: Int
