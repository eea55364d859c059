extension FrameworkTables {
    /// BackgroundTasks.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/backgroundtasks
    static let backgroundTasks: StaticString = """
        BGAppRefreshTask class BGTask
        BGAppRefreshTaskRequest class BGTaskRequest
        BGContinuedProcessingTask class BGTask
        BGContinuedProcessingTaskRequest class BGTaskRequest
        BGHealthResearchTask class BGProcessingTask
        BGHealthResearchTaskRequest class BGProcessingTaskRequest
        BGProcessingTask class BGTask
        BGProcessingTaskRequest class BGTaskRequest
        BGTask class NSObject
        BGTaskRequest class NSObject
        BGTaskScheduler class NSObject
        """

    /// CallKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/callkit
    static let callKit: StaticString = """
        CXAction class NSObject
        CXAnswerCallAction class CXCallAction
        CXCall class NSObject
        CXCallAction class CXAction
        CXCallController class NSObject
        CXCallDirectoryExtensionContext class NSExtensionContext
        CXCallDirectoryExtensionContextDelegate protocol NSObjectProtocol
        CXCallDirectoryManager class NSObject
        CXCallDirectoryProvider class NSObject
        CXCallObserver class NSObject
        CXCallObserverDelegate protocol NSObjectProtocol
        CXCallUpdate class NSObject
        CXEndCallAction class CXCallAction
        CXHandle class NSObject
        CXPlayDTMFCallAction class CXCallAction
        CXProvider class NSObject
        CXProviderConfiguration class NSObject
        CXProviderDelegate protocol NSObjectProtocol
        CXSetGroupCallAction class CXCallAction
        CXSetHeldCallAction class CXCallAction
        CXSetMutedCallAction class CXCallAction
        CXStartCallAction class CXCallAction
        CXTransaction class NSObject
        """

    /// PushKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/pushkit
    static let pushKit: StaticString = """
        PKPushCredentials class NSObject
        PKPushPayload class NSObject
        PKPushRegistry class NSObject
        PKPushRegistryDelegate protocol NSObjectProtocol
        PKPushType struct
        PKVoIPPushMetadata class NSObject
        """

    /// UserNotifications.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/usernotifications
    static let userNotifications: StaticString = """
        UNAlertStyle enum
        UNAuthorizationOptions struct
        UNAuthorizationStatus enum
        UNCalendarNotificationTrigger class UNNotificationTrigger
        UNError struct Error
        UNLocationNotificationTrigger class UNNotificationTrigger
        UNMutableNotificationContent class UNNotificationContent
        UNNotification class NSObject
        UNNotificationAction class NSObject
        UNNotificationActionIcon class NSObject
        UNNotificationActionOptions struct
        UNNotificationAttachment class NSObject
        UNNotificationAttributedMessageContext class NSObject
        UNNotificationCategory class NSObject
        UNNotificationCategoryOptions struct
        UNNotificationContent class NSObject
        UNNotificationContentProviding protocol NSObjectProtocol
        UNNotificationInterruptionLevel enum
        UNNotificationPresentationOptions struct
        UNNotificationRequest class NSObject
        UNNotificationResponse class NSObject
        UNNotificationServiceExtension class NSObject
        UNNotificationSetting enum
        UNNotificationSettings class NSObject
        UNNotificationSound class NSObject
        UNNotificationSoundName struct
        UNNotificationTrigger class NSObject
        UNPushNotificationTrigger class UNNotificationTrigger
        UNShowPreviewsSetting enum
        UNTextInputNotificationAction class UNNotificationAction
        UNTextInputNotificationResponse class UNNotificationResponse
        UNTimeIntervalNotificationTrigger class UNNotificationTrigger
        UNUserNotificationCenter class NSObject
        UNUserNotificationCenterDelegate protocol NSObjectProtocol
        """

    /// UserNotificationsUI.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/usernotificationsui
    static let userNotificationsUI: StaticString = """
        UNNotificationContentExtension protocol NSObjectProtocol
        UNNotificationContentExtensionMediaPlayPauseButtonType enum
        UNNotificationContentExtensionResponseOption enum
        """
}
