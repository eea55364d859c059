lx
{ odrodr ty.case let ti f() }ti f()fallthrough
