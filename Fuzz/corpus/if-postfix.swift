view
  .a()
  #if DEBUG
  .b { $0 }
  #if X
  .c
  #endif
  #else
  .d
  #endif
  .e()
