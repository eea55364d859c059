let a = #"""
  \(not) \#(is) """ still
  """#
