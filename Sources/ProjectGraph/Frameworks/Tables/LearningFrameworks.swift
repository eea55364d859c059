extension FrameworkTables {
    /// CoreML.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coreml
    static let coreML: StaticString = """
        MLArrayBatchProvider class NSObject
        MLBatchProvider protocol AnyObject
        MLComputeUnits enum
        MLCustomLayer protocol AnyObject
        MLCustomModel protocol AnyObject
        MLDictionaryConstraint class NSObject
        MLDictionaryFeatureProvider class NSObject
        MLFeatureDescription class NSObject
        MLFeatureProvider protocol AnyObject
        MLFeatureType enum
        MLFeatureValue class NSObject
        MLImageConstraint class NSObject
        MLImageSize class NSObject
        MLImageSizeConstraint class NSObject
        MLKey class NSObject
        MLMetricKey class MLKey
        MLModel class NSObject
        MLModelAsset class NSObject
        MLModelConfiguration class NSObject
        MLModelDescription class NSObject
        MLMultiArray class NSObject
        MLMultiArrayConstraint class NSObject
        MLMultiArrayDataType enum
        MLMultiArrayShapeConstraint class NSObject
        MLNumericConstraint class NSObject
        MLOptimizationHints struct
        MLParameterDescription class NSObject
        MLParameterKey class MLKey
        MLPredictionOptions class NSObject
        MLSendableFeatureValue struct
        MLSequence class NSObject
        MLSequenceConstraint class NSObject
        MLShapedArray struct
        MLTask class NSObject
        MLTaskState enum
        MLUpdateContext class NSObject
        MLUpdateProgressHandlers class NSObject
        MLUpdateTask class MLTask
        MLWritable protocol NSObjectProtocol
        """

    /// CoreSpotlight.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/corespotlight
    static let coreSpotlight: StaticString = """
        CSCustomAttributeKey class NSObject
        CSIndexExtensionRequestHandler class NSObject
        CSLocalizedString class NSString
        CSPerson class NSObject
        CSSearchQuery class NSObject
        CSSearchableIndex class NSObject
        CSSearchableIndexDelegate protocol NSObjectProtocol
        CSSearchableItem class NSObject
        CSSearchableItemAttributeSet class NSObject
        """

    /// NaturalLanguage.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/naturallanguage
    static let naturalLanguage: StaticString = """
        NLContextualEmbedding class NSObject
        NLContextualEmbeddingResult class NSObject
        NLEmbedding class NSObject
        NLGazetteer class NSObject
        NLLanguage struct
        NLLanguageRecognizer class NSObject
        NLModel class NSObject
        NLModelConfiguration class NSObject
        NLTag struct
        NLTagScheme struct
        NLTagger class NSObject
        NLTagger.Options struct
        NLTokenUnit enum
        NLTokenizer class NSObject
        """

    /// Vision.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/vision
    static let vision: StaticString = """
        VNAnimalBodyPoseObservation class VNRecognizedPointsObservation
        VNBarcodeObservation class VNRectangleObservation
        VNCalculateImageAestheticsScoresRequest class VNImageBasedRequest
        VNCircle class NSObject
        VNClassificationObservation class VNObservation
        VNClassifyImageRequest class VNImageBasedRequest
        VNContour class NSObject
        VNContoursObservation class VNObservation
        VNCoreMLFeatureValueObservation class VNObservation
        VNCoreMLModel class NSObject
        VNCoreMLRequest class VNImageBasedRequest
        VNDetectAnimalBodyPoseRequest class VNImageBasedRequest
        VNDetectBarcodesRequest class VNImageBasedRequest
        VNDetectContoursRequest class VNImageBasedRequest
        VNDetectDocumentSegmentationRequest class VNImageBasedRequest
        VNDetectFaceCaptureQualityRequest class VNImageBasedRequest
        VNDetectFaceLandmarksRequest class VNImageBasedRequest
        VNDetectFaceRectanglesRequest class VNImageBasedRequest
        VNDetectHorizonRequest class VNImageBasedRequest
        VNDetectHumanBodyPose3DRequest class VNStatefulRequest
        VNDetectHumanBodyPoseRequest class VNImageBasedRequest
        VNDetectHumanHandPoseRequest class VNImageBasedRequest
        VNDetectHumanRectanglesRequest class VNImageBasedRequest
        VNDetectRectanglesRequest class VNImageBasedRequest
        VNDetectTextRectanglesRequest class VNImageBasedRequest
        VNDetectTrajectoriesRequest class VNStatefulRequest
        VNDetectedObjectObservation class VNObservation
        VNDetectedPoint class VNPoint
        VNFaceLandmarkRegion class NSObject
        VNFaceLandmarkRegion2D class VNFaceLandmarkRegion
        VNFaceLandmarks class NSObject
        VNFaceLandmarks2D class VNFaceLandmarks
        VNFaceObservation class VNDetectedObjectObservation
        VNFaceObservationAccepting protocol NSObjectProtocol
        VNFeaturePrintObservation class VNObservation
        VNGenerateAttentionBasedSaliencyImageRequest class VNImageBasedRequest
        VNGenerateForegroundInstanceMaskRequest class VNImageBasedRequest
        VNGenerateImageFeaturePrintRequest class VNImageBasedRequest
        VNGenerateObjectnessBasedSaliencyImageRequest class VNImageBasedRequest
        VNGenerateOpticalFlowRequest class VNTargetedImageRequest
        VNGeneratePersonInstanceMaskRequest class VNImageBasedRequest
        VNGeneratePersonSegmentationRequest class VNStatefulRequest
        VNGeometryUtils class NSObject
        VNHomographicImageRegistrationRequest class VNImageRegistrationRequest
        VNHorizonObservation class VNObservation
        VNHumanBodyPose3DObservation class VNRecognizedPoints3DObservation
        VNHumanBodyPoseObservation class VNRecognizedPointsObservation
        VNHumanBodyRecognizedPoint3D class VNRecognizedPoint3D
        VNHumanHandPoseObservation class VNRecognizedPointsObservation
        VNHumanObservation class VNDetectedObjectObservation
        VNImageAestheticsScoresObservation class VNObservation
        VNImageAlignmentObservation class VNObservation
        VNImageBasedRequest class VNRequest
        VNImageHomographicAlignmentObservation class VNImageAlignmentObservation
        VNImageRegistrationRequest class VNTargetedImageRequest
        VNImageRequestHandler class NSObject
        VNImageTranslationAlignmentObservation class VNImageAlignmentObservation
        VNInstanceMaskObservation class VNObservation
        VNObservation class NSObject
        VNPixelBufferObservation class VNObservation
        VNPoint class NSObject
        VNPoint3D class NSObject
        VNRecognizeAnimalsRequest class VNImageBasedRequest
        VNRecognizeTextRequest class VNImageBasedRequest
        VNRecognizedObjectObservation class VNDetectedObjectObservation
        VNRecognizedPoint class VNDetectedPoint
        VNRecognizedPoint3D class VNPoint3D
        VNRecognizedPoints3DObservation class VNObservation
        VNRecognizedPointsObservation class VNObservation
        VNRecognizedText class NSObject
        VNRecognizedTextObservation class VNRectangleObservation
        VNRectangleObservation class VNDetectedObjectObservation
        VNRequest class NSObject
        VNRequestProgressProviding protocol NSObjectProtocol
        VNRequestRevisionProviding protocol AnyObject
        VNSaliencyImageObservation class VNPixelBufferObservation
        VNSequenceRequestHandler class NSObject
        VNStatefulRequest class VNImageBasedRequest
        VNTargetedImageRequest class VNImageBasedRequest
        VNTextObservation class VNRectangleObservation
        VNTrackHomographicImageRegistrationRequest class VNStatefulRequest
        VNTrackObjectRequest class VNTrackingRequest
        VNTrackOpticalFlowRequest class VNStatefulRequest
        VNTrackRectangleRequest class VNTrackingRequest
        VNTrackTranslationalImageRegistrationRequest class VNStatefulRequest
        VNTrackingRequest class VNImageBasedRequest
        VNTrajectoryObservation class VNObservation
        VNTranslationalImageRegistrationRequest class VNImageRegistrationRequest
        VNVector class NSObject
        VNVideoProcessor class NSObject
        VNVideoProcessorCadence class NSObject
        VNVideoProcessorFrameRateCadence class VNVideoProcessorCadence
        VNVideoProcessorRequestProcessingOptions class NSObject
        VNVideoProcessorTimeIntervalCadence class VNVideoProcessorCadence
        """
}
