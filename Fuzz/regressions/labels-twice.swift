let names = [open(id:)(_:), (close)(x:y:)(_:)(z:)]
