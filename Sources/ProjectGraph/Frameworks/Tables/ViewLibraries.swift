extension FrameworkTables {
    /// Texture, whose nodes stand for views.
    /// Source: texturegroup.org/docs
    static let asyncDisplayKit: StaticString = """
        ASButtonNode class ASControlNode
        ASCellNode class ASDisplayNode
        ASCollectionNode class ASDisplayNode
        ASControlNode class ASDisplayNode
        ASDKNavigationController class UINavigationController
        ASDKTabBarController class UITabBarController
        ASDKViewController class UIViewController
        ASDisplayNode class NSObject
        ASImageNode class ASControlNode
        ASNavigationController class UINavigationController
        ASNetworkImageNode class ASImageNode
        ASScrollNode class ASDisplayNode
        ASTabBarController class UITabBarController
        ASTableNode class ASDisplayNode
        ASTextNode class ASControlNode
        ASViewController class UIViewController
        """

    /// Eureka, for forms.
    /// Source: github.com/xmartlabs/Eureka
    static let eureka: StaticString = """
        FormViewController class UIViewController
        """

    /// MessageKit, for chats.
    /// Source: messagekit.github.io
    static let messageKit: StaticString = """
        MessagesViewController class UIViewController
        """

    /// What shows that the app is busy.
    /// Source: github.com/jdg/MBProgressHUD
    static let mbProgressHUD: StaticString = """
        MBProgressHUD class UIView
        """

    /// Source: github.com/pkluz/PKHUD
    static let pkHUD: StaticString = """
        HUD class
        PKHUD class NSObject
        """

    /// Source: github.com/relatedcode/ProgressHUD
    static let progressHUD: StaticString = """
        ProgressHUD class UIView
        """

    /// Source: github.com/SVProgressHUD/SVProgressHUD
    static let svProgressHUD: StaticString = """
        SVProgressHUD class UIView
        """
}
