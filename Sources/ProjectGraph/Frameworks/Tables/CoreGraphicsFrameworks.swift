extension FrameworkTables {
    /// CoreFoundation.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/corefoundation
    static let coreFoundation: StaticString = """
        CFAbsoluteTime alias CFTimeInterval
        CFAllocator class
        CFArray class
        CFArrayRef alias CFArray
        CFAttributedString class
        CFBag class
        CFBinaryHeap class
        CFBitVector class
        CFBoolean class
        CFBundle class
        CFCalendar class
        CFCalendarIdentifier struct
        CFCharacterSet class
        CFComparisonResult enum
        CFData class
        CFDataRef alias CFData
        CFDate class
        CFDateFormatter class
        CFDictionary class
        CFDictionaryRef alias CFDictionary
        CFError class
        CFErrorRef alias CFError
        CFFileDescriptor class
        CFHashCode alias UInt
        CFIndex alias Int
        CFLocale class
        CFLocaleKey struct
        CFMachPort class
        CFMessagePort class
        CFMutableArray class CFArray
        CFMutableAttributedString class CFAttributedString
        CFMutableBag class CFBag
        CFMutableBitVector class CFBitVector
        CFMutableCharacterSet class CFCharacterSet
        CFMutableData class CFData
        CFMutableDictionary class CFDictionary
        CFMutableSet class CFSet
        CFMutableString class CFString
        CFNotificationCenter class
        CFNotificationName struct
        CFNull class
        CFNumber class
        CFNumberFormatter class
        CFNumberRef alias CFNumber
        CFNumberType enum
        CFOptionFlags alias UInt
        CFPlugIn class
        CFPropertyList alias CFTypeRef
        CFPropertyListFormat enum
        CFRange struct
        CFReadStream class
        CFRunLoop class
        CFRunLoopActivity struct
        CFRunLoopMode struct
        CFRunLoopObserver class
        CFRunLoopRunResult enum
        CFRunLoopSource class
        CFRunLoopTimer class
        CFSet class
        CFSocket class
        CFString class
        CFStringEncoding alias UInt32
        CFStringRef alias CFString
        CFStringTokenizer class
        CFTimeInterval alias Double
        CFTimeZone class
        CFTree class
        CFTypeID alias UInt
        CFTypeRef alias AnyObject
        CFURL class
        CFURLPathStyle enum
        CFURLRef alias CFURL
        CFUUID class
        CFUUIDBytes struct
        CFUserNotification class
        CFWriteStream class
        """

    /// CoreGraphics.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coregraphics
    static let coreGraphics: StaticString = """
        CGAffineTransform struct
        CGAffineTransformComponents struct
        CGBitmapInfo struct
        CGBlendMode enum
        CGColor class
        CGColorConversionInfo class
        CGColorRef alias CGColor
        CGColorRenderingIntent enum
        CGColorSpace class
        CGColorSpaceModel enum
        CGColorSpaceRef alias CGColorSpace
        CGContext class
        CGContextRef alias CGContext
        CGDataConsumer class
        CGDataProvider class
        CGDirectDisplayID alias UInt32
        CGEvent class
        CGEventSource class
        CGFloat struct
        CGFont class
        CGFunction class
        CGGlyph alias UInt16
        CGGradient class
        CGGradientDrawingOptions struct
        CGGradientRef alias CGGradient
        CGImage class
        CGImageAlphaInfo enum
        CGImageByteOrderInfo enum
        CGImageRef alias CGImage
        CGInterpolationQuality enum
        CGLayer class
        CGLineCap enum
        CGLineJoin enum
        CGMutablePath class CGPath
        CGPDFBox enum
        CGPDFDocument class
        CGPDFPage class
        CGPath class
        CGPathDrawingMode enum
        CGPathElement struct
        CGPathElementType enum
        CGPathFillRule enum
        CGPathRef alias CGPath
        CGPattern class
        CGPoint struct
        CGRect struct
        CGRectEdge enum
        CGShading class
        CGSize struct
        CGTextDrawingMode enum
        CGVector struct
        CGWindowID alias UInt32
        """

    /// CoreImage.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coreimage
    static let coreImage: StaticString = """
        CIAztecCodeDescriptor class CIBarcodeDescriptor
        CIBarcodeDescriptor class NSObject
        CIBlendKernel class CIColorKernel
        CIColor class NSObject
        CIColorKernel class CIKernel
        CIContext class NSObject
        CIContextOption struct
        CIDataMatrixCodeDescriptor class CIBarcodeDescriptor
        CIDetector class NSObject
        CIFaceFeature class CIFeature
        CIFeature class NSObject
        CIFilter class NSObject
        CIFormat struct
        CIImage class NSObject
        CIImageAccumulator class NSObject
        CIImageOption struct
        CIImageProcessorKernel class NSObject
        CIKernel class NSObject
        CIPDF417CodeDescriptor class CIBarcodeDescriptor
        CIQRCodeDescriptor class CIBarcodeDescriptor
        CIQRCodeDescriptor.ErrorCorrectionLevel enum
        CIQRCodeFeature class CIFeature
        CIRAWFilter class CIFilter
        CIRectangleFeature class CIFeature
        CIRenderDestination class NSObject
        CIRenderDestinationAlphaMode enum
        CIRenderInfo class NSObject
        CIRenderTask class NSObject
        CISampler class NSObject
        CITextFeature class CIFeature
        CIVector class NSObject
        CIWarpKernel class CIKernel
        """

    /// CoreText.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/coretext
    static let coreText: StaticString = """
        CTFont class
        CTFontCollection class
        CTFontDescriptor class
        CTFontOptions struct
        CTFontSymbolicTraits struct
        CTFrame class
        CTFramesetter class
        CTGlyphInfo class
        CTLine class
        CTLineBoundsOptions struct
        CTLineBreakMode enum
        CTLineTruncationType enum
        CTParagraphStyle class
        CTRun class
        CTRunDelegate class
        CTTextAlignment enum
        CTTextTab class
        CTTypesetter class
        """

    /// ImageIO.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/imageio
    static let imageIO: StaticString = """
        CGImageDestination class
        CGImageMetadata class
        CGImageMetadataTag class
        CGImagePropertyOrientation enum
        CGImageSource class
        CGImageSourceStatus enum
        """

    /// QuartzCore.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/quartzcore
    static let quartzCore: StaticString = """
        CAAction protocol AnyObject
        CAAnimation class NSObject
        CAAnimationDelegate protocol NSObjectProtocol
        CAAnimationGroup class CAAnimation
        CABasicAnimation class CAPropertyAnimation
        CAConstraint class NSObject
        CAConstraintLayoutManager class NSObject
        CADisplayLink class NSObject
        CAEAGLLayer class CALayer
        CAEDRMetadata class NSObject
        CAEmitterCell class NSObject
        CAEmitterLayer class CALayer
        CAFrameRateRange struct
        CAGradientLayer class CALayer
        CAKeyframeAnimation class CAPropertyAnimation
        CALayer class NSObject
        CALayerDelegate protocol NSObjectProtocol
        CALayoutManager protocol NSObjectProtocol
        CAMediaTiming protocol AnyObject
        CAMediaTimingFunction class NSObject
        CAMetalDisplayLink class NSObject
        CAMetalDisplayLinkDelegate protocol AnyObject
        CAMetalDisplayLinkUpdate class NSObject
        CAMetalDrawable protocol MTLDrawable
        CAMetalLayer class CALayer
        CAOpenGLLayer class CALayer
        CAPropertyAnimation class CAAnimation
        CARemoteLayerClient class NSObject
        CARemoteLayerServer class NSObject
        CARenderer class NSObject
        CAReplicatorLayer class CALayer
        CAScrollLayer class CALayer
        CAShapeLayer class CALayer
        CASpringAnimation class CABasicAnimation
        CATextLayer class CALayer
        CATiledLayer class CALayer
        CATransaction class NSObject
        CATransform3D struct
        CATransformLayer class CALayer
        CATransition class CAAnimation
        CAValueFunction class NSObject
        """
}
