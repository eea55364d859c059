prefix operator !!
infix operator <*> : MultiplicationPrecedence, A
postfix operator ...
precedencegroup A { higherThan: B lowerThan: C associativity: left assignment: true }
prefix func !! (a: A) -> B {}
func <*> <T>(a: T, b: T) -> T {}
static func < (a: A, b: A) -> Bool { a.x<b.x }
