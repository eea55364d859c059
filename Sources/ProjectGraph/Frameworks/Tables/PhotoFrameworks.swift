extension FrameworkTables {
    /// PencilKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/pencilkit
    static let pencilKit: StaticString = """
        PKCanvasView class UIScrollView
        PKCanvasViewDelegate protocol UIScrollViewDelegate
        PKDrawing struct
        PKEraserTool struct PKTool
        PKInk struct
        PKInkingTool struct PKTool
        PKLassoTool struct PKTool
        PKStroke struct
        PKStrokePath struct
        PKStrokePoint struct
        PKTool protocol
        PKToolPicker class NSObject
        PKToolPickerObserver protocol NSObjectProtocol
        """

    /// Photos.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/photos
    static let photos: StaticString = """
        PHAccessLevel enum
        PHAdjustmentData class NSObject
        PHAsset class PHObject
        PHAsset.PlaybackStyle enum
        PHAssetBurstSelectionType struct
        PHAssetChangeRequest class PHChangeRequest
        PHAssetCollection class PHCollection
        PHAssetCollectionChangeRequest class PHChangeRequest
        PHAssetCollectionSubtype enum
        PHAssetCollectionType enum
        PHAssetCreationRequest class PHAssetChangeRequest
        PHAssetEditOperation enum
        PHAssetMediaSubtype struct
        PHAssetMediaType enum
        PHAssetResource class NSObject
        PHAssetResourceCreationOptions class NSObject
        PHAssetResourceDataRequestID alias Int32
        PHAssetResourceManager class NSObject
        PHAssetResourceRequestOptions class NSObject
        PHAssetResourceType enum
        PHAssetSourceType struct
        PHAuthorizationStatus enum
        PHCachingImageManager class PHImageManager
        PHChange class NSObject
        PHChangeRequest class NSObject
        PHCloudIdentifier class NSObject
        PHCloudIdentifierMapping class NSObject
        PHCollection class PHObject
        PHCollectionEditOperation enum
        PHCollectionList class PHCollection
        PHCollectionListChangeRequest class PHChangeRequest
        PHCollectionListSubtype enum
        PHCollectionListType enum
        PHContentEditingInput class NSObject
        PHContentEditingInputRequestID alias Int
        PHContentEditingInputRequestOptions class NSObject
        PHContentEditingOutput class NSObject
        PHFetchOptions class NSObject
        PHFetchResult class NSObject
        PHFetchResultChangeDetails class NSObject
        PHImageContentMode enum
        PHImageManager class NSObject
        PHImageRequestID alias Int32
        PHImageRequestOptions class NSObject
        PHImageRequestOptionsDeliveryMode enum
        PHImageRequestOptionsResizeMode enum
        PHImageRequestOptionsVersion enum
        PHLivePhoto class NSObject
        PHLivePhotoEditingContext class NSObject
        PHLivePhotoFrame protocol AnyObject
        PHLivePhotoFrameType enum
        PHLivePhotoRequestID alias Int32
        PHLivePhotoRequestOptions class NSObject
        PHLocalIdentifierMapping class NSObject
        PHObject class NSObject
        PHObjectChangeDetails class NSObject
        PHObjectPlaceholder class PHObject
        PHObjectType enum
        PHPersistentChange class NSObject
        PHPersistentChangeFetchResult class NSObject
        PHPersistentChangeToken class NSObject
        PHPersistentObjectChangeDetails class NSObject
        PHPhotoLibrary class NSObject
        PHPhotoLibraryAvailabilityObserver protocol NSObjectProtocol
        PHPhotoLibraryChangeObserver protocol NSObjectProtocol
        PHPhotosError struct Error
        PHProject class PHAssetCollection
        PHProjectChangeRequest class PHChangeRequest
        PHVideoRequestOptions class NSObject
        PHVideoRequestOptionsDeliveryMode enum
        PHVideoRequestOptionsVersion enum
        """

    /// PhotosUI.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/photosui
    static let photosUI: StaticString = """
        PHContentEditingController protocol NSObjectProtocol
        PHLivePhotoView class UIView
        PHLivePhotoViewDelegate protocol NSObjectProtocol
        PHLivePhotoViewPlaybackStyle enum
        PHPickerConfiguration struct
        PHPickerFilter struct
        PHPickerResult struct
        PHPickerViewController class UIViewController
        PHPickerViewControllerDelegate protocol NSObjectProtocol
        PhotosPicker struct View
        PhotosPickerItem struct
        PhotosPickerSelectionBehavior struct
        """

    /// QuickLook.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/quicklook
    static let quickLook: StaticString = """
        QLPreviewController class UIViewController
        QLPreviewControllerDataSource protocol NSObjectProtocol
        QLPreviewControllerDelegate protocol NSObjectProtocol
        QLPreviewItem protocol NSObjectProtocol
        """

    /// UniformTypeIdentifiers.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/uniformtypeidentifiers
    static let uniformTypeIdentifiers: StaticString = """
        UTType struct
        """
}
