import Diagnostics
import Foundation
import Reporters
import Testing

@Suite struct SavedReportTests {
    /// All that the format keeps comes back.
    @Test(arguments: [Report.rich, .compared, .empty])
    func whatIsReadBackIsWrittenTheSame(report: Report) throws {
        let written = JSONReporter().render(report)
        #expect(JSONReporter().render(try SavedReport.read(Array(written.utf8))) == written)
    }

    @Test(arguments: [
        ("\"severity\" : \"error\"", "\"severity\" : \"fatal\"", "has a finding of the unknown severity 'fatal'"),
        ("\"line\" : 41", "\"line\" : 0", "has a finding at 0:"),
        ("\"line\" : 41", "\"line\" : \"41\"", "is no report of 'viperlint lint --reporter json': findings[0].line is of another type"),
        ("\"unknown-type\" : 2", "\"unknown-type\" : 9223372036854775807", "has a count that is below zero or beyond all measure"),
        ("\"edges\" : 127", "\"edges\" : -1", "has a count that is below zero or beyond all measure"),
        ("\"rule\" :", "\"ruel\" :", "is no report of 'viperlint lint --reporter json': findings[0].rule is missing"),
    ])
    func whatIsWrongIsSaid(text: String, replacement: String, message: String) throws {
        let written = JSONReporter().render(.rich)
        #expect(written.contains(text))
        #expect {
            try SavedReport.read(Array(written.replacing(text, with: replacement).utf8))
        } throws: { error in
            (error as? SavedReport.Failure)?.message.hasPrefix(message) ?? false
        }
    }
}
