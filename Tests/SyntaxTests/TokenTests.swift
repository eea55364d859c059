import Testing

struct TokenTests {
    @Test func stringsHoldInterpolationsThatHoldStrings() {
        expectTokens(#""a""#, #"stringLiteral "a""#)
        expectTokens(#""a\(b)c""#, #"stringHead "a\("#, "identifier b", #"stringTail )c""#)
        expectTokens(
            #""\(f("x\(y)"))z""#, #"stringHead "\("#, "identifier f", "leftParenthesis (", #"stringHead "x\("#, "identifier y",
            #"stringTail )""#, "rightParenthesis )", #"stringTail )z""#)
        expectTokens(#""\"\\" a"#, #"stringLiteral "\"\\""#, "identifier a")
        expectTokens("\"\" \"\"\"\n\" \"\" \\\"\"\"\n\"\"\"", #"stringLiteral """#, "stringLiteral \"\"\"\n\" \"\" \\\"\"\"\n\"\"\"")
    }

    @Test func rawStringsEndAndInterpolateWithTheirPounds() {
        expectTokens(##"#"\(a) " \#(b)"#"##, ##"stringHead #"\(a) " \#("##, "identifier b", ##"stringTail )"#"##)
        // A quote between raw delimiters, not the start of a multi-line string.
        expectTokens(##"#"""# a"##, ##"stringLiteral #"""#"##, "identifier a")
        expectTokens("##\"\"\"\n\"\"\"#\n\"\"\"## a", "stringLiteral ##\"\"\"\n\"\"\"#\n\"\"\"##", "identifier a")
    }

    @Test func aStringOfOneLineEndsWithItsLine() {
        expectTokens("\"a\nb", "stringLiteral \"a", "identifier b")
        expectTokens("\"\\(a\nb", "stringHead \"\\(", "identifier a", "identifier b")
    }

    @Test func aSlashOpensARegexOnlyWhereAnOperandIsDue() {
        expectTokens("a / b / c", "identifier a", "binaryOperator /", "identifier b", "binaryOperator /", "identifier c")
        expectTokens("a = /b c/", "identifier a", "equal =", "regexLiteral /b c/")
        expectTokens("f(/a(b)/, /)", "identifier f", "leftParenthesis (", "regexLiteral /a(b)/", "comma ,", "binaryOperator /", "rightParenthesis )")
        expectTokens("f(/, b)/2", "identifier f", "leftParenthesis (", "binaryOperator /", "comma ,", "identifier b", "rightParenthesis )", "binaryOperator /", "integerLiteral 2")
        expectTokens("try? /a b/", "tryKeyword try", "postfixQuestion ?", "regexLiteral /a b/")
        expectTokens("x > /a/", "identifier x", "binaryOperator >", "regexLiteral /a/")
        expectTokens("-/a/", "prefixOperator -", "regexLiteral /a/")
        expectTokens("func /(a", "funcKeyword func", "prefixOperator /", "leftParenthesis (", "identifier a")
        // A slash closes the literal even in a character class, unless a backslash stands before it.
        expectTokens(#"return /[\/]/"#, "returnKeyword return", #"regexLiteral /[\/]/"#)
    }

    @Test func extendedRegexLiteralsAreCertain() {
        expectTokens("#/ a / b /#", "regexLiteral #/ a / b /#")
        expectTokens("##/\n  / /# x\n/## y", "regexLiteral ##/\n  / /# x\n/##", "identifier y")
        expectTokens("#/ a", "pound #", "postfixOperator /", "identifier a")
    }

    @Test func commentsNestAndAreNoTokens() {
        expectTokens("a/*b/*c*/\"*/d//e\nf", "identifier a", "identifier d", "identifier f")
        expectTokens("a+/*b*/c", "identifier a", "postfixOperator +", "identifier c")
        expectTokens("#!/usr/bin/swift\na", "identifier a")
        expectTokens("\u{FEFF}a\r\nb\u{A0}c\0d", "identifier a", "identifier b", "identifier c", "identifier d")
    }

    @Test func operatorsAreTornByWhatStandsAroundThem() {
        expectTokens("a+b +c d+ + e", "identifier a", "binaryOperator +", "identifier b", "prefixOperator +", "identifier c",
            "identifier d", "postfixOperator +", "binaryOperator +", "identifier e")
        expectTokens("a?.b!!??c", "identifier a", "postfixQuestion ?", "period .", "identifier b", "exclamation !", "exclamation !",
            "postfixQuestion ?", "postfixQuestion ?", "identifier c")
        expectTokens("a ? b : c ?? d", "identifier a", "infixQuestion ?", "identifier b", "colon :", "identifier c", "binaryOperator ??", "identifier d")
        expectTokens("f(&a) & b", "identifier f", "leftParenthesis (", "prefixAmpersand &", "identifier a", "rightParenthesis )",
            "binaryOperator &", "identifier b")
        expectTokens("0...9 a..<b .+ x->y", "integerLiteral 0", "binaryOperator ...", "integerLiteral 9", "identifier a", "binaryOperator ..<",
            "identifier b", "binaryOperator .+", "identifier x", "arrow ->", "identifier y")
    }

    @Test func numbersKeepToTheirDigits() {
        expectTokens("1.0.a x.0.1 0x1F.c 0x1.8p-3 1e-5 1_0 0b1", "floatLiteral 1.0", "period .", "identifier a", "identifier x", "period .",
            "integerLiteral 0", "period .", "integerLiteral 1", "integerLiteral 0x1F", "period .", "identifier c", "floatLiteral 0x1.8p-3",
            "floatLiteral 1e-5", "integerLiteral 1_0", "integerLiteral 0b1")
    }

    @Test func namesAreWordsTicksPlaceholdersAndSymbols() {
        expectTokens("`class` `a b` <#T##x#> é 🎉 $0 $x _ _a async", "identifier `class`", "identifier `a b`", "identifier <#T##x#>",
            "identifier é", "identifier 🎉", "dollarIdentifier $0", "identifier $x", "wildcard _", "identifier _a", "asyncKeyword async")
        expectTokens("#if #elseif #iffy #available ##if", "poundIf #if", "poundElseif #elseif", "pound #", "identifier iffy", "pound #",
            "identifier available", "pound #", "poundIf #if")
        expectTokens("A::b", "identifier A", "moduleSelector ::", "identifier b")
    }
}
