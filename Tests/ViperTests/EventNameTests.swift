import Testing
import Viper

/// Which names of messages begin with a dialect's word.
@Suite struct EventNameTests {
    private func isEvent(_ name: String, _ prefixes: String...) -> Bool {
        Dialect(name: "own", eventPrefixes: [.presenter: prefixes]).isEventName(name, receivedBy: .presenter)
    }

    @Test(arguments: ["event", "eventSaved", "event2", "event_saved", "eventÄnderung", "event保存"])
    func wholeWords(name: String) {
        #expect(isEvent(name, "event"))
    }

    @Test(arguments: ["", "even", "eventually", "eventähnlich", "preventSaved", "Event"])
    func otherWords(name: String) {
        #expect(!isEvent(name, "event"))
    }

    @Test(arguments: ["loanViewDidClose", "tableDid", "größeDidChange"])
    func wordsBehindOthers(name: String) {
        #expect(isEvent(name, "*Did"))
    }

    @Test(arguments: ["DidClose", "didClose", "loanDidn", "größeDidn"])
    func wordsThatStandElsewhere(name: String) {
        #expect(!isEvent(name, "*Did"))
    }

    @Test(arguments: [("rowSelected", true), ("pickedImage", true), ("cancelled", true), ("rowDeletedAtLast", true), ("edit", false), ("needle", false), ("loadEditor", false)])
    func endsOfWords(name: String, isOne: Bool) {
        #expect(isEvent(name, "*ed") == isOne)
    }

    /// An order names what to do, whatever it is to be done to.
    @Test(arguments: [
        ("onAppear", true), ("onRetry", true), ("on", false), ("only", false), ("onlyLoad", false), ("closeTapped", true), ("viewLoaded", true), ("rowSelected", true), ("closeButtonPressed", true), ("pickedImage", true), ("cancelled", true),
        ("screenShown", true), ("bought", true), ("photoSent", true), ("buy", false), ("keyboardWillShow", true), ("applicationDidBecomeActive", true), ("close", false), ("loadData", false),
        ("loadFeed", false), ("proceed", false), ("embed", false), ("showRed", false), ("loadSavedItems", false), ("willingness", false), ("", false),
    ])
    func namesThatTellWhatHappened(name: String, isOne: Bool) {
        #expect(name.tellsWhatHappened == isOne)
    }

    @Test(arguments: [
        "resent", "codeResent", "entryRewritten", "paymentRedone", "feeUnderpaid", "tripUndertaken", "formMisread", "guestListRerun",
        "pinReset", "doorShut", "quotaHit", "lampPutAway", "tourCutShort", "lineBrokenOff", "visitorSignedOut", "memberLeft",
    ])
    func irregularVerbs(name: String) {
        #expect(name.tellsWhatHappened)
    }

    /// What is a verb or a noun as well tells nothing where it stands alone, or is what the order is about.
    @Test(arguments: [
        "reset", "resetPin", "shutDoor", "putAway", "cutShort", "run", "present", "presentMenu", "represent", "showReset", "confirmReset", "showSplit",
        "showOutput", "printerOutput", "turnLeft", "showUnread", "showSignedOut", "logIn", "result", "readOut", "signOut", "scrollUp",
    ])
    func verbsThatDoNotChange(name: String) {
        #expect(!name.tellsWhatHappened)
    }

    @Test func lettersThatAreWrittenInTwoWays() {
        #expect(isEvent("o\u{308}ffneSeite", "\u{F6}ffne"))
        #expect(isEvent("\u{F6}ffneSeite", "o\u{308}ffne"))
    }
}
