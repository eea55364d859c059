let a = """
never \(x) ends
let b = 1
