log("\(value, privacy: .public) and \(x, format: .hex(2))")
