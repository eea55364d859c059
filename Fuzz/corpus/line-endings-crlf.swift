class A {
  let b = """
  c
  """
  // d
}
