a { [weak
b { (x: in }
c { x, in
d { [a = ] in }
} } }
