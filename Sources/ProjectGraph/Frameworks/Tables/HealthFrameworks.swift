extension FrameworkTables {
    /// HealthKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/healthkit
    static let healthKit: StaticString = """
        HKActivityMoveModeObject class NSObject
        HKActivitySummary class NSObject
        HKActivitySummaryQuery class HKQuery
        HKActivitySummaryType class HKObjectType
        HKAnchoredObjectQuery class HKQuery
        HKAttachment class NSObject
        HKAttachmentStore class NSObject
        HKAudiogramSample class HKSample
        HKAudiogramSampleType class HKSampleType
        HKAudiogramSensitivityPoint class NSObject
        HKAudiogramSensitivityPointClampingRange class NSObject
        HKAudiogramSensitivityTest class NSObject
        HKAuthorizationRequestStatus enum
        HKAuthorizationStatus enum
        HKBiologicalSex enum
        HKBiologicalSexObject class NSObject
        HKBloodType enum
        HKBloodTypeObject class NSObject
        HKCDADocument class NSObject
        HKCDADocumentSample class HKDocumentSample
        HKCategorySample class HKSample
        HKCategoryType class HKSampleType
        HKCategoryTypeIdentifier struct
        HKCategoryValue enum
        HKCategoryValueMenstrualFlow enum
        HKCategoryValueSleepAnalysis enum
        HKCharacteristicType class HKObjectType
        HKCharacteristicTypeIdentifier struct
        HKClinicalCoding class NSObject
        HKClinicalRecord class HKSample
        HKClinicalType class HKSampleType
        HKClinicalTypeIdentifier struct
        HKContactsLensSpecification class HKLensSpecification
        HKContactsPrescription class HKVisionPrescription
        HKCorrelation class HKSample
        HKCorrelationQuery class HKQuery
        HKCorrelationType class HKSampleType
        HKCorrelationTypeIdentifier struct
        HKCumulativeQuantitySample class HKQuantitySample
        HKCumulativeQuantitySeriesSample class HKCumulativeQuantitySample
        HKDeletedObject class NSObject
        HKDevice class NSObject
        HKDiscreteQuantitySample class HKQuantitySample
        HKDocumentQuery class HKQuery
        HKDocumentSample class HKSample
        HKDocumentType class HKSampleType
        HKDocumentTypeIdentifier struct
        HKElectrocardiogram class HKSample
        HKElectrocardiogramQuery class HKQuery
        HKElectrocardiogramType class HKSampleType
        HKElectrocardiogramVoltageMeasurement class NSObject
        HKError struct Error
        HKFHIRResource class NSObject
        HKFHIRResourceType struct
        HKFHIRVersion class NSObject
        HKFitzpatrickSkinType enum
        HKFitzpatrickSkinTypeObject class NSObject
        HKGlassesLensSpecification class HKLensSpecification
        HKGlassesPrescription class HKVisionPrescription
        HKHealthConceptIdentifier class NSObject
        HKHealthStore class NSObject
        HKHeartRateSensorLocation enum
        HKHeartbeatSeriesBuilder class HKSeriesBuilder
        HKHeartbeatSeriesQuery class HKQuery
        HKHeartbeatSeriesSample class HKSeriesSample
        HKLensSpecification class NSObject
        HKLiveWorkoutBuilder class HKWorkoutBuilder
        HKLiveWorkoutBuilderDelegate protocol NSObjectProtocol
        HKLiveWorkoutDataSource class NSObject
        HKMetricPrefix enum
        HKObject class NSObject
        HKObjectType class NSObject
        HKObserverQuery class HKQuery
        HKPrescriptionType class HKSampleType
        HKQuantity class NSObject
        HKQuantityAggregationStyle enum
        HKQuantitySample class HKSample
        HKQuantitySeriesSampleBuilder class NSObject
        HKQuantitySeriesSampleQuery class HKQuery
        HKQuantityType class HKSampleType
        HKQuantityTypeIdentifier struct
        HKQuery class NSObject
        HKQueryAnchor class NSObject
        HKQueryDescriptor class NSObject
        HKQueryOptions struct
        HKSample class HKObject
        HKSampleQuery class HKQuery
        HKSampleType class HKObjectType
        HKScoredAssessment class HKSample
        HKScoredAssessmentType class HKSampleType
        HKSeriesBuilder class NSObject
        HKSeriesSample class HKSample
        HKSeriesType class HKSampleType
        HKSource class NSObject
        HKSourceQuery class HKQuery
        HKSourceRevision class NSObject
        HKStateOfMind class HKSample
        HKStateOfMindType class HKSampleType
        HKStatistics class NSObject
        HKStatisticsCollection class NSObject
        HKStatisticsCollectionQuery class HKQuery
        HKStatisticsOptions struct
        HKStatisticsQuery class HKQuery
        HKUnit class NSObject
        HKUpdateFrequency enum
        HKVerifiableClinicalRecord class HKSample
        HKVerifiableClinicalRecordQuery class HKQuery
        HKVerifiableClinicalRecordSubject class NSObject
        HKVisionPrescription class HKSample
        HKVisionPrism class NSObject
        HKWheelchairUse enum
        HKWheelchairUseObject class NSObject
        HKWorkout class HKSample
        HKWorkoutActivity class NSObject
        HKWorkoutActivityType enum
        HKWorkoutBuilder class NSObject
        HKWorkoutConfiguration class NSObject
        HKWorkoutEffortRelationship class NSObject
        HKWorkoutEffortRelationshipQuery class HKQuery
        HKWorkoutEvent class NSObject
        HKWorkoutEventType enum
        HKWorkoutRoute class HKSeriesSample
        HKWorkoutRouteBuilder class HKSeriesBuilder
        HKWorkoutRouteQuery class HKQuery
        HKWorkoutSession class NSObject
        HKWorkoutSessionDelegate protocol NSObjectProtocol
        HKWorkoutSessionLocationType enum
        HKWorkoutSessionState enum
        HKWorkoutSwimmingLocationType enum
        HKWorkoutType class HKSampleType
        """

    /// HomeKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/homekit
    static let homeKit: StaticString = """
        HMAccessControl class NSObject
        HMAccessory class NSObject
        HMAccessoryBrowser class NSObject
        HMAccessoryBrowserDelegate protocol NSObjectProtocol
        HMAccessoryCategory class NSObject
        HMAccessoryDelegate protocol NSObjectProtocol
        HMAccessoryOwnershipToken class NSObject
        HMAccessoryProfile class NSObject
        HMAccessorySetupManager class NSObject
        HMAccessorySetupPayload class NSObject
        HMAccessorySetupRequest class NSObject
        HMAccessorySetupResult class NSObject
        HMAction class NSObject
        HMActionSet class NSObject
        HMAddAccessoryRequest class NSObject
        HMCalendarEvent class HMTimeEvent
        HMCameraAudioControl class HMCameraControl
        HMCameraControl class NSObject
        HMCameraProfile class HMAccessoryProfile
        HMCameraSettingsControl class HMCameraControl
        HMCameraSnapshot class HMCameraSource
        HMCameraSnapshotControl class HMCameraControl
        HMCameraSnapshotControlDelegate protocol NSObjectProtocol
        HMCameraSource class NSObject
        HMCameraStream class HMCameraSource
        HMCameraStreamControl class HMCameraControl
        HMCameraStreamControlDelegate protocol NSObjectProtocol
        HMCameraView class UIView
        HMCharacteristic class NSObject
        HMCharacteristicEvent class HMEvent
        HMCharacteristicMetadata class NSObject
        HMCharacteristicThresholdRangeEvent class HMEvent
        HMCharacteristicWriteAction class HMAction
        HMDurationEvent class HMTimeEvent
        HMEvent class NSObject
        HMEventTrigger class HMTrigger
        HMHome class NSObject
        HMHomeAccessControl class HMAccessControl
        HMHomeDelegate protocol NSObjectProtocol
        HMHomeManager class NSObject
        HMHomeManagerDelegate protocol NSObjectProtocol
        HMLocationEvent class HMEvent
        HMMutableCalendarEvent class HMCalendarEvent
        HMMutableCharacteristicEvent class HMCharacteristicEvent
        HMMutableCharacteristicThresholdRangeEvent class HMCharacteristicThresholdRangeEvent
        HMMutableDurationEvent class HMDurationEvent
        HMMutableLocationEvent class HMLocationEvent
        HMMutablePresenceEvent class HMPresenceEvent
        HMMutableSignificantTimeEvent class HMSignificantTimeEvent
        HMNetworkConfigurationProfile class HMAccessoryProfile
        HMNetworkConfigurationProfileDelegate protocol NSObjectProtocol
        HMNumberRange class NSObject
        HMPresenceEvent class HMEvent
        HMRoom class NSObject
        HMService class NSObject
        HMServiceGroup class NSObject
        HMSignificantTimeEvent class HMTimeEvent
        HMTimeEvent class HMEvent
        HMTimerTrigger class HMTrigger
        HMTrigger class NSObject
        HMUser class NSObject
        HMZone class NSObject
        """
}
