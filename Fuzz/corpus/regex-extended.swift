let a = #/ https?:// (.*) /#
let b = ##/a/#b/##
let c = #/
  \d+  # digits
  [\/]
/#
