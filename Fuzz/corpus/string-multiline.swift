let a = """
  one
  two \
  "three" ""
  """
