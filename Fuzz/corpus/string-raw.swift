let a = #"raw \n "quoted" \#n"#
let b = ##"a"#b"##
let c = #""""#
