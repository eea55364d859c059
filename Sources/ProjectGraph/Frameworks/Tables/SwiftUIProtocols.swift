extension FrameworkTables {
    /// SwiftUI: protocols and classes.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/swiftui
    static let swiftUIProtocols: StaticString = """
        AccessibilityRotorContent protocol
        AlignmentID protocol
        Animatable protocol
        AnimatableModifier protocol Animatable ViewModifier
        App protocol
        ButtonStyle protocol
        Commands protocol
        ControlGroupStyle protocol
        CoordinateSpaceProtocol protocol
        CustomAnimation protocol Hashable
        CustomizableToolbarContent protocol ToolbarContent
        DatePickerStyle protocol
        DisclosureGroupStyle protocol
        DropDelegate protocol
        DynamicProperty protocol
        DynamicTableRowContent protocol TableRowContent
        DynamicViewContent protocol View
        EnvironmentKey protocol
        EnvironmentalModifier protocol ViewModifier
        FileDocument protocol
        FocusedValueKey protocol
        FormStyle protocol
        GaugeStyle protocol
        GeometryEffect protocol Animatable ViewModifier
        Gesture protocol
        GroupBoxStyle protocol
        ImageRenderer class ObservableObject
        IndexViewStyle protocol
        InsettableShape protocol Shape
        KeyframeTrackContent protocol
        Keyframes protocol
        LabelStyle protocol
        LabeledContentStyle protocol
        Layout protocol Animatable
        LayoutValueKey protocol
        ListStyle protocol
        MenuButtonStyle protocol
        MenuStyle protocol
        NSHostingController class NSViewController
        NSHostingView class NSView
        NSViewControllerRepresentable protocol View
        NSViewRepresentable protocol View
        NavigationSplitViewStyle protocol
        NavigationTransition protocol
        NavigationViewStyle protocol
        PickerStyle protocol
        PreferenceKey protocol
        PreviewContext protocol
        PreviewContextKey protocol
        PreviewModifier protocol
        PreviewProvider protocol
        PrimitiveButtonStyle protocol
        ProgressViewStyle protocol
        ReferenceFileDocument protocol ObservableObject
        Scene protocol
        ScrollTargetBehavior protocol
        Shape protocol Sendable Animatable View
        ShapeStyle protocol Sendable
        TabContent protocol
        TabViewStyle protocol
        TableColumnContent protocol
        TableRowContent protocol
        TextAttribute protocol
        TextEditorStyle protocol
        TextFieldStyle protocol
        TextRenderer protocol Animatable
        TextSelectability protocol
        TimelineSchedule protocol
        ToggleStyle protocol
        ToolbarContent protocol
        Transition protocol
        UIGestureRecognizerRepresentable protocol
        UIHostingController class UIViewController
        UIViewControllerRepresentable protocol View
        UIViewRepresentable protocol View
        VectorArithmetic protocol AdditiveArithmetic
        View protocol
        ViewModifier protocol
        WKHostingController class WKInterfaceController
        WKInterfaceObjectRepresentable protocol View
        Widget protocol
        WidgetBundle protocol
        WidgetConfiguration protocol
        WindowStyle protocol
        WindowToolbarStyle protocol
        """
}
