let a = "\(items.map { "<\($0.name)>" }.joined(separator: ", "))"
