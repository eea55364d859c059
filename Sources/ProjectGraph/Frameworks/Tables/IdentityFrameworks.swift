extension FrameworkTables {
    /// AuthenticationServices.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/authenticationservices
    static let authenticationServices: StaticString = """
        ASAccountAuthenticationModificationController class NSObject
        ASAccountAuthenticationModificationControllerDelegate protocol NSObjectProtocol
        ASAccountAuthenticationModificationControllerPresentationContextProviding protocol NSObjectProtocol
        ASAccountAuthenticationModificationExtensionContext class NSExtensionContext
        ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest class ASAccountAuthenticationModificationRequest
        ASAccountAuthenticationModificationRequest class NSObject
        ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest class ASAccountAuthenticationModificationRequest
        ASAccountAuthenticationModificationViewController class UIViewController
        ASAuthorization class NSObject
        ASAuthorization.OpenIDOperation struct
        ASAuthorization.Scope struct
        ASAuthorizationAppleIDButton class UIControl
        ASAuthorizationAppleIDButton.ButtonType enum
        ASAuthorizationAppleIDButton.Style enum
        ASAuthorizationAppleIDCredential class NSObject
        ASAuthorizationAppleIDProvider class NSObject
        ASAuthorizationAppleIDProvider.CredentialState enum
        ASAuthorizationAppleIDRequest class ASAuthorizationOpenIDRequest
        ASAuthorizationController class NSObject
        ASAuthorizationControllerDelegate protocol NSObjectProtocol
        ASAuthorizationControllerPresentationContextProviding protocol NSObjectProtocol
        ASAuthorizationCredential protocol NSObjectProtocol NSCopying NSSecureCoding
        ASAuthorizationError struct Error
        ASAuthorizationOpenIDRequest class ASAuthorizationRequest
        ASAuthorizationPasswordProvider class NSObject
        ASAuthorizationPasswordRequest class ASAuthorizationRequest
        ASAuthorizationPlatformPublicKeyCredentialAssertion class NSObject
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest class ASAuthorizationRequest
        ASAuthorizationPlatformPublicKeyCredentialDescriptor class NSObject
        ASAuthorizationPlatformPublicKeyCredentialProvider class NSObject
        ASAuthorizationPlatformPublicKeyCredentialRegistration class NSObject
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest class ASAuthorizationRequest
        ASAuthorizationProvider protocol NSObjectProtocol
        ASAuthorizationPublicKeyCredentialAssertion protocol ASPublicKeyCredential
        ASAuthorizationPublicKeyCredentialAssertionRequest protocol NSObjectProtocol NSSecureCoding NSCopying
        ASAuthorizationPublicKeyCredentialDescriptor protocol NSObjectProtocol NSSecureCoding NSCopying
        ASAuthorizationPublicKeyCredentialParameters class NSObject
        ASAuthorizationPublicKeyCredentialRegistration protocol ASPublicKeyCredential
        ASAuthorizationPublicKeyCredentialRegistrationRequest protocol NSObjectProtocol NSSecureCoding NSCopying
        ASAuthorizationRequest class NSObject
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertion class NSObject
        ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest class ASAuthorizationRequest
        ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor class NSObject
        ASAuthorizationSecurityKeyPublicKeyCredentialProvider class NSObject
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistration class NSObject
        ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest class ASAuthorizationRequest
        ASAuthorizationSingleSignOnCredential class NSObject
        ASAuthorizationSingleSignOnProvider class NSObject
        ASAuthorizationSingleSignOnRequest class ASAuthorizationOpenIDRequest
        ASCredentialIdentity protocol NSObjectProtocol
        ASCredentialIdentityStore class NSObject
        ASCredentialIdentityStoreState class NSObject
        ASCredentialProviderExtensionContext class NSExtensionContext
        ASCredentialProviderViewController class UIViewController
        ASCredentialRequest protocol NSObjectProtocol NSSecureCoding NSCopying
        ASCredentialServiceIdentifier class NSObject
        ASCredentialServiceIdentifier.IdentifierType enum
        ASGeneratePasswordsRequest class NSObject
        ASGeneratedPassword class NSObject
        ASOneTimeCodeCredential class NSObject
        ASOneTimeCodeCredentialIdentity class NSObject
        ASOneTimeCodeCredentialRequest class NSObject
        ASPasskeyAssertionCredential class NSObject
        ASPasskeyCredentialIdentity class NSObject
        ASPasskeyCredentialRequest class NSObject
        ASPasskeyCredentialRequestParameters class NSObject
        ASPasskeyRegistrationCredential class NSObject
        ASPasswordCredential class NSObject
        ASPasswordCredentialIdentity class NSObject
        ASPasswordCredentialRequest class NSObject
        ASPublicKeyCredential protocol ASAuthorizationCredential
        ASPublicKeyCredentialClientData class NSObject
        ASSavePasswordRequest class NSObject
        ASSettingsHelper class NSObject
        ASUserDetectionStatus enum
        ASWebAuthenticationPresentationContextProviding protocol NSObjectProtocol
        ASWebAuthenticationSession class NSObject
        ASWebAuthenticationSessionCallback class NSObject
        ASWebAuthenticationSessionError struct Error
        ASWebAuthenticationSessionRequest class NSObject
        ASWebAuthenticationSessionRequestDelegate protocol NSObjectProtocol
        SignInWithAppleButton struct View
        WebAuthenticationSession struct
        """

    /// DeviceCheck.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/devicecheck
    static let deviceCheck: StaticString = """
        DCAppAttestService class NSObject
        DCDevice class NSObject
        DCError struct Error
        """

    /// LocalAuthentication.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/localauthentication
    static let localAuthentication: StaticString = """
        LAAccessControlOperation enum
        LAAuthenticationRequirement class NSObject
        LABiometryFallbackRequirement class NSObject
        LABiometryType enum
        LAContext class NSObject
        LACredentialType enum
        LAError struct Error
        LAPersistedRight class LARight
        LAPolicy enum
        LAPrivateKey class NSObject
        LAPublicKey class NSObject
        LARight class NSObject
        LARight.State enum
        LARightStore class NSObject
        LASecret class NSObject
        """
}
