struct A: ~Copyable { consuming func b() { discard self } }
let c = consume d, e = copy f, g = borrow h
func i(_ j: borrowing K, l: __owned M, n: __shared O, p: sending Q) {}
