import Engine

extension Tool {
    /// A line for each, notes first.
    static func tell(notes: [String] = [], errors: [String] = []) {
        for note in notes { tell("note", note) }
        for error in errors { tell("error", error) }
    }

    /// What was asked for; standard error tells why there is none.
    static func value<Value>(of answer: Linter.Answer<Value>) throws -> Value {
        tell(notes: answer.notes, errors: answer.errors)
        guard answer.errors.isEmpty, let value = answer.value else { throw couldNotRun }
        return value
    }
}
