let final = 1, open = 2, weak = 3
func get() { set(value) ; async { } ; await x ; some ; any ; each ; actor ; macro() ; package.x ; using }
open.foo()
lazy
var x = 1
