let a = b < c, d > (e)
f(a < b, c > d)
f(G<A, B>(x))
let x = a<b>c
let y: A<B<C>>= z
let w = A<B>.self == a<b
if x < y && z > (w) {}
