enum A: Int, B { case a = 1, b = -2; case c(Int, d: String = "x", _ e: F), f
 case `default`
 indirect case g(A)
 static let h = 1 }
