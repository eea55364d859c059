let a = "never
let b = "\(cut
let c = 1
