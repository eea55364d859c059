let a = """
\(
  b ?? """
  inner \(c)
  """
)
"""
