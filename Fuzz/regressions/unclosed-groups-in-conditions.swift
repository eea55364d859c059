if a {(}
