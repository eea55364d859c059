extension FrameworkTables {
    /// JavaScriptCore.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/javascriptcore
    static let javaScriptCore: StaticString = """
        JSContext class NSObject
        JSExport protocol AnyObject
        JSManagedValue class NSObject
        JSValue class NSObject
        JSVirtualMachine class NSObject
        """

    /// LinkPresentation.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/linkpresentation
    static let linkPresentation: StaticString = """
        LPLinkMetadata class NSObject
        LPLinkView class UIView
        LPMetadataProvider class NSObject
        """

    /// SafariServices.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/safariservices
    static let safariServices: StaticString = """
        SFAuthenticationError struct Error
        SFAuthenticationSession class NSObject
        SFContentBlockerManager class NSObject
        SFContentBlockerState class NSObject
        SFSafariViewController class UIViewController
        SFSafariViewController.Configuration class NSObject
        SFSafariViewController.DismissButtonStyle enum
        SFSafariViewControllerDelegate protocol NSObjectProtocol
        SSReadingList class NSObject
        """

    /// WebKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/webkit
    static let webKit: StaticString = """
        WKAudiovisualMediaTypes struct
        WKBackForwardList class NSObject
        WKBackForwardListItem class NSObject
        WKContentMode enum
        WKContentRuleList class NSObject
        WKContentRuleListStore class NSObject
        WKContentWorld class NSObject
        WKDataDetectorTypes struct
        WKDialogResult enum
        WKDownload class NSObject
        WKDownloadDelegate protocol NSObjectProtocol
        WKError struct Error
        WKFindConfiguration class NSObject
        WKFindResult class NSObject
        WKFrameInfo class NSObject
        WKHTTPCookieStore class NSObject
        WKHTTPCookieStoreObserver protocol NSObjectProtocol
        WKMediaCaptureState enum
        WKMediaCaptureType enum
        WKMediaPlaybackState enum
        WKNavigation class NSObject
        WKNavigationAction class NSObject
        WKNavigationActionPolicy enum
        WKNavigationDelegate protocol NSObjectProtocol
        WKNavigationResponse class NSObject
        WKNavigationResponsePolicy enum
        WKNavigationType enum
        WKOpenPanelParameters class NSObject
        WKPDFConfiguration class NSObject
        WKPermissionDecision enum
        WKPreferences class NSObject
        WKProcessPool class NSObject
        WKScriptMessage class NSObject
        WKScriptMessageHandler protocol NSObjectProtocol
        WKScriptMessageHandlerWithReply protocol NSObjectProtocol
        WKSecurityOrigin class NSObject
        WKSelectionGranularity enum
        WKSnapshotConfiguration class NSObject
        WKUIDelegate protocol NSObjectProtocol
        WKURLSchemeHandler protocol NSObjectProtocol
        WKURLSchemeTask protocol NSObjectProtocol
        WKUserContentController class NSObject
        WKUserInterfaceDirectionPolicy enum
        WKUserScript class NSObject
        WKUserScriptInjectionTime enum
        WKWebView class UIView
        WKWebViewConfiguration class NSObject
        WKWebpagePreferences class NSObject
        WKWebsiteDataRecord class NSObject
        WKWebsiteDataStore class NSObject
        WKWindowFeatures class NSObject
        """
}
