let a = "x \(y) \(f(1, "in \(z + "\(deep)")")) end"
