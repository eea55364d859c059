extension FrameworkTables {
    /// Contacts.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/contacts
    static let contacts: StaticString = """
        CNAuthorizationStatus enum
        CNChangeHistoryAddContactEvent class CNChangeHistoryEvent
        CNChangeHistoryAddGroupEvent class CNChangeHistoryEvent
        CNChangeHistoryAddMemberToGroupEvent class CNChangeHistoryEvent
        CNChangeHistoryAddSubgroupToGroupEvent class CNChangeHistoryEvent
        CNChangeHistoryDeleteContactEvent class CNChangeHistoryEvent
        CNChangeHistoryDeleteGroupEvent class CNChangeHistoryEvent
        CNChangeHistoryDropEverythingEvent class CNChangeHistoryEvent
        CNChangeHistoryEvent class NSObject
        CNChangeHistoryEventVisitor protocol NSObjectProtocol
        CNChangeHistoryFetchRequest class CNFetchRequest
        CNChangeHistoryRemoveMemberFromGroupEvent class CNChangeHistoryEvent
        CNChangeHistoryRemoveSubgroupFromGroupEvent class CNChangeHistoryEvent
        CNChangeHistoryUpdateContactEvent class CNChangeHistoryEvent
        CNChangeHistoryUpdateGroupEvent class CNChangeHistoryEvent
        CNContact class NSObject
        CNContactDisplayNameOrder enum
        CNContactFetchRequest class CNFetchRequest
        CNContactFormatter class Formatter
        CNContactFormatterStyle enum
        CNContactProperty class NSObject
        CNContactRelation class NSObject
        CNContactSortOrder enum
        CNContactStore class NSObject
        CNContactType enum
        CNContactVCardSerialization class NSObject
        CNContactsUserDefaults class NSObject
        CNContainer class NSObject
        CNContainerType enum
        CNEntityType enum
        CNError struct Error
        CNFetchRequest class NSObject
        CNFetchResult class NSObject
        CNGroup class NSObject
        CNInstantMessageAddress class NSObject
        CNKeyDescriptor protocol NSObjectProtocol NSSecureCoding NSCopying
        CNLabeledValue class NSObject
        CNMutableContact class CNContact
        CNMutableGroup class CNGroup
        CNMutablePostalAddress class CNPostalAddress
        CNPhoneNumber class NSObject
        CNPostalAddress class NSObject
        CNPostalAddressFormatter class Formatter
        CNPostalAddressFormatterStyle enum
        CNSaveRequest class NSObject
        CNSocialProfile class NSObject
        """

    /// ContactsUI.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/contactsui
    static let contactsUI: StaticString = """
        CNContactPickerDelegate protocol NSObjectProtocol
        CNContactPickerViewController class UIViewController
        CNContactViewController class UIViewController
        CNContactViewControllerDelegate protocol NSObjectProtocol
        """

    /// EventKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/eventkit
    static let eventKit: StaticString = """
        EKAlarm class EKObject
        EKAlarmProximity enum
        EKAlarmType enum
        EKAuthorizationStatus enum
        EKCalendar class EKObject
        EKCalendarEventAvailabilityMask struct
        EKCalendarItem class EKObject
        EKCalendarType enum
        EKEntityMask struct
        EKEntityType enum
        EKError struct Error
        EKEvent class EKCalendarItem
        EKEventAvailability enum
        EKEventStatus enum
        EKEventStore class NSObject
        EKObject class NSObject
        EKParticipant class EKObject
        EKParticipantRole enum
        EKParticipantScheduleStatus enum
        EKParticipantStatus enum
        EKParticipantType enum
        EKRecurrenceDayOfWeek class NSObject
        EKRecurrenceEnd class NSObject
        EKRecurrenceFrequency enum
        EKRecurrenceRule class EKObject
        EKReminder class EKCalendarItem
        EKReminderPriority enum
        EKSource class EKObject
        EKSourceType enum
        EKSpan enum
        EKStructuredLocation class EKObject
        EKVirtualConferenceDescriptor class NSObject
        EKVirtualConferenceProvider class NSObject
        EKVirtualConferenceRoomTypeDescriptor class NSObject
        EKVirtualConferenceURLDescriptor class NSObject
        EKWeekday enum
        """

    /// EventKitUI.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/eventkitui
    static let eventKitUI: StaticString = """
        EKCalendarChooser class UIViewController
        EKCalendarChooserDelegate protocol NSObjectProtocol
        EKCalendarChooserDisplayStyle enum
        EKCalendarChooserSelectionStyle enum
        EKEventEditViewAction enum
        EKEventEditViewController class UINavigationController
        EKEventEditViewDelegate protocol NSObjectProtocol
        EKEventViewAction enum
        EKEventViewController class UIViewController
        EKEventViewDelegate protocol NSObjectProtocol
        """

    /// MessageUI.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/messageui
    static let messageUI: StaticString = """
        MFMailComposeError struct Error
        MFMailComposeResult enum
        MFMailComposeViewController class UINavigationController
        MFMailComposeViewControllerDelegate protocol NSObjectProtocol
        MFMessageComposeViewController class UINavigationController
        MFMessageComposeViewControllerDelegate protocol NSObjectProtocol
        MessageComposeResult enum
        """

    /// Messages.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/messages
    static let messages: StaticString = """
        MSConversation class NSObject
        MSMessage class NSObject
        MSMessageLayout class NSObject
        MSMessageLiveLayout class MSMessageLayout
        MSMessageTemplateLayout class MSMessageLayout
        MSMessagesAppViewController class UIViewController
        MSSession class NSObject
        MSSticker class NSObject
        MSStickerBrowserView class UIView
        MSStickerBrowserViewController class UIViewController
        MSStickerView class UIView
        """

    /// Social.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/social
    static let social: StaticString = """
        SLComposeServiceViewController class UIViewController
        SLComposeViewController class UIViewController
        SLRequest class NSObject
        """
}
