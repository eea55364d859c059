extension FrameworkTables {
    /// PDFKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/pdfkit
    static let pdfKit: StaticString = """
        PDFAction class NSObject
        PDFActionGoTo class PDFAction
        PDFActionNamed class PDFAction
        PDFActionRemoteGoTo class PDFAction
        PDFActionResetForm class PDFAction
        PDFActionURL class PDFAction
        PDFAnnotation class NSObject
        PDFAnnotationButtonWidget class PDFAnnotation
        PDFAnnotationChoiceWidget class PDFAnnotation
        PDFAnnotationCircle class PDFAnnotation
        PDFAnnotationFreeText class PDFAnnotation
        PDFAnnotationInk class PDFAnnotation
        PDFAnnotationLine class PDFAnnotation
        PDFAnnotationLink class PDFAnnotation
        PDFAnnotationMarkup class PDFAnnotation
        PDFAnnotationPopup class PDFAnnotation
        PDFAnnotationSquare class PDFAnnotation
        PDFAnnotationStamp class PDFAnnotation
        PDFAnnotationText class PDFAnnotation
        PDFAnnotationTextWidget class PDFAnnotation
        PDFAppearanceCharacteristics class NSObject
        PDFBorder class NSObject
        PDFDestination class NSObject
        PDFDocument class NSObject
        PDFDocumentDelegate protocol NSObjectProtocol
        PDFOutline class NSObject
        PDFPage class NSObject
        PDFPageOverlayViewProvider protocol NSObjectProtocol
        PDFSelection class NSObject
        PDFThumbnailView class UIView
        PDFView class UIView
        PDFViewDelegate protocol NSObjectProtocol
        """
}
