extension FrameworkTables {
    /// ActivityKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/activitykit
    static let activityKit: StaticString = """
        Activity class
        ActivityAttributes protocol Decodable Encodable
        ActivityContent struct
        """

    /// AppIntents.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/appintents
    static let appIntents: StaticString = """
        AppEntity protocol Identifiable Sendable
        AppEnum protocol Sendable
        AppIntent protocol Sendable
        AppShortcut struct
        AppShortcutPhrase struct
        AppShortcutsProvider protocol
        DisplayRepresentation struct
        DynamicOptionsProvider protocol
        EntityProperty class
        EntityQuery protocol Sendable
        EntityStringQuery protocol EntityQuery
        IntentDescription struct
        IntentDialog struct
        IntentParameter class
        IntentResult protocol
        TypeDisplayRepresentation struct
        WidgetConfigurationIntent protocol AppIntent
        """

    /// Intents.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/intents
    static let intents: StaticString = """
        INCurrencyAmount class NSObject
        INExtension class NSObject
        INFile class NSObject
        INImage class NSObject
        INIntent class NSObject
        INIntentHandlerProviding protocol NSObjectProtocol
        INIntentResolutionResult class NSObject
        INIntentResponse class NSObject
        INInteraction class NSObject
        INObject class NSObject
        INParameter class NSObject
        INPerson class NSObject
        INPersonHandle class NSObject
        INPreferences class NSObject
        INRelevantShortcut class NSObject
        INRelevantShortcutStore class NSObject
        INSearchForMessagesIntent class INIntent
        INSendMessageIntent class INIntent
        INSendMessageIntentHandling protocol NSObjectProtocol
        INSendMessageIntentResponse class INIntentResponse
        INShortcut class NSObject
        INStartCallIntent class INIntent
        INUserContext class NSObject
        INVocabulary class NSObject
        INVoiceShortcut class NSObject
        INVoiceShortcutCenter class NSObject
        """

    /// WidgetKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/widgetkit
    static let widgetKit: StaticString = """
        AccessoryWidgetBackground struct View
        ActivityConfiguration struct WidgetConfiguration
        AppIntentConfiguration struct WidgetConfiguration
        AppIntentTimelineProvider protocol
        DynamicIsland struct
        IntentConfiguration struct WidgetConfiguration
        IntentTimelineProvider protocol
        StaticConfiguration struct WidgetConfiguration
        Timeline struct
        TimelineEntry protocol
        TimelineEntryRelevance struct
        TimelineProvider protocol
        TimelineProviderContext struct
        TimelineReloadPolicy struct
        WidgetCenter class
        WidgetFamily enum
        WidgetInfo struct
        WidgetRenderingMode struct
        """

    /// CoreTransferable.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coretransferable
    static let coreTransferable: StaticString = """
        CodableRepresentation struct TransferRepresentation
        DataRepresentation struct TransferRepresentation
        FileRepresentation struct TransferRepresentation
        ProxyRepresentation struct TransferRepresentation
        ReceivedTransferredFile struct
        SentTransferredFile struct
        TransferRepresentation protocol
        Transferable protocol
        """
}
