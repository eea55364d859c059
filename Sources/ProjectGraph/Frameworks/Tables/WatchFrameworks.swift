extension FrameworkTables {
    /// WatchKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/watchkit
    static let watchKit: StaticString = """
        WKAccessibilityImageRegion class NSObject
        WKAlertAction class NSObject
        WKAlertActionStyle enum
        WKAlertControllerStyle enum
        WKApplication class NSObject
        WKApplicationDelegate protocol NSObjectProtocol
        WKApplicationRefreshBackgroundTask class WKRefreshBackgroundTask
        WKApplicationState enum
        WKAudioFileAsset class NSObject
        WKAudioFilePlayer class NSObject
        WKAudioFilePlayerItem class NSObject
        WKAudioFileQueuePlayer class WKAudioFilePlayer
        WKBackgroundFetchResult enum
        WKBluetoothAlertRefreshBackgroundTask class WKRefreshBackgroundTask
        WKCrownDelegate protocol NSObjectProtocol
        WKCrownSequencer class NSObject
        WKExtendedRuntimeSession class NSObject
        WKExtendedRuntimeSessionDelegate protocol NSObjectProtocol
        WKExtendedRuntimeSessionInvalidationReason enum
        WKExtendedRuntimeSessionState enum
        WKExtension class NSObject
        WKExtensionDelegate protocol NSObjectProtocol
        WKGestureRecognizer class NSObject
        WKHapticType enum
        WKImage class NSObject
        WKImageAnimatable protocol NSObjectProtocol
        WKIntentDidRunRefreshBackgroundTask class WKRefreshBackgroundTask
        WKInterfaceActivityRing class WKInterfaceObject
        WKInterfaceAuthorizationAppleIDButton class WKInterfaceObject
        WKInterfaceButton class WKInterfaceObject
        WKInterfaceController class NSObject
        WKInterfaceDate class WKInterfaceObject
        WKInterfaceDevice class NSObject
        WKInterfaceDeviceWristLocation enum
        WKInterfaceGroup class WKInterfaceObject
        WKInterfaceHMCamera class WKInterfaceObject
        WKInterfaceImage class WKInterfaceObject
        WKInterfaceInlineMovie class WKInterfaceObject
        WKInterfaceLabel class WKInterfaceObject
        WKInterfaceLayoutDirection enum
        WKInterfaceMap class WKInterfaceObject
        WKInterfaceMovie class WKInterfaceObject
        WKInterfaceObject class NSObject
        WKInterfacePaymentButton class WKInterfaceObject
        WKInterfacePicker class WKInterfaceObject
        WKInterfaceSCNScene class WKInterfaceObject
        WKInterfaceSKScene class WKInterfaceObject
        WKInterfaceSeparator class WKInterfaceObject
        WKInterfaceSlider class WKInterfaceObject
        WKInterfaceSwitch class WKInterfaceObject
        WKInterfaceTable class WKInterfaceObject
        WKInterfaceTextField class WKInterfaceObject
        WKInterfaceTimer class WKInterfaceObject
        WKInterfaceVolumeControl class WKInterfaceObject
        WKLongPressGestureRecognizer class WKGestureRecognizer
        WKMenuItemIcon enum
        WKPageOrientation enum
        WKPanGestureRecognizer class WKGestureRecognizer
        WKPickerItem class NSObject
        WKRefreshBackgroundTask class NSObject
        WKRelevantShortcutRefreshBackgroundTask class WKRefreshBackgroundTask
        WKSnapshotReason enum
        WKSnapshotRefreshBackgroundTask class WKRefreshBackgroundTask
        WKSwipeGestureRecognizer class WKGestureRecognizer
        WKSwipeGestureRecognizerDirection struct
        WKTapGestureRecognizer class WKGestureRecognizer
        WKTextInputMode enum
        WKURLSessionRefreshBackgroundTask class WKRefreshBackgroundTask
        WKUserNotificationInterfaceController class WKInterfaceController
        WKUserNotificationInterfaceType enum
        WKWatchConnectivityRefreshBackgroundTask class WKRefreshBackgroundTask
        """
}
