extension FrameworkTables {
    /// Combine.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/combine
    static let combine: StaticString = """
        AnyCancellable class Cancellable Hashable
        AnyPublisher struct Publisher
        AnySubscriber struct Subscriber
        AsyncPublisher struct AsyncSequence
        AsyncThrowingPublisher struct AsyncSequence
        Cancellable protocol
        CombineIdentifier struct
        ConnectablePublisher protocol Publisher
        CurrentValueSubject class Subject
        CustomCombineIdentifierConvertible protocol
        Deferred struct Publisher
        Empty struct Publisher
        Fail struct Publisher
        Future class Publisher
        ImmediateScheduler struct Scheduler
        Just struct Publisher
        ObservableObject protocol AnyObject
        ObservableObjectPublisher class Publisher
        PassthroughSubject class Subject
        Published struct
        Published.Publisher struct Publisher
        Publisher protocol
        Publishers enum
        Publishers.Autoconnect class Publisher
        Publishers.BufferingStrategy enum
        Publishers.Catch struct Publisher
        Publishers.CombineLatest struct Publisher
        Publishers.CombineLatest3 struct Publisher
        Publishers.CombineLatest4 struct Publisher
        Publishers.CompactMap struct Publisher
        Publishers.Concatenate struct Publisher
        Publishers.Debounce struct Publisher
        Publishers.Decode struct Publisher
        Publishers.Delay struct Publisher
        Publishers.Encode struct Publisher
        Publishers.Filter struct Publisher
        Publishers.FlatMap struct Publisher
        Publishers.HandleEvents struct Publisher
        Publishers.MakeConnectable struct ConnectablePublisher
        Publishers.Map struct Publisher
        Publishers.MapError struct Publisher
        Publishers.Merge struct Publisher
        Publishers.MergeMany struct Publisher
        Publishers.Multicast class ConnectablePublisher
        Publishers.PrefetchStrategy enum
        Publishers.ReceiveOn struct Publisher
        Publishers.RemoveDuplicates struct Publisher
        Publishers.ReplaceEmpty struct Publisher
        Publishers.ReplaceError struct Publisher
        Publishers.Retry struct Publisher
        Publishers.Scan struct Publisher
        Publishers.Sequence struct Publisher
        Publishers.Share class Publisher
        Publishers.SubscribeOn struct Publisher
        Publishers.SwitchToLatest struct Publisher
        Publishers.Throttle struct Publisher
        Publishers.TimeGroupingStrategy enum
        Publishers.TryMap struct Publisher
        Publishers.Zip struct Publisher
        Publishers.Zip3 struct Publisher
        Publishers.Zip4 struct Publisher
        Record struct Publisher
        Scheduler protocol
        SchedulerTimeIntervalConvertible protocol
        Subject protocol AnyObject Publisher
        Subscriber protocol CustomCombineIdentifierConvertible
        Subscribers enum
        Subscribers.Assign class Subscriber Cancellable
        Subscribers.Completion enum
        Subscribers.Demand struct
        Subscribers.Sink class Subscriber Cancellable
        Subscription protocol Cancellable CustomCombineIdentifierConvertible
        Subscriptions enum
        TopLevelDecoder protocol
        TopLevelEncoder protocol
        """
}
