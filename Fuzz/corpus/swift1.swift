protocol A : class {}
var a : Int[] = []
for var i = 0; i < 3; i++ { println(i) }
do { x } while y
let b = c as D, e = f as! G
class func h(#i: Int, var j: K) {}
let k = l => m
