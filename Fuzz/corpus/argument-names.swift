let texts = days.map(formatter.string(from:))
view.onTap = self.presenter.tap(at:of:)
let value = make(_:_:)(1, 2), other = Pair<Int>.init(first:second:), broken = f(a:, b: 1)
button.addTarget(self, action: #selector(Owner.tap(_:)), for: .touchUpInside)
