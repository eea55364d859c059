let a = "one \" two \\ \u{1F600} \n"
let empty = ""
