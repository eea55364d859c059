extension FrameworkTables {
    /// AVFoundation: protocols, structures, enumerations and type aliases.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/avfoundation
    static let avFoundationOthers: StaticString = """
        AVAssetDownloadDelegate protocol URLSessionTaskDelegate
        AVAssetExportSession.Status enum
        AVAssetImageGenerator.Result enum
        AVAssetReader.Status enum
        AVAssetReaderCaptionValidationHandling protocol NSObjectProtocol
        AVAssetResourceLoaderDelegate protocol NSObjectProtocol
        AVAssetWriter.Status enum
        AVAssetWriterDelegate protocol NSObjectProtocol
        AVAsynchronousKeyValueLoading protocol AnyObject
        AVAudio3DAngularOrientation struct
        AVAudio3DMixing protocol NSObjectProtocol
        AVAudio3DPoint struct
        AVAudio3DVectorOrientation struct
        AVAudioChannelCount alias UInt32
        AVAudioCommonFormat enum
        AVAudioFrameCount alias UInt32
        AVAudioFramePosition alias Int64
        AVAudioMixing protocol AVAudioStereoMixing AVAudio3DMixing
        AVAudioNodeBus alias Int
        AVAudioPacketCount alias UInt32
        AVAudioPlayerDelegate protocol NSObjectProtocol
        AVAudioPlayerNodeBufferOptions struct
        AVAudioQuality enum
        AVAudioRecorderDelegate protocol NSObjectProtocol
        AVAudioSession.Category struct
        AVAudioSession.CategoryOptions struct
        AVAudioSession.InterruptionOptions struct
        AVAudioSession.InterruptionReason enum
        AVAudioSession.InterruptionType enum
        AVAudioSession.Mode struct
        AVAudioSession.Port struct
        AVAudioSession.PortOverride enum
        AVAudioSession.RecordPermission enum
        AVAudioSession.RouteChangeReason enum
        AVAudioSession.RouteSharingPolicy enum
        AVAudioSession.SetActiveOptions struct
        AVAudioSessionDelegate protocol NSObjectProtocol
        AVAudioStereoMixing protocol NSObjectProtocol
        AVAudioTimePitchAlgorithm struct
        AVAudioUnitDistortionPreset enum
        AVAudioUnitEQFilterType enum
        AVAudioUnitReverbPreset enum
        AVAuthorizationStatus enum
        AVCaptureAudioDataOutputSampleBufferDelegate protocol NSObjectProtocol
        AVCaptureColorSpace enum
        AVCaptureDataOutputSynchronizerDelegate protocol NSObjectProtocol
        AVCaptureDepthDataOutputDelegate protocol NSObjectProtocol
        AVCaptureDevice.DeviceType struct
        AVCaptureDevice.ExposureMode enum
        AVCaptureDevice.FlashMode enum
        AVCaptureDevice.FocusMode enum
        AVCaptureDevice.Position enum
        AVCaptureDevice.TorchMode enum
        AVCaptureDevice.WhiteBalanceMode enum
        AVCaptureFileOutputDelegate protocol NSObjectProtocol
        AVCaptureFileOutputRecordingDelegate protocol NSObjectProtocol
        AVCaptureMetadataOutputObjectsDelegate protocol NSObjectProtocol
        AVCapturePhotoCaptureDelegate protocol NSObjectProtocol
        AVCapturePhotoFileDataRepresentationCustomizer protocol NSObjectProtocol
        AVCapturePhotoOutputReadinessCoordinatorDelegate protocol NSObjectProtocol
        AVCaptureSession.Preset struct
        AVCaptureSessionControlsDelegate protocol NSObjectProtocol
        AVCaptureSessionDeferredStartDelegate protocol NSObjectProtocol
        AVCaptureVideoDataOutputSampleBufferDelegate protocol NSObjectProtocol
        AVCaptureVideoOrientation enum
        AVCaptureVideoStabilizationMode enum
        AVCaptureWhiteBalanceChromaticityValues struct
        AVCaptureWhiteBalanceGains struct
        AVCaptureWhiteBalanceTemperatureAndTintValues struct
        AVContentKeyRecipient protocol AnyObject
        AVContentKeySessionDelegate protocol NSObjectProtocol
        AVEdgeWidths struct
        AVError struct Error
        AVExternalSyncDeviceDelegate protocol NSObjectProtocol
        AVFileType struct
        AVFragmentMinding protocol AnyObject
        AVKeyValueStatus enum
        AVLayerVideoGravity struct
        AVMediaCharacteristic struct
        AVMediaType struct
        AVMetadataIdentifier struct
        AVMetadataKey struct
        AVMetadataKeySpace struct
        AVMetadataObject.ObjectType struct
        AVOutputSettingsPreset struct
        AVPixelAspectRatio struct
        AVPlaybackCoordinatorPlaybackControlDelegate protocol NSObjectProtocol
        AVPlayer.ActionAtItemEnd enum
        AVPlayer.HDRMode struct
        AVPlayer.Status enum
        AVPlayer.TimeControlStatus enum
        AVPlayer.WaitingReason struct
        AVPlayerItem.Status enum
        AVPlayerItemLegibleOutputPushDelegate protocol AVPlayerItemOutputPushDelegate
        AVPlayerItemMetadataCollectorPushDelegate protocol NSObjectProtocol
        AVPlayerItemMetadataOutputPushDelegate protocol AVPlayerItemOutputPushDelegate
        AVPlayerItemOutputPullDelegate protocol NSObjectProtocol
        AVPlayerItemOutputPushDelegate protocol NSObjectProtocol
        AVPlayerItemRenderedLegibleOutputPushDelegate protocol AVPlayerItemOutputPushDelegate
        AVPlayerLooper.Status enum
        AVPlayerPlaybackCoordinatorDelegate protocol NSObjectProtocol
        AVQueuedSampleBufferRendering protocol NSObjectProtocol
        AVQueuedSampleBufferRenderingStatus enum
        AVSpeechBoundary enum
        AVSpeechSynthesisVoiceGender enum
        AVSpeechSynthesisVoiceQuality enum
        AVSpeechSynthesizerDelegate protocol NSObjectProtocol
        AVVideoCodecType struct
        AVVideoCompositing protocol NSObjectProtocol
        AVVideoCompositionInstructionProtocol protocol NSObjectProtocol
        AVVideoCompositionValidationHandling protocol NSObjectProtocol
        """
}
