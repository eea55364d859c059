extension FrameworkTables {
    /// XCTest.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/xctest
    static let xcTest: StaticString = """
        XCTActivity protocol NSObjectProtocol
        XCTAttachment class NSObject
        XCTContext class NSObject
        XCTDarwinNotificationExpectation class XCTestExpectation
        XCTIssue struct
        XCTKVOExpectation class XCTestExpectation
        XCTNSNotificationExpectation class XCTestExpectation
        XCTNSPredicateExpectation class XCTestExpectation
        XCTWaiter class NSObject
        XCTWaiterDelegate protocol NSObjectProtocol
        XCTest class NSObject
        XCTestCase class XCTest
        XCTestExpectation class NSObject
        XCTestObservation protocol NSObjectProtocol
        XCTestObservationCenter class NSObject
        XCTestRun class NSObject
        XCTestSuite class XCTest
        XCUIApplication class XCUIElement
        XCUICoordinate class NSObject
        XCUIDevice class NSObject
        XCUIElement class NSObject
        XCUIElementAttributes protocol AnyObject
        XCUIElementQuery class NSObject
        XCUIElementSnapshot protocol XCUIElementAttributes
        XCUIElementTypeQueryProvider protocol AnyObject
        XCUIScreen class NSObject
        XCUIScreenshot class NSObject
        XCUIScreenshotProviding protocol NSObjectProtocol
        """
}
