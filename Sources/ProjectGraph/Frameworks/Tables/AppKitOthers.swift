extension FrameworkTables {
    /// AppKit: protocols, structures and enumerations.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/appkit
    static let appKitOthers: StaticString = """
        NSAccessibilityButton protocol NSAccessibilityElementProtocol
        NSAccessibilityCheckBox protocol NSAccessibilityButton
        NSAccessibilityColor protocol AnyObject
        NSAccessibilityContainsTransientUI protocol NSAccessibilityElementProtocol
        NSAccessibilityCustomRotorItemSearchDelegate protocol NSObjectProtocol
        NSAccessibilityElementLoading protocol NSObjectProtocol
        NSAccessibilityElementProtocol protocol NSObjectProtocol
        NSAccessibilityGroup protocol NSAccessibilityElementProtocol
        NSAccessibilityImage protocol NSAccessibilityElementProtocol
        NSAccessibilityLayoutArea protocol NSAccessibilityGroup
        NSAccessibilityLayoutItem protocol NSAccessibilityGroup
        NSAccessibilityList protocol NSAccessibilityTable
        NSAccessibilityNavigableStaticText protocol NSAccessibilityStaticText
        NSAccessibilityOutline protocol NSAccessibilityTable
        NSAccessibilityProgressIndicator protocol NSAccessibilityGroup
        NSAccessibilityProtocol protocol NSObjectProtocol
        NSAccessibilityRadioButton protocol NSAccessibilityButton
        NSAccessibilityRow protocol NSAccessibilityGroup
        NSAccessibilitySlider protocol NSAccessibilityElementProtocol
        NSAccessibilityStaticText protocol NSAccessibilityElementProtocol
        NSAccessibilityStepper protocol NSAccessibilityElementProtocol
        NSAccessibilitySwitch protocol NSAccessibilityButton
        NSAccessibilityTable protocol NSAccessibilityGroup
        NSAlert.Style enum
        NSAlertDelegate protocol NSObjectProtocol
        NSAlignmentFeedbackToken protocol NSObjectProtocol
        NSAnimatablePropertyContainer protocol AnyObject
        NSAnimationDelegate protocol NSObjectProtocol
        NSAppearance.Name struct
        NSAppearanceCustomization protocol NSObjectProtocol
        NSApplication.ActivationPolicy enum
        NSApplication.ModalResponse struct
        NSApplicationDelegate protocol NSObjectProtocol
        NSBox.BoxType enum
        NSBrowserDelegate protocol NSObjectProtocol
        NSButton.ButtonType enum
        NSCandidateListTouchBarItemDelegate protocol NSObjectProtocol
        NSChangeSpelling protocol AnyObject
        NSCloudSharingServiceDelegate protocol NSSharingServiceDelegate
        NSCloudSharingValidation protocol NSObjectProtocol
        NSCollectionLayoutContainer protocol NSObjectProtocol
        NSCollectionLayoutEnvironment protocol NSObjectProtocol
        NSCollectionLayoutVisibleItem protocol NSObjectProtocol
        NSCollectionView.ScrollDirection enum
        NSCollectionViewDataSource protocol NSObjectProtocol
        NSCollectionViewDelegate protocol NSObjectProtocol
        NSCollectionViewDelegateFlowLayout protocol NSCollectionViewDelegate
        NSCollectionViewElement protocol NSObjectProtocol NSUserInterfaceItemIdentification
        NSCollectionViewPrefetching protocol NSObjectProtocol
        NSCollectionViewSectionHeaderView protocol NSCollectionViewElement
        NSColor.SystemEffect enum
        NSColorChanging protocol NSObjectProtocol
        NSColorPickingCustom protocol NSColorPickingDefault
        NSColorPickingDefault protocol AnyObject
        NSComboBoxCellDataSource protocol NSObjectProtocol
        NSComboBoxDataSource protocol NSObjectProtocol
        NSComboBoxDelegate protocol NSTextFieldDelegate
        NSControl.StateValue struct
        NSControlTextEditingDelegate protocol NSObjectProtocol
        NSDatePickerCellDelegate protocol NSObjectProtocol
        NSDiffableDataSourceSnapshot struct
        NSDirectionalEdgeInsets struct
        NSDockTilePlugIn protocol NSObjectProtocol
        NSDragOperation struct
        NSDraggingDestination protocol NSObjectProtocol
        NSDraggingInfo protocol NSObjectProtocol
        NSDraggingSource protocol NSObjectProtocol
        NSDrawerDelegate protocol NSObjectProtocol
        NSEditor protocol NSObjectProtocol
        NSEditorRegistration protocol NSObjectProtocol
        NSEvent.EventType enum
        NSEvent.EventTypeMask struct
        NSEvent.ModifierFlags struct
        NSFilePromiseProviderDelegate protocol NSObjectProtocol
        NSFont.Weight struct
        NSFontChanging protocol NSObjectProtocol
        NSFontDescriptor.SymbolicTraits struct
        NSGestureRecognizerDelegate protocol NSObjectProtocol
        NSGlyphStorage protocol AnyObject
        NSHapticFeedbackPerformer protocol NSObjectProtocol
        NSIgnoreMisspelledWords protocol AnyObject
        NSImage.Name struct
        NSImage.ResizingMode enum
        NSImageDelegate protocol NSObjectProtocol
        NSImageScaling enum
        NSInputServerMouseTracker protocol AnyObject
        NSInputServiceProvider protocol AnyObject
        NSLayoutConstraint.Attribute enum
        NSLayoutConstraint.FormatOptions struct
        NSLayoutConstraint.Orientation enum
        NSLayoutConstraint.Priority struct
        NSLayoutConstraint.Relation enum
        NSLayoutManagerDelegate protocol NSObjectProtocol
        NSLineBreakMode enum
        NSMatrixDelegate protocol NSControlTextEditingDelegate
        NSMenuDelegate protocol NSObjectProtocol
        NSMenuItemValidation protocol NSObjectProtocol
        NSNib.Name struct
        NSOpenSavePanelDelegate protocol NSObjectProtocol
        NSOutlineViewDataSource protocol NSObjectProtocol
        NSOutlineViewDelegate protocol NSControlTextEditingDelegate
        NSPageControllerDelegate protocol NSObjectProtocol
        NSPasteboard.PasteboardType struct
        NSPasteboardItemDataProvider protocol NSObjectProtocol
        NSPasteboardReading protocol NSObjectProtocol
        NSPasteboardTypeOwner protocol NSObjectProtocol
        NSPasteboardWriting protocol NSObjectProtocol
        NSPathCellDelegate protocol NSObjectProtocol
        NSPathControlDelegate protocol NSObjectProtocol
        NSPopover.Behavior enum
        NSPopoverDelegate protocol NSObjectProtocol
        NSPreviewRepresentableActivityItem protocol NSObjectProtocol
        NSPrintPanelAccessorizing protocol AnyObject
        NSRuleEditorDelegate protocol NSObjectProtocol
        NSScrubberDataSource protocol NSObjectProtocol
        NSScrubberDelegate protocol NSObjectProtocol
        NSScrubberFlowLayoutDelegate protocol NSScrubberDelegate
        NSSearchFieldDelegate protocol NSTextFieldDelegate
        NSSeguePerforming protocol NSObjectProtocol
        NSServicesMenuRequestor protocol NSObjectProtocol
        NSSharingServiceDelegate protocol NSObjectProtocol
        NSSharingServicePickerDelegate protocol NSObjectProtocol
        NSSharingServicePickerToolbarItemDelegate protocol NSSharingServicePickerDelegate
        NSSharingServicePickerTouchBarItemDelegate protocol NSSharingServicePickerDelegate
        NSSoundDelegate protocol NSObjectProtocol
        NSSpeechRecognizerDelegate protocol NSObjectProtocol
        NSSpeechSynthesizerDelegate protocol NSObjectProtocol
        NSSplitViewDelegate protocol NSObjectProtocol
        NSSpringLoadingDestination protocol NSObjectProtocol
        NSStackView.Distribution enum
        NSStackViewDelegate protocol NSObjectProtocol
        NSStandardKeyBindingResponding protocol NSObjectProtocol
        NSStoryboard.Name struct
        NSStoryboard.SceneIdentifier struct
        NSTabViewDelegate protocol NSObjectProtocol
        NSTableView.Style enum
        NSTableViewDataSource protocol NSObjectProtocol
        NSTableViewDelegate protocol NSControlTextEditingDelegate
        NSTextAlignment enum
        NSTextAttachmentCellProtocol protocol NSObjectProtocol
        NSTextAttachmentContainer protocol NSObjectProtocol
        NSTextCheckingClient protocol NSTextInputClient NSTextInputTraits
        NSTextContent protocol AnyObject
        NSTextContentManagerDelegate protocol NSObjectProtocol
        NSTextContentStorageDelegate protocol NSTextContentManagerDelegate
        NSTextDelegate protocol NSObjectProtocol
        NSTextElementProvider protocol NSObjectProtocol
        NSTextFieldDelegate protocol NSControlTextEditingDelegate
        NSTextFinderBarContainer protocol NSObjectProtocol
        NSTextFinderClient protocol NSObjectProtocol
        NSTextInput protocol AnyObject
        NSTextInputClient protocol AnyObject
        NSTextInputTraits protocol AnyObject
        NSTextLayoutManagerDelegate protocol NSObjectProtocol
        NSTextLayoutOrientationProvider protocol AnyObject
        NSTextLocation protocol NSObjectProtocol
        NSTextSelectionDataSource protocol NSObjectProtocol
        NSTextStorageDelegate protocol NSObjectProtocol
        NSTextStorageObserving protocol NSObjectProtocol
        NSTextViewDelegate protocol NSTextDelegate
        NSTextViewportLayoutControllerDelegate protocol NSObjectProtocol
        NSTokenFieldCellDelegate protocol NSObjectProtocol
        NSTokenFieldDelegate protocol NSTextFieldDelegate
        NSToolbar.Identifier struct
        NSToolbarDelegate protocol NSObjectProtocol
        NSToolbarItem.Identifier struct
        NSToolbarItemValidation protocol NSObjectProtocol
        NSTouchBarDelegate protocol NSObjectProtocol
        NSTouchBarItem.Identifier struct
        NSTouchBarProvider protocol NSObjectProtocol
        NSUnderlineStyle struct
        NSUserInterfaceCompression protocol AnyObject
        NSUserInterfaceItemIdentification protocol AnyObject
        NSUserInterfaceItemIdentifier struct
        NSUserInterfaceItemSearching protocol NSObjectProtocol
        NSUserInterfaceLayoutDirection enum
        NSUserInterfaceLayoutOrientation enum
        NSUserInterfaceValidations protocol AnyObject
        NSValidatedUserInterfaceItem protocol AnyObject
        NSView.AutoresizingMask struct
        NSViewContentSelectionInfo protocol NSObjectProtocol
        NSViewControllerPresentationAnimator protocol NSObjectProtocol
        NSViewLayerContentScaleDelegate protocol NSObjectProtocol
        NSViewToolTipOwner protocol NSObjectProtocol
        NSVisualEffectView.BlendingMode enum
        NSVisualEffectView.Material enum
        NSVisualEffectView.State enum
        NSWindow.BackingStoreType enum
        NSWindow.CollectionBehavior struct
        NSWindow.Level struct
        NSWindow.StyleMask struct
        NSWindowDelegate protocol NSObjectProtocol
        NSWindowRestoration protocol NSObjectProtocol
        NSWritingDirection enum
        """
}
