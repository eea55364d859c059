extension FrameworkTables {
    /// AVKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/avkit
    static let avKit: StaticString = """
        AVCaptureEventInteraction class NSObject
        AVPictureInPictureController class NSObject
        AVPictureInPictureController.ContentSource class NSObject
        AVPictureInPictureControllerDelegate protocol NSObjectProtocol
        AVPictureInPictureSampleBufferPlaybackDelegate protocol NSObjectProtocol
        AVPictureInPictureVideoCallViewController class UIViewController
        AVPlaybackSpeed class NSObject
        AVPlayerView class NSView
        AVPlayerViewController class UIViewController
        AVPlayerViewControllerDelegate protocol NSObjectProtocol
        AVPlayerViewDelegate protocol NSObjectProtocol
        AVRoutePickerView class UIView
        AVRoutePickerViewDelegate protocol NSObjectProtocol
        VideoPlayer struct View
        """

    /// CoreMedia.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coremedia
    static let coreMedia: StaticString = """
        CMAudioFormatDescription alias CMFormatDescription
        CMBlockBuffer class
        CMBufferQueue class
        CMClock class
        CMFormatDescription class
        CMItemCount alias Int
        CMMediaType alias UInt32
        CMMemoryPool class
        CMMetadataFormatDescription alias CMFormatDescription
        CMSampleBuffer class
        CMSampleBufferRef alias CMSampleBuffer
        CMSampleTimingInfo struct
        CMSimpleQueue class
        CMTime struct
        CMTimeEpoch alias Int64
        CMTimeFlags struct
        CMTimeMapping struct
        CMTimeRange struct
        CMTimeRoundingMethod enum
        CMTimeScale alias Int32
        CMTimeValue alias Int64
        CMTimebase class
        CMVideoCodecType alias UInt32
        CMVideoDimensions struct
        CMVideoFormatDescription alias CMFormatDescription
        """

    /// CoreVideo.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/corevideo
    static let coreVideo: StaticString = """
        CVBuffer class
        CVDisplayLink class
        CVImageBuffer alias CVBuffer
        CVMetalTexture alias CVImageBuffer
        CVMetalTextureCache class
        CVOpenGLESTextureCache class
        CVOptionFlags alias UInt64
        CVPixelBuffer alias CVImageBuffer
        CVPixelBufferLockFlags struct
        CVPixelBufferPool class
        CVPixelBufferRef alias CVPixelBuffer
        CVReturn alias Int32
        CVTime struct
        CVTimeStamp struct
        """

    /// MediaPlayer.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/mediaplayer
    static let mediaPlayer: StaticString = """
        MPAdTimeRange class NSObject
        MPChangeLanguageOptionCommandEvent class MPRemoteCommandEvent
        MPChangePlaybackPositionCommand class MPRemoteCommand
        MPChangePlaybackPositionCommandEvent class MPRemoteCommandEvent
        MPChangePlaybackRateCommand class MPRemoteCommand
        MPChangePlaybackRateCommandEvent class MPRemoteCommandEvent
        MPChangeRepeatModeCommand class MPRemoteCommand
        MPChangeRepeatModeCommandEvent class MPRemoteCommandEvent
        MPChangeShuffleModeCommand class MPRemoteCommand
        MPChangeShuffleModeCommandEvent class MPRemoteCommandEvent
        MPContentItem class NSObject
        MPError struct Error
        MPFeedbackCommand class MPRemoteCommand
        MPFeedbackCommandEvent class MPRemoteCommandEvent
        MPMediaEntity class NSObject
        MPMediaGrouping enum
        MPMediaItem class MPMediaEntity
        MPMediaItemAnimatedArtwork class NSObject
        MPMediaItemArtwork class NSObject
        MPMediaItemCollection class MPMediaEntity
        MPMediaLibrary class NSObject
        MPMediaLibraryAuthorizationStatus enum
        MPMediaPickerController class UIViewController
        MPMediaPickerControllerDelegate protocol NSObjectProtocol
        MPMediaPlayback protocol AnyObject
        MPMediaPlaylist class MPMediaItemCollection
        MPMediaPlaylistCreationMetadata class NSObject
        MPMediaPredicate class NSObject
        MPMediaPropertyPredicate class MPMediaPredicate
        MPMediaQuery class NSObject
        MPMediaQuerySection class NSObject
        MPMediaType struct
        MPMoviePlayerController class NSObject
        MPMoviePlayerViewController class UIViewController
        MPMusicPlaybackState enum
        MPMusicPlayerApplicationController class MPMusicPlayerController
        MPMusicPlayerController class NSObject
        MPMusicPlayerControllerMutableQueue class MPMusicPlayerControllerQueue
        MPMusicPlayerControllerQueue class NSObject
        MPMusicPlayerMediaItemQueueDescriptor class MPMusicPlayerQueueDescriptor
        MPMusicPlayerPlayParameters class NSObject
        MPMusicPlayerPlayParametersQueueDescriptor class MPMusicPlayerQueueDescriptor
        MPMusicPlayerQueueDescriptor class NSObject
        MPMusicPlayerStoreQueueDescriptor class MPMusicPlayerQueueDescriptor
        MPMusicRepeatMode enum
        MPMusicShuffleMode enum
        MPNowPlayingInfoCenter class NSObject
        MPNowPlayingInfoLanguageOption class NSObject
        MPNowPlayingInfoLanguageOptionGroup class NSObject
        MPNowPlayingInfoMediaType enum
        MPNowPlayingPlaybackState enum
        MPNowPlayingSession class NSObject
        MPNowPlayingSessionDelegate protocol NSObjectProtocol
        MPPlayableContentDataSource protocol NSObjectProtocol
        MPPlayableContentDelegate protocol NSObjectProtocol
        MPPlayableContentManager class NSObject
        MPPlayableContentManagerContext class NSObject
        MPRatingCommand class MPRemoteCommand
        MPRatingCommandEvent class MPRemoteCommandEvent
        MPRemoteCommand class NSObject
        MPRemoteCommandCenter class NSObject
        MPRemoteCommandEvent class NSObject
        MPRemoteCommandHandlerStatus enum
        MPRepeatType enum
        MPSeekCommandEvent class MPRemoteCommandEvent
        MPShuffleType enum
        MPSkipIntervalCommand class MPRemoteCommand
        MPSkipIntervalCommandEvent class MPRemoteCommandEvent
        MPSystemMusicPlayerController protocol NSObjectProtocol
        MPVolumeView class UIView
        """

    /// ReplayKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/replaykit
    static let replayKit: StaticString = """
        RPBroadcastActivityController class NSObject
        RPBroadcastActivityControllerDelegate protocol NSObjectProtocol
        RPBroadcastController class NSObject
        RPBroadcastControllerDelegate protocol NSObjectProtocol
        RPBroadcastHandler class NSObject
        RPBroadcastSampleHandler class RPBroadcastHandler
        RPPreviewViewController class UIViewController
        RPPreviewViewControllerDelegate protocol NSObjectProtocol
        RPScreenRecorder class NSObject
        RPScreenRecorderDelegate protocol NSObjectProtocol
        """

    /// Speech.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/speech
    static let speech: StaticString = """
        SFAcousticFeature class NSObject
        SFSpeechAudioBufferRecognitionRequest class SFSpeechRecognitionRequest
        SFSpeechLanguageModel class NSObject
        SFSpeechLanguageModelConfiguration class NSObject
        SFSpeechRecognitionMetadata class NSObject
        SFSpeechRecognitionRequest class NSObject
        SFSpeechRecognitionResult class NSObject
        SFSpeechRecognitionTask class NSObject
        SFSpeechRecognitionTaskDelegate protocol NSObjectProtocol
        SFSpeechRecognitionTaskHint enum
        SFSpeechRecognitionTaskState enum
        SFSpeechRecognizer class NSObject
        SFSpeechRecognizerAuthorizationStatus enum
        SFSpeechRecognizerDelegate protocol NSObjectProtocol
        SFSpeechURLRecognitionRequest class SFSpeechRecognitionRequest
        SFTranscription class NSObject
        SFTranscriptionSegment class NSObject
        SFVoiceAnalytics class NSObject
        """
}
