let a = -b + c ?? d ... e && !f ? g : h
x += y&z &* -1
let r = 1..<2, s = ...3, t = 4...
a?.b![0]?.c = d as? E ?? f as! G is H
(+)(1, 2)
let q = x ? y : z ? w : v
a = .b == .c
