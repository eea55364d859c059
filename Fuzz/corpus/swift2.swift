if let a = b, c = d where e { }
func f(a: Int)(b: Int) -> Int {}
__FILE__; __LINE__
typealias A = protocol<B, C>
associatedtype D
let s = Selector("x:")
guard case let x? = y where z else {}
throw; rethrows
