extension FrameworkTables {
    /// CoreBluetooth.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/corebluetooth
    static let coreBluetooth: StaticString = """
        CBATTError struct Error
        CBATTRequest class NSObject
        CBAttribute class NSObject
        CBAttributePermissions struct
        CBCentral class CBPeer
        CBCentralManager class CBManager
        CBCentralManager.Feature struct
        CBCentralManagerDelegate protocol NSObjectProtocol
        CBCentralManagerState enum
        CBCharacteristic class CBAttribute
        CBCharacteristicProperties struct
        CBCharacteristicWriteType enum
        CBConnectionEvent enum
        CBDescriptor class CBAttribute
        CBError struct Error
        CBL2CAPChannel class NSObject
        CBManager class NSObject
        CBManagerAuthorization enum
        CBManagerState enum
        CBMutableCharacteristic class CBCharacteristic
        CBMutableDescriptor class CBDescriptor
        CBMutableService class CBService
        CBPeer class NSObject
        CBPeripheral class CBPeer
        CBPeripheralDelegate protocol NSObjectProtocol
        CBPeripheralManager class CBManager
        CBPeripheralManagerAuthorizationStatus enum
        CBPeripheralManagerConnectionLatency enum
        CBPeripheralManagerDelegate protocol NSObjectProtocol
        CBPeripheralManagerState enum
        CBPeripheralState enum
        CBService class CBAttribute
        CBUUID class NSObject
        """

    /// CoreHaptics.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/corehaptics
    static let coreHaptics: StaticString = """
        CHHapticAdvancedPatternPlayer protocol CHHapticPatternPlayer
        CHHapticDeviceCapability protocol AnyObject
        CHHapticDynamicParameter class NSObject
        CHHapticEngine class NSObject
        CHHapticEvent class NSObject
        CHHapticEventParameter class NSObject
        CHHapticParameterCurve class NSObject
        CHHapticPattern class NSObject
        CHHapticPatternPlayer protocol NSObjectProtocol
        """

    /// CoreMotion.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coremotion
    static let coreMotion: StaticString = """
        CMAbsoluteAltitudeData class CMLogItem
        CMAcceleration struct
        CMAccelerometerData class CMLogItem
        CMAltimeter class NSObject
        CMAltitudeData class CMLogItem
        CMAmbientPressureData class CMLogItem
        CMAttitude class NSObject
        CMAttitudeReferenceFrame struct
        CMAuthorizationStatus enum
        CMCalibratedMagneticField struct
        CMDeviceMotion class CMLogItem
        CMDyskineticSymptomResult class NSObject
        CMFallDetectionDelegate protocol NSObjectProtocol
        CMFallDetectionEvent class NSObject
        CMFallDetectionManager class NSObject
        CMGyroData class CMLogItem
        CMHeadphoneActivityManager class NSObject
        CMHeadphoneMotionManager class NSObject
        CMHeadphoneMotionManagerDelegate protocol NSObjectProtocol
        CMLogItem class NSObject
        CMMagneticField struct
        CMMagnetometerData class CMLogItem
        CMMotionActivity class CMLogItem
        CMMotionActivityConfidence enum
        CMMotionActivityManager class NSObject
        CMMotionManager class NSObject
        CMMovementDisorderManager class NSObject
        CMPedometer class NSObject
        CMPedometerData class NSObject
        CMPedometerEvent class NSObject
        CMQuaternion struct
        CMRecordedAccelerometerData class CMAccelerometerData
        CMRecordedPressureData class CMAmbientPressureData
        CMRecordedRotationRateData class CMRotationRateData
        CMRotationMatrix struct
        CMRotationRate struct
        CMRotationRateData class CMLogItem
        CMSensorDataList class NSObject
        CMSensorRecorder class NSObject
        CMStepCounter class NSObject
        CMTremorResult class NSObject
        CMWaterTemperature class NSObject
        """

