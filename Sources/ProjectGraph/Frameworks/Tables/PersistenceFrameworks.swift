extension FrameworkTables {
    /// CoreData.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coredata
    static let coreData: StaticString = """
        NSAsynchronousFetchRequest class NSPersistentStoreRequest
        NSAsynchronousFetchResult class NSPersistentStoreAsynchronousResult
        NSAtomicStore class NSPersistentStore
        NSAtomicStoreCacheNode class NSObject
        NSAttributeDescription class NSPropertyDescription
        NSAttributeType enum
        NSBatchDeleteRequest class NSPersistentStoreRequest
        NSBatchDeleteRequestResultType enum
        NSBatchDeleteResult class NSPersistentStoreResult
        NSBatchInsertRequest class NSPersistentStoreRequest
        NSBatchInsertRequestResultType enum
        NSBatchInsertResult class NSPersistentStoreResult
        NSBatchUpdateRequest class NSPersistentStoreRequest
        NSBatchUpdateRequestResultType enum
        NSBatchUpdateResult class NSPersistentStoreResult
        NSCompositeAttributeDescription class NSAttributeDescription
        NSConstraintConflict class NSObject
        NSCoreDataCoreSpotlightDelegate class NSObject
        NSCustomMigrationStage class NSMigrationStage
        NSDeleteRule enum
        NSDerivedAttributeDescription class NSAttributeDescription
        NSEntityDescription class NSObject
        NSEntityMapping class NSObject
        NSEntityMappingType enum
        NSEntityMigrationPolicy class NSObject
        NSExpressionDescription class NSPropertyDescription
        NSFetchIndexDescription class NSObject
        NSFetchIndexElementDescription class NSObject
        NSFetchRequest class NSPersistentStoreRequest
        NSFetchRequestExpression class NSExpression
        NSFetchRequestResult protocol NSObjectProtocol
        NSFetchRequestResultType struct
        NSFetchedPropertyDescription class NSPropertyDescription
        NSFetchedResultsChangeType enum
        NSFetchedResultsController class NSObject
        NSFetchedResultsControllerDelegate protocol NSObjectProtocol
        NSFetchedResultsSectionInfo protocol AnyObject
        NSIncrementalStore class NSPersistentStore
        NSIncrementalStoreNode class NSObject
        NSLightweightMigrationStage class NSMigrationStage
        NSManagedObject class NSObject
        NSManagedObjectContext class NSObject
        NSManagedObjectContextConcurrencyType enum
        NSManagedObjectID class NSObject
        NSManagedObjectModel class NSObject
        NSManagedObjectModelReference class NSObject
        NSMappingModel class NSObject
        NSMergeConflict class NSObject
        NSMergePolicy class NSObject
        NSMergePolicyType enum
        NSMigrationManager class NSObject
        NSMigrationStage class NSObject
        NSPersistentCloudKitContainer class NSPersistentContainer
        NSPersistentContainer class NSObject
        NSPersistentHistoryChange class NSObject
        NSPersistentHistoryChangeRequest class NSPersistentStoreRequest
        NSPersistentHistoryChangeType enum
        NSPersistentHistoryResult class NSPersistentStoreResult
        NSPersistentHistoryResultType enum
        NSPersistentHistoryToken class NSObject
        NSPersistentHistoryTransaction class NSObject
        NSPersistentStore class NSObject
        NSPersistentStoreAsynchronousResult class NSPersistentStoreResult
        NSPersistentStoreCoordinator class NSObject
        NSPersistentStoreDescription class NSObject
        NSPersistentStoreRequest class NSObject
        NSPersistentStoreRequestType enum
        NSPersistentStoreResult class NSObject
        NSPropertyDescription class NSObject
        NSPropertyMapping class NSObject
        NSQueryGenerationToken class NSObject
        NSRelationshipDescription class NSPropertyDescription
        NSSaveChangesRequest class NSPersistentStoreRequest
        NSSnapshotEventType struct
        NSStagedMigrationManager class NSObject
        """

    /// CloudKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/cloudkit
    static let cloudKit: StaticString = """
        CKAcceptSharesOperation class CKOperation
        CKAccountStatus enum
        CKAsset class NSObject
        CKContainer class NSObject
        CKDatabase class NSObject
        CKDatabase.Scope enum
        CKDatabaseNotification class CKNotification
        CKDatabaseOperation class CKOperation
        CKDatabaseSubscription class CKSubscription
        CKDiscoverAllUserIdentitiesOperation class CKOperation
        CKDiscoverUserIdentitiesOperation class CKOperation
        CKError struct Error
        CKFetchDatabaseChangesOperation class CKDatabaseOperation
        CKFetchRecordChangesOperation class CKDatabaseOperation
        CKFetchRecordZoneChangesOperation class CKDatabaseOperation
        CKFetchRecordZonesOperation class CKDatabaseOperation
        CKFetchRecordsOperation class CKDatabaseOperation
        CKFetchShareMetadataOperation class CKOperation
        CKFetchShareParticipantsOperation class CKOperation
        CKFetchSubscriptionsOperation class CKDatabaseOperation
        CKFetchWebAuthTokenOperation class CKDatabaseOperation
        CKLocationSortDescriptor class NSSortDescriptor
        CKModifyRecordZonesOperation class CKDatabaseOperation
        CKModifyRecordsOperation class CKDatabaseOperation
        CKModifyRecordsOperation.RecordSavePolicy enum
        CKModifySubscriptionsOperation class CKDatabaseOperation
        CKNotification class NSObject
        CKNotification.ID class NSObject
        CKNotification.NotificationType enum
        CKOperation class Operation
        CKOperation.Configuration class NSObject
        CKOperationGroup class NSObject
        CKQuery class NSObject
        CKQueryNotification class CKNotification
        CKQueryOperation class CKDatabaseOperation
        CKQueryOperation.Cursor class NSObject
        CKQuerySubscription class CKSubscription
        CKQuerySubscription.Options struct
        CKRecord class NSObject
        CKRecord.FieldKey alias String
        CKRecord.ID class NSObject
        CKRecord.RecordType alias String
        CKRecord.Reference class NSObject
        CKRecord.ReferenceAction enum
        CKRecordID alias CKRecord.ID
        CKRecordKeyValueSetting protocol NSObjectProtocol
        CKRecordValueProtocol protocol
        CKRecordZone class NSObject
        CKRecordZone.ID class NSObject
        CKRecordZoneID alias CKRecordZone.ID
        CKRecordZoneNotification class CKNotification
        CKRecordZoneSubscription class CKSubscription
        CKReference alias CKRecord.Reference
        CKServerChangeToken class NSObject
        CKShare class CKRecord
        CKShare.Metadata class NSObject
        CKShare.Participant class NSObject
        CKShare.ParticipantAcceptanceStatus enum
        CKShare.ParticipantPermission enum
        CKShare.ParticipantRole enum
        CKSubscription class NSObject
        CKSubscription.NotificationInfo class NSObject
        CKSubscription.SubscriptionType enum
        CKSyncEngine class
        CKSyncEngineDelegate protocol AnyObject Sendable
        CKSystemSharingUIObserver class NSObject
        CKUserIdentity class NSObject
        CKUserIdentity.LookupInfo class NSObject
        """

    /// SwiftData.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/swiftdata
    static let swiftData: StaticString = """
        DefaultSerialModelExecutor class SerialModelExecutor
        FetchDescriptor struct
        FetchResultsCollection struct
        MigrationStage enum
        ModelActor protocol Actor
        ModelConfiguration struct
        ModelContainer class
        ModelContext class
        ModelExecutor protocol Executor
        PersistentIdentifier struct
        PersistentModel protocol AnyObject Observable Hashable Identifiable
        Query struct
        RelationshipCollection protocol
        Schema class
        SchemaMigrationPlan protocol
        SerialModelExecutor protocol ModelExecutor SerialExecutor
        SwiftDataError struct Error
        VersionedSchema protocol
        """
}
