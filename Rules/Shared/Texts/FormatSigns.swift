/// What the signs of a format say about who reads the text: `loans/%d` a server, `%d loans` people.
struct FormatSigns {
    /// As it is written between the quotes.
    let format: String

    /// `yyyy-MM-dd`, `ddMMyyyy`, `dd-MM-yyyy'T'HH:mm`; `EEE, dd MMM yyyy HH:mm:ss zzz`, as headers and feeds have it (RFC 9110, 5.6.7).
    static func isDateForMachines(_ format: String) -> Bool {
        if format.hasPrefix("yyyy-MM") || format.hasPrefix("yyyyMM") || format.contains("'T'") || areAdjoining(format) { return true }
        // Many write every sign between quotes: `EEE',' dd' 'MMM' 'yyyy HH':'mm':'ss z`. Words there are for people.
        let pieces = format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        if pieces.contains(where: { $0 % 2 == 1 && $1.contains(where: \.isLetter) && !["GMT", "UTC", "Z", "T"].contains($1) }) { return false }
        let plain = format.filter { $0 != "'" }
        return plain.hasPrefix("EEE") && plain.contains("HH:mm:ss") && ["Z", "z", "GMT", "UTC"].contains { plain.contains($0) }
    }

    /// `ddMMyyyy`, `HHmmss`: numbers that nothing keeps apart.
    private static func areAdjoining(_ format: String) -> Bool {
        format.utf8.count > 2 && !format.contains("MMM") && format.utf8.allSatisfy { numbers.contains($0) } && format.utf8.first != format.utf8.last
    }

    private static let numbers = Array("yMdHhms".utf8)

    /// `cell-%d`, `loan_row_%@`: a name in the code's own manner, for `accessibilityIdentifier` and its kind.
    var areOfKey: Bool {
        let word = format.prefix { $0.isLowercase || $0.isNumber || "-_:".contains($0) }
        return !format.contains(" ") && word.count > 2 && word.first?.isLowercase == true && "-_:".contains(word.last ?? " ")
    }

    /// An address, a header, a query, a key, the name of a file, hexadecimal digits, or more decimals than anybody reads.
    var areForMachines: Bool {
        if areOfAddress || areOfAuthorization || Self.beginnings.contains(where: { format.hasPrefix($0) }) || areOfPredicate { return true }
        guard !format.contains(" ") else { return false }
        let conversions = format.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
            .map { $0.drop { $0.isNumber || $0 == "l" || $0 == "h" } }
        return areOfPath || format.contains { "=&_".contains($0) }
            || conversions.contains { $0.first == "x" || $0.first == "X" || ["4", "5", "6", "7", "8"].contains($0.dropFirst().first) && $0.hasPrefix(".") }
            || joinTexts || areOfFile || areOfKey || areOfSerialNumber || areOfVersion
    }

    /// `%d.%d.%d`: a version, or with one number more where a network's device is. A date has its numbers filled up: `%02d.%02d.%d`.
    private var areOfVersion: Bool {
        let numbers = format.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count > 2 && numbers.allSatisfy { ["%d", "%i", "%ld", "%lu", "%u"].contains($0) }
    }

    /// `TX-%06d`: by numbers of one length things are told apart. `%02d:%02d` is a time, and `%d,%03d` writes one number.
    private var areOfSerialNumber: Bool {
        format.split(separator: "%", omittingEmptySubsequences: false).dropFirst().contains { piece in
            let (length, rest) = (piece.prefix { $0.isNumber }, piece.drop { $0.isNumber || $0 == "l" })
            return length.first == "0" && Int(length) ?? 0 >= 4 && ["d", "i", "u"].contains(rest.first)
        }
    }

    /// `%.2f €`, `%d days`, `$%.2f`, `%d%%`: a number with its unit.
    var areOfMeasure: Bool {
        if areForMachines { return false }
        if areOfPercent { return true }
        let pieces = format.split(separator: "%", omittingEmptySubsequences: false)
        let isPriced = pieces[0].last { $0 != " " }?.isCurrencySymbol ?? false
        // No path has a text in it: `%.0f g %@`.
        let isNoPath = pieces.count == 2 || pieces.dropFirst().contains { $0.first == "@" }
        return pieces.dropFirst().contains { piece in
            let rest = piece.drop { $0.isNumber || ".,+-lh".contains($0) }
            guard let type = rest.first else { return false }
            let unit = rest.dropFirst().drop(while: \.isWhitespace)
            if unit.first?.isCurrencySymbol ?? false { return true }
            // `%.2f đ`, `%.0f°`, `%d件`: code has none of these signs.
            if type != "@", unit.first?.isASCII == false || isNoPath && isMeasured(piece, unit) { return true }
            return type != "@" && rest.dropFirst().first == " " && unit.prefix(while: \.isLetter).count > 1 || isPriced && type == "f"
        }
    }