    /// CoreNFC.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/corenfc
    static let coreNFC: StaticString = """
        NFCFeliCaTag protocol NFCNDEFTag
        NFCISO15693CustomCommandConfiguration class NFCTagCommandConfiguration
        NFCISO15693ReadMultipleBlocksConfiguration class NFCTagCommandConfiguration
        NFCISO15693ReaderSession class NFCReaderSession
        NFCISO15693Tag protocol NFCNDEFTag
        NFCISO7816APDU class NSObject
        NFCISO7816Tag protocol NFCNDEFTag
        NFCMiFareTag protocol NFCNDEFTag
        NFCNDEFMessage class NSObject
        NFCNDEFPayload class NSObject
        NFCNDEFReaderSession class NFCReaderSession
        NFCNDEFReaderSessionDelegate protocol NSObjectProtocol
        NFCNDEFTag protocol NSObjectProtocol NSSecureCoding NSCopying
        NFCReaderError struct Error
        NFCReaderSession class NSObject
        NFCReaderSessionDelegate protocol NSObjectProtocol
        NFCReaderSessionProtocol protocol NSObjectProtocol
        NFCTag enum
        NFCTagCommandConfiguration class NSObject
        NFCTagReaderSession class NFCReaderSession
        NFCTagReaderSessionConfiguration class NSObject
        NFCTagReaderSessionDelegate protocol NSObjectProtocol
        """

    /// CoreTelephony.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coretelephony
    static let coreTelephony: StaticString = """
        CTCall class NSObject
        CTCallCenter class NSObject
        CTCarrier class NSObject
        CTCellularData class NSObject
        CTCellularPlanLifecycleProperties class NSObject
        CTCellularPlanProperties class NSObject
        CTCellularPlanProvisioning class NSObject
        CTCellularPlanProvisioningRequest class NSObject
        CTCellularPlanStatus class NSObject
        CTSubscriber class NSObject
        CTSubscriberDelegate protocol AnyObject
        CTSubscriberInfo class NSObject
        CTTelephonyNetworkInfo class NSObject
        CTTelephonyNetworkInfoDelegate protocol NSObjectProtocol
        """

    /// ExternalAccessory.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/externalaccessory
    static let externalAccessory: StaticString = """
        EAAccessory class NSObject
        EAAccessoryDelegate protocol NSObjectProtocol
        EAAccessoryManager class NSObject
        EASession class NSObject
        EAWiFiUnconfiguredAccessory class NSObject
        EAWiFiUnconfiguredAccessoryBrowser class NSObject
        EAWiFiUnconfiguredAccessoryBrowserDelegate protocol NSObjectProtocol
        """

    /// MultipeerConnectivity.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/multipeerconnectivity
    static let multipeerConnectivity: StaticString = """
        MCAdvertiserAssistant class NSObject
        MCAdvertiserAssistantDelegate protocol NSObjectProtocol
        MCBrowserViewController class UIViewController
        MCBrowserViewControllerDelegate protocol NSObjectProtocol
        MCEncryptionPreference enum
        MCError struct Error
        MCNearbyServiceAdvertiser class NSObject
        MCNearbyServiceAdvertiserDelegate protocol NSObjectProtocol
        MCNearbyServiceBrowser class NSObject
        MCNearbyServiceBrowserDelegate protocol NSObjectProtocol
        MCPeerID class NSObject
        MCSession class NSObject
        MCSessionDelegate protocol NSObjectProtocol
        MCSessionSendDataMode enum
        MCSessionState enum
        """

    /// WatchConnectivity.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/watchconnectivity
    static let watchConnectivity: StaticString = """
        WCError struct Error
        WCSession class NSObject
        WCSessionActivationState enum
        WCSessionDelegate protocol NSObjectProtocol
        WCSessionFile class NSObject
        WCSessionFileTransfer class NSObject
        WCSessionUserInfoTransfer class NSObject
        """
}
