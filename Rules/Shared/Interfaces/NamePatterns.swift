import Viper

extension [String] {
    /// Whether some of a dialect's patterns say how a word ends (`*ed`): then any name that tells what happened is one of them.
    var areEndings: Bool { contains { $0.hasPrefix("*") && $0.dropFirst().first?.isLowercase == true } }

    /// "'did…', 'will…' or '…ed'": without those that a shorter one stands for, `didObtain` beside `did`, and of many a few.
    var spelledNamePatterns: String {
        let own = filter { pattern in !contains { $0 != pattern && pattern.begins(withWord: $0) } }
        let words = own.filter { !$0.hasPrefix("*") }
        let ending = own.first { $0.hasPrefix("*") && $0.dropFirst().first?.isLowercase == true }
        let shown = own.count > 6 ? words.prefix(3) + [ending].compactMap(\.self) : own[...]
        let spelled = shown.map { pattern in
            let isEnding = pattern.hasPrefix("*") && pattern.dropFirst().first?.isLowercase == true
            return "'\(pattern.spelledNamePattern)\(isEnding ? "" : "…")'"
        }
        if shown.count < own.count { return spelled.joined(separator: ", ") + " and the like" }
        return spelled.alternatives
    }

    /// "'did', 'will' or 'viewDid'"
    var spelledNameBeginnings: String { map { "'\($0.spelledNamePattern)'" }.alternatives }

    private var alternatives: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
    }
}

extension String {
    /// `didTapSend` for what a view's `sendTapped` or `sendButtonTapped` sends; nil where its name doesn't say that something was tapped.
    var eventOfTap: String? {
        guard let tapped = ["Tapped", "Pressed", "Touched", "Clicked"].first(where: hasSuffix) else { return nil }
        let what = dropLast(tapped.count)
        let part = what.hasSuffix("Button") ? what.dropLast("Button".count) : what
        guard let first = part.first, first.isLowercase, !["did", "handle", "on", "button"].contains(where: { String(part).begins(withWord: $0) }) else { return nil }
        return "didTap" + first.uppercased() + part.dropFirst()
    }
}
