switch x {
case let .a(b, c: d)?, .e(let f) where f > 1: break
case (1..., _), is A, let g as B: break
case .h, ~x: break
@unknown default: break
}
if case .a(let b)? = c, let d, var e = f, case let (g, h) = i {}
for case let (a, b)? in c where d {}
let (a, (b, _), c: d) = e
