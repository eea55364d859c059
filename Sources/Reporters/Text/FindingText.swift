import Diagnostics

/// One finding as a block of lines: head, snippets, reasons.
struct FindingText {
    private let finding: Finding
    private let palette: Palette
    private let widths: TextWidths
    private let gutter: Gutter

    init(of finding: Finding, palette: Palette, widths: TextWidths) {
        self.finding = finding
        self.palette = palette
        self.widths = widths
        let lines = [finding.location.line] + finding.related.map(\.location.line)
        gutter = Gutter(width: lines.map { String($0).count }.max() ?? 1, palette: palette)
    }

    var rendered: String {
        let snippets = snippet(at: finding.location) + finding.related.flatMap(snippet(of:))
        return ([head] + snippets + reasons).joined(by: "\n")
    }

    private var head: String {
        let kind = palette.paint("\(finding.severity.rawValue)[\(finding.rule.harmless)]", finding.severity.ink)
        return kind + palette.paint(": \(finding.message.harmless)", .strong)
    }

    private func snippet(at location: SourceLocation) -> [String] {
        let arrow = gutter.arrow("-->", to: location)
        guard let excerpt = excerpt(of: location) else { return [arrow] }
        let marker = palette.paint(String(repeating: "^", count: excerpt.markerWidth), finding.severity.ink)
        return [
            arrow, gutter.row(), gutter.row(excerpt.text, line: location.line),
            gutter.row(spaces(excerpt.markerOffset) + marker),
        ]
    }

    private func snippet(of related: Finding.Related) -> [String] {
        let arrow = gutter.arrow(":::", to: related.location)
        guard let excerpt = excerpt(of: related.location) else {
            return [gutter.row(), arrow] + related.message.wrapped(to: widths.prose - gutter.columns).map { gutter.row($0) }
        }
        return [gutter.row(), arrow, gutter.row(), gutter.row(excerpt.text, line: related.location.line)]
            + label(related.message, under: excerpt).map { gutter.row($0) }
    }

    /// The marker with its message: beside it where there is room, else below.
    private func label(_ message: String, under excerpt: SourceExcerpt) -> [String] {
        let dashes = String(repeating: "-", count: excerpt.markerWidth)
        let marker = spaces(excerpt.markerOffset) + palette.paint(dashes, .frame)
        let room = widths.source - gutter.columns
        let words = message.harmless
        if excerpt.markerOffset + excerpt.markerWidth + 1 + words.displayWidth <= room {
            return [words.isEmpty ? marker : marker + " " + palette.paint(words, .frame)]
        }
        // Far to the right there is no room to wrap in: the message then starts further left than its marker.
        let indent = min(excerpt.markerOffset, max(0, room - 60))
        let lines = message.wrapped(to: min(room, widths.prose) - indent)
        return [marker] + lines.map { spaces(indent) + palette.paint($0, .frame) }
    }

    private func excerpt(of location: SourceLocation) -> SourceExcerpt? {
        // A finding about a whole file or an absent part has no line to show.
        if location.lineText.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return nil }
        return SourceExcerpt(of: location, width: widths.source - gutter.columns)
    }

    private var reasons: [String] {
        let lines = reason("note", finding.note ?? "") + reason("why", finding.because) + reason("instead", finding.help)
        return lines.isEmpty ? [] : [gutter.row()] + lines
    }

    private func reason(_ label: String, _ text: String) -> [String] {
        let indent = gutter.width + 3 + label.count + 2
        let lines = text.wrapped(to: widths.prose - indent)
        guard let first = lines.first else { return [] }
        let head = spaces(gutter.width + 1) + palette.paint("=", .frame) + " " + palette.paint("\(label):", .strong)
        return ["\(head) \(first)"] + lines.dropFirst().map { spaces(indent) + $0 }
    }
}

/// The left edge of a finding's snippets, as wide as its longest line number.
private struct Gutter {
    let width: Int
    let palette: Palette

    /// What the gutter takes of a row, bar and spaces included.
    var columns: Int { width + 3 }

    func row(_ text: String = "", line: Int? = nil) -> String {
        let number = line.map { String($0) } ?? ""
        let edge = palette.paint(spaces(width - number.count) + number + " |", .frame)
        return text.isEmpty ? edge : "\(edge) \(text)"
    }

    func arrow(_ arrow: String, to location: SourceLocation) -> String {
        spaces(width) + palette.paint(arrow, .frame) + " " + location.place
    }
}

private func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
}