    /// `%.2f %%`, but not `'%%%d%%'`, which a database compares with, nor `%d%%20`, which an address has.
    private var areOfPercent: Bool {
        format.contains(/(?:^|[^%])%[-+0]?\d*(?:\.\d+)?l*[dfiu] ?%%(?![0-9A-F]{2})/)
    }

    /// `%.2f`, `%.1f%%`, `%02d:%02d`: one number that is rounded, or a time, and no words.
    var areOfNumber: Bool {
        format.replacing("%%", with: "").wholeMatch(of: /[-+( ]*%\d*(\.[012]l?f[) ]*|l?[di](:%02l?[di])+)/) != nil
    }

    /// `%.1f m`: where decimals are counted and nothing follows, the letter is no command of a path (`%f L`).
    private func isMeasured(_ piece: Substring, _ unit: Substring) -> Bool {
        piece.first == "." && unit.prefix { $0 != " " }.count == 1 && unit.first?.isLetter ?? false && piece.contains(where: \.isWhitespace)
    }

    var areOfAddress: Bool { format.contains("://") }

    /// `loans/%d`; `%d/%d` is a page of so many, and `%dkm/h` a unit.
    private var areOfPath: Bool {
        let pieces = format.split(separator: "/", omittingEmptySubsequences: false)
        guard pieces.count > 1, !pieces.allSatisfy({ $0.first == "%" && ["d", "i", "u", "D", "U"].contains($0.last) }) else { return false }
        return !(pieces.count == 2 && pieces[0].first == "%" && pieces[1].allSatisfy(\.isLetter))
    }

    /// `Bearer %@`
    private var areOfAuthorization: Bool {
        let words = format.split(separator: " ")
        return words.count == 2 && ["Basic", "Bearer", "OAuth", "Token"].contains(words[0]) && words[1].hasPrefix("%")
    }

    /// Of headers, of other addresses, of JSON and XML, of SQL.
    private static let beginnings = [
        "Content-", "multipart/", "GET ", "POST ", "PUT ", "mailto:", "tel:", "urn:", "[\\\"", "[{",
        "{", "<", "ALTER ", "CREATE ", "DELETE ", "DROP ", "INSERT ", "LIMIT ", "REPLACE ", "SELECT ", "UPDATE ",
    ]

    /// `name CONTAINS[cd] %@`, `date >= %@`: a property's name, and how it is compared.
    private var areOfPredicate: Bool {
        let words = format.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[0].first?.isLowercase == true, words[2].hasPrefix("%") else { return false }
        let comparison = words[1].prefix { $0 != "[" }
        return ["=", "==", "!=", "<", "<=", ">", ">=", "BEGINSWITH", "CONTAINS", "ENDSWITH", "IN", "LIKE", "MATCHES"].contains(comparison)
    }

    /// `%@:%@`, `%f,%f`, `%d,%d`: texts that no word or space keeps apart, coordinates, or a list of numbers. `%d,%03d` writes
    /// one number.
    private var joinTexts: Bool {
        let pieces = format.split(separator: "%")
        return pieces.count > 1 && (pieces.allSatisfy { isConversion($0, to: "@", joinedBy: ":.|;,-") } || pieces.allSatisfy { isConversion($0, to: "f", joinedBy: ",;") }
                || pieces.allSatisfy { ["d", "d,", "d;"].contains($0.drop { $0 == "l" }) })
            && (pieces.count > 2 || pieces[0].last != "@")
    }

    private func isConversion(_ piece: Substring, to type: Character, joinedBy signs: String) -> Bool {
        let rest = piece.drop { $0.isNumber || $0 == "." || $0 == "l" }
        return rest.first == type && rest.dropFirst().allSatisfy { signs.contains($0) }
    }

    /// `post.%d`, `%@.json`: a dot between a word and a value, or before the ending of a file's name.
    private var areOfFile: Bool {
        guard let first = format.firstIndex(of: "."), let last = format.lastIndex(of: "."), !format.contains(where: \.isUppercase) else { return false }
        let (before, after, ending) = (format[..<first], format[first...].dropFirst(), format[last...].dropFirst())
        return before.last?.isLetter == true && before.count > 1 && !before.contains("%") && after.first == "%"
            || (2...5).contains(ending.count) && ending.allSatisfy(\.isLetter)
    }
}
