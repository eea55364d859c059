extension FrameworkTables {
    /// SwiftUI: structures and enumerations.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/swiftui
    static let swiftUIValues: StaticString = """
        AccessibilityActionKind struct
        AccessibilityAdjustmentDirection enum
        AccessibilityChildBehavior struct
        AccessibilityFocusState struct DynamicProperty
        AccessibilityLabeledPairRole enum
        AccessibilityRotorEntry struct
        AccessibilityTraits struct
        ActionSheet struct
        Alert struct
        Alert.Button struct
        Alignment struct
        Anchor struct
        Angle struct
        AngularGradient struct ShapeStyle View
        AnimatablePair struct VectorArithmetic
        Animation struct
        AnimationCompletionCriteria struct
        AnyGesture struct Gesture
        AnyLayout struct Layout
        AnyShape struct Shape
        AnyShapeStyle struct ShapeStyle
        AnyTransition struct
        AnyView struct View
        AppStorage struct DynamicProperty
        AsyncImage struct View
        AsyncImagePhase enum
        Axis enum
        Axis.Set struct
        BackgroundStyle struct ShapeStyle
        BadgeProminence struct
        Bindable struct
        Binding struct DynamicProperty
        BlendMode enum
        BorderedButtonStyle struct
        BorderedProminentButtonStyle struct
        BorderlessButtonStyle struct
        Button struct View
        ButtonBorderShape struct
        ButtonRole struct
        ButtonStyleConfiguration struct
        Canvas struct View
        Capsule struct InsettableShape
        Circle struct InsettableShape
        CircularProgressViewStyle struct
        Color struct ShapeStyle View
        Color.RGBColorSpace enum
        Color.Resolved struct
        ColorMatrix struct
        ColorPicker struct View
        ColorRenderingMode enum
        ColorScheme enum
        ColorSchemeContrast enum
        CommandGroup struct Commands
        CommandMenu struct Commands
        CommandsBuilder struct
        CompactDatePickerStyle struct
        ContainerBackgroundPlacement struct
        ContainerRelativeShape struct InsettableShape
        ContentMode enum
        ContentShapeKinds struct
        ContentSizeCategory enum
        ContentTransition struct
        ContentUnavailableView struct View
        ContextMenu struct
        ControlGroup struct View
        ControlSize enum
        CoordinateSpace enum
        CubicKeyframe struct
        DatePicker struct View
        DatePickerComponents struct
        DefaultButtonStyle struct
        DefaultTabViewStyle struct
        DisclosureGroup struct View
        DismissAction struct
        DismissSearchAction struct
        Divider struct View
        DocumentGroup struct Scene
        DragGesture struct Gesture
        DragGesture.Value struct
        DropInfo struct
        DropProposal struct
        DynamicTypeSize enum
        Edge enum
        Edge.Set struct
        EdgeInsets struct
        EditButton struct View
        EditMode enum
        Ellipse struct InsettableShape
        EllipticalGradient struct ShapeStyle View
        EmptyModifier struct ViewModifier
        EmptyView struct View
        EmptyWidgetConfiguration struct
        Environment struct DynamicProperty
        EnvironmentObject struct DynamicProperty
        EnvironmentValues struct
        EquatableView struct View
        EventModifiers struct
        ExclusiveGesture struct Gesture
        FetchRequest struct DynamicProperty
        FetchedResults struct
        FileDocumentConfiguration struct
        FileDocumentReadConfiguration struct
        FileDocumentWriteConfiguration struct
        FillStyle struct
        FocusState struct DynamicProperty
        FocusState.Binding struct
        FocusedBinding struct DynamicProperty
        FocusedObject struct DynamicProperty
        FocusedValue struct DynamicProperty
        FocusedValues struct
        Font struct
        Font.Design enum
        Font.Leading enum
        Font.TextStyle enum
        Font.Weight struct
        Font.Width struct
        ForEach struct
        ForegroundStyle struct ShapeStyle
        Form struct View
        Gauge struct View
        GeometryProxy struct
        GeometryReader struct View
        GestureMask struct
        GestureState struct DynamicProperty
        GestureStateGesture struct Gesture
        Gradient struct
        Gradient.Stop struct
        GraphicalDatePickerStyle struct
        GraphicsContext struct
        Grid struct View
        GridItem struct
        GridItem.Size enum
        GridRow struct View
        Group struct
        GroupBox struct View
        GroupedFormStyle struct
        GroupedListStyle struct
        HSplitView struct View
        HStack struct View
        HStackLayout struct Layout
        HelpLink struct View
        HierarchicalShapeStyle struct ShapeStyle
        HorizontalAlignment struct
        HorizontalEdge enum
        HoverEffect struct
        HoverPhase enum
        IconOnlyLabelStyle struct
        Image struct View
        Image.Interpolation enum
        Image.Orientation enum
        Image.ResizingMode enum
        Image.Scale enum
        Image.TemplateRenderingMode enum
        ImagePaint struct ShapeStyle
        InlinePickerStyle struct
        InsetGroupedListStyle struct
        InsetListStyle struct
        KeyEquivalent struct
        KeyPress struct
        KeyboardShortcut struct
        KeyframeAnimator struct View
        KeyframeTimeline struct
        KeyframeTrack struct
        Label struct View
        LabeledContent struct
        LayoutDirection enum
        LayoutSubview struct
        LayoutSubviews struct
        LazyHGrid struct View
        LazyHStack struct View
        LazyVGrid struct View
        LazyVStack struct View
        LegibilityWeight enum
        LinearGradient struct ShapeStyle View
        LinearKeyframe struct
        LinearProgressViewStyle struct
        Link struct View
        List struct View
        ListItemTint struct
        LocalizedStringKey struct
        LongPressGesture struct Gesture
        MagnificationGesture struct Gesture
        MagnifyGesture struct Gesture
        MatchedGeometryProperties struct
        Material struct ShapeStyle
        Menu struct View
        MenuPickerStyle struct
        MeshGradient struct ShapeStyle View
        ModifiedContent struct
        MoveCommandDirection enum
        MultiDatePicker struct View
        NSApplicationDelegateAdaptor struct DynamicProperty
        NamedCoordinateSpace struct
        Namespace struct DynamicProperty
        Namespace.ID struct
        NavigationBarItem struct
        NavigationBarItem.TitleDisplayMode enum
        NavigationLink struct View
        NavigationPath struct
        NavigationSplitView struct View
        NavigationSplitViewColumn struct
        NavigationSplitViewVisibility struct
        NavigationStack struct View
        NavigationView struct View
        ObservedObject struct DynamicProperty
        ObservedObject.Wrapper struct
        OffsetShape struct Shape
        OpenSettingsAction struct
        OpenURLAction struct
        OpenWindowAction struct
        OutlineGroup struct
        PageTabViewStyle struct
        PasteButton struct View
        Path struct Shape
        PhaseAnimator struct View
        Picker struct View
        PinnedScrollableViews struct
        PlainButtonStyle struct
        PlainListStyle struct
        PlainTextFieldStyle struct
        PopoverAttachmentAnchor enum
        PresentationAdaptation struct
        PresentationBackgroundInteraction struct
        PresentationContentInteraction struct
        PresentationDetent struct
        PresentationMode struct
        PreviewDevice struct
        PreviewLayout enum
        PreviewPlatform enum
        PrimitiveButtonStyleConfiguration struct
        ProgressView struct View
        ProjectionTransform struct
        Prominence enum
        ProposedViewSize struct
        RadialGradient struct ShapeStyle View
        Rectangle struct InsettableShape
        RectangleCornerRadii struct
        RedactionReasons struct
        ReferenceFileDocumentConfiguration struct
        RefreshAction struct
        RenameButton struct View
        RotateGesture struct Gesture
        RotatedShape struct Shape
        RotationGesture struct Gesture
        RoundedBorderTextFieldStyle struct
        RoundedCornerStyle enum
        RoundedRectangle struct InsettableShape
        ScaledMetric struct DynamicProperty
        ScaledShape struct Shape
        SceneBuilder struct
        ScenePhase enum
        SceneStorage struct DynamicProperty
        ScrollBounceBehavior struct
        ScrollDismissesKeyboardMode struct
        ScrollIndicatorVisibility struct
        ScrollPosition struct
        ScrollView struct View
        ScrollViewProxy struct
        ScrollViewReader struct View
        SearchFieldPlacement struct
        Section struct
        SectionedFetchRequest struct DynamicProperty
        SectionedFetchResults struct
        SecureField struct View
        SegmentedPickerStyle struct
        SensoryFeedback struct
        SequenceGesture struct Gesture
        Settings struct Scene
        SettingsLink struct View
        ShadowStyle struct
        ShareLink struct View
        SharePreview struct
        SidebarListStyle struct
        SimultaneousGesture struct Gesture
        Slider struct View
        Spacer struct View
        SpatialTapGesture struct Gesture
        Spring struct
        SpringKeyframe struct
        SpringLoadingBehavior struct
        StackNavigationViewStyle struct
        State struct DynamicProperty
        StateObject struct DynamicProperty
        Stepper struct View
        StrokeStyle struct
        SubmitLabel struct
        SubmitTriggers struct
        SubscriptionView struct View
        SwitchToggleStyle struct
        SymbolRenderingMode struct
        SymbolVariants struct
        Tab struct
        TabSection struct
        TabView struct View
        Table struct View
        TableColumn struct
        TableRow struct
        TapGesture struct Gesture
        Text struct View
        Text.Case enum
        Text.DateStyle struct
        Text.Layout struct
        Text.LineStyle struct
        Text.TruncationMode enum
        TextAlignment enum
        TextEditor struct View
        TextField struct View
        TextInputAutocapitalization struct
        TextSelection struct
        TimelineView struct
        TitleAndIconLabelStyle struct
        TitleOnlyLabelStyle struct
        Toggle struct View
        ToggleStyleConfiguration struct
        ToolbarContentBuilder struct
        ToolbarItem struct
        ToolbarItemGroup struct
        ToolbarItemPlacement struct
        ToolbarPlacement struct
        ToolbarRole struct
        ToolbarTitleMenu struct
        Transaction struct
        TransformedShape struct Shape
        TupleView struct View
        TypesettingLanguage struct
        UIApplicationDelegateAdaptor struct DynamicProperty
        UIHostingConfiguration struct UIContentConfiguration
        UIViewControllerRepresentableContext struct
        UIViewRepresentableContext struct
        UnevenRoundedRectangle struct InsettableShape
        UnitCurve struct
        UnitPoint struct
        UserInterfaceSizeClass enum
        VSplitView struct View
        VStack struct View
        VStackLayout struct Layout
        VerticalAlignment struct
        VerticalEdge enum
        ViewBuilder struct
        ViewDimensions struct
        ViewSpacing struct
        ViewThatFits struct View
        Visibility enum
        WKApplicationDelegateAdaptor struct DynamicProperty
        WKExtensionDelegateAdaptor struct DynamicProperty
        WheelDatePickerStyle struct
        WheelPickerStyle struct
        WidgetBundleBuilder struct
        Window struct Scene
        WindowGroup struct Scene
        WindowResizability struct
        WritingToolsBehavior struct
        ZStack struct View
        ZStackLayout struct Layout
        """
}
