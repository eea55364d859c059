let a = #"\(no) \#(yes) \##(no)"#
