extension FrameworkTables {
    /// AdSupport.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/adsupport
    static let adSupport: StaticString = """
        ASIdentifierManager class NSObject
        """

    /// AppTrackingTransparency.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/apptrackingtransparency
    static let appTrackingTransparency: StaticString = """
        ATTrackingManager class NSObject
        ATTrackingManager.AuthorizationStatus enum
        """

    /// PassKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/passkit
    static let passKit: StaticString = """
        PKAddCarKeyPassConfiguration class PKAddSecureElementPassConfiguration
        PKAddPassButton class UIButton
        PKAddPassButtonStyle enum
        PKAddPassMetadataPreview class NSObject
        PKAddPassesViewController class UIViewController
        PKAddPassesViewControllerDelegate protocol NSObjectProtocol
        PKAddPaymentPassRequest class NSObject
        PKAddPaymentPassRequestConfiguration class NSObject
        PKAddPaymentPassViewController class UIViewController
        PKAddPaymentPassViewControllerDelegate protocol NSObjectProtocol
        PKAddSecureElementPassConfiguration class NSObject
        PKAddShareablePassConfiguration class PKAddSecureElementPassConfiguration
        PKAutomaticReloadPaymentRequest class NSObject
        PKAutomaticReloadPaymentSummaryItem class PKPaymentSummaryItem
        PKBarcodeEventConfigurationRequest class NSObject
        PKBarcodeEventMetadataRequest class NSObject
        PKBarcodeEventMetadataResponse class NSObject
        PKBarcodeEventSignatureRequest class NSObject
        PKBarcodeEventSignatureResponse class NSObject
        PKContact class NSObject
        PKContactField struct
        PKDateComponentsRange class NSObject
        PKDeferredPaymentRequest class NSObject
        PKDeferredPaymentSummaryItem class PKPaymentSummaryItem
        PKDisbursementRequest class NSObject
        PKDisbursementSummaryItem class PKPaymentSummaryItem
        PKInstantFundsOutFeeSummaryItem class PKPaymentSummaryItem
        PKIssuerProvisioningExtensionAuthorizationProviding protocol NSObjectProtocol
        PKIssuerProvisioningExtensionHandler class NSObject
        PKIssuerProvisioningExtensionPassEntry class NSObject
        PKIssuerProvisioningExtensionPaymentPassEntry class PKIssuerProvisioningExtensionPassEntry
        PKIssuerProvisioningExtensionStatus class NSObject
        PKLabeledValue class NSObject
        PKMerchantCapability struct
        PKObject class NSObject
        PKPass class PKObject
        PKPassKitError struct Error
        PKPassLibrary class NSObject
        PKPassRelevantDate class NSObject
        PKPassType enum
        PKPayment class NSObject
        PKPaymentAuthorizationController class NSObject
        PKPaymentAuthorizationControllerDelegate protocol NSObjectProtocol
        PKPaymentAuthorizationResult class NSObject
        PKPaymentAuthorizationStatus enum
        PKPaymentAuthorizationViewController class UIViewController
        PKPaymentAuthorizationViewControllerDelegate protocol NSObjectProtocol
        PKPaymentButton class UIButton
        PKPaymentButtonStyle enum
        PKPaymentButtonType enum
        PKPaymentError struct Error
        PKPaymentInformationEventExtension class NSObject
        PKPaymentInformationRequestHandling protocol AnyObject
        PKPaymentMerchantSession class NSObject
        PKPaymentMethod class NSObject
        PKPaymentMethodType enum
        PKPaymentNetwork struct
        PKPaymentOrderDetails class NSObject
        PKPaymentPass class PKSecureElementPass
        PKPaymentRequest class NSObject
        PKPaymentRequestCouponCodeUpdate class PKPaymentRequestUpdate
        PKPaymentRequestMerchantSessionUpdate class NSObject
        PKPaymentRequestPaymentMethodUpdate class PKPaymentRequestUpdate
        PKPaymentRequestShippingContactUpdate class PKPaymentRequestUpdate
        PKPaymentRequestShippingMethodUpdate class PKPaymentRequestUpdate
        PKPaymentRequestUpdate class NSObject
        PKPaymentSummaryItem class NSObject
        PKPaymentSummaryItemType enum
        PKPaymentToken class NSObject
        PKPaymentTokenContext class NSObject
        PKRecurringPaymentRequest class NSObject
        PKRecurringPaymentSummaryItem class PKPaymentSummaryItem
        PKSecureElementPass class PKPass
        PKShareablePassMetadata class NSObject
        PKShareablePassMetadataPreview class PKAddPassMetadataPreview
        PKShippingContactEditingMode enum
        PKShippingMethod class PKPaymentSummaryItem
        PKShippingType enum
        PKStoredValuePassProperties class NSObject
        PKSuicaPassProperties class PKTransitPassProperties
        PKTransitPassProperties class PKStoredValuePassProperties
        """

    /// StoreKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/storekit
    static let storeKit: StaticString = """
        AppStore enum
        AppTransaction struct
        Product struct
        Product.ProductType struct
        Product.PurchaseError enum Error
        Product.PurchaseOption struct
        Product.PurchaseResult enum
        Product.SubscriptionInfo struct
        Product.SubscriptionInfo.RenewalInfo struct
        Product.SubscriptionInfo.RenewalState struct
        Product.SubscriptionInfo.Status struct
        Product.SubscriptionOffer struct
        Product.SubscriptionPeriod struct
        ProductView struct View
        SKAdImpression class NSObject
        SKAdNetwork class NSObject
        SKArcadeService class NSObject
        SKCloudServiceAuthorizationStatus enum
        SKCloudServiceCapability struct
        SKCloudServiceController class NSObject
        SKCloudServiceSetupViewController class UIViewController
        SKCloudServiceSetupViewControllerDelegate protocol NSObjectProtocol
        SKDownload class NSObject
        SKError struct Error
        SKMutablePayment class SKPayment
        SKOverlay class NSObject
        SKOverlay.AppClipConfiguration class SKOverlay.Configuration
        SKOverlay.AppConfiguration class SKOverlay.Configuration
        SKOverlay.Configuration class NSObject
        SKOverlay.Position enum
        SKOverlay.TransitionContext class NSObject
        SKOverlayDelegate protocol NSObjectProtocol
        SKPayment class NSObject
        SKPaymentDiscount class NSObject
        SKPaymentQueue class NSObject
        SKPaymentQueueDelegate protocol NSObjectProtocol
        SKPaymentTransaction class NSObject
        SKPaymentTransactionObserver protocol NSObjectProtocol
        SKPaymentTransactionState enum
        SKProduct class NSObject
        SKProduct.PeriodUnit enum
        SKProductDiscount class NSObject
        SKProductDiscount.PaymentMode enum
        SKProductDiscount.Type enum
        SKProductStorePromotionController class NSObject
        SKProductSubscriptionPeriod class NSObject
        SKProductsRequest class SKRequest
        SKProductsRequestDelegate protocol SKRequestDelegate
        SKProductsResponse class NSObject
        SKReceiptRefreshRequest class SKRequest
        SKRequest class NSObject
        SKRequestDelegate protocol NSObjectProtocol
        SKStoreProductViewController class UIViewController
        SKStoreProductViewControllerDelegate protocol NSObjectProtocol
        SKStoreReviewController class NSObject
        SKStorefront class NSObject
        StoreKitError enum Error
        StoreView struct View
        Storefront struct
        SubscriptionStoreView struct View
        Transaction struct
        Transaction.RefundRequestStatus enum
        VerificationResult enum
        VerificationResult.VerificationError enum Error
        """
}
