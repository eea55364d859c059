/// Texts of Xcode projects.
enum Pbxproj {
    /// - Parameter objects: entries of the dictionary of objects.
    static func project(_ objects: String, root: String = "P") -> String {
        "// !$*UTF8*$!\n{ archiveVersion = 1; classes = { }; objectVersion = 77; objects = {\n\(objects)\n}; rootObject = \(root) /* Project object */; }\n"
    }

    /// An app, its tests and a widget that shares a file with the app.
    static let app = project(
        """
        P /* Project object */ = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1 /* Shop */, T2, T3, T9, GONE, );};
        G0 = {isa = PBXGroup; children = (G1, G2, G3, F7, F8, F9, PRODUCTS, GONE, G0, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, V1, ); name = "The App"; path = "Shop App"; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F3, F4, ); name = Shared; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F5, F6, ); path = ../App/Checks; sourceTree = SOURCE_ROOT; };
        PRODUCTS = {isa = PBXGroup; children = (F10, ); path = Products; sourceTree = BUILT_PRODUCTS_DIR; };
        V1 = {isa = PBXVariantGroup; children = (F11, ); name = Texts; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "Ünï View.swift"; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Sub/Cart.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = Money.swift; path = Shared/Money.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Other/Root.swift; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = CartChecks.swift; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = "../Shop App/Sub/Up.swift"; sourceTree = "<group>"; };
        F7 = {isa = PBXFileReference; path = Loose.swift; sourceTree = "<group>"; };
        F8 = {isa = PBXFileReference; path = /nowhere/else/Far.swift; sourceTree = "<absolute>"; };
        F9 = {isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        F10 = {isa = PBXFileReference; path = Built.swift; sourceTree = "<group>"; };
        F11 = {isa = PBXFileReference; path = Texts.swift; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1 /* "quoted" */; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; settings = {COMPILER_FLAGS = "-w"; }; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F6; }; B8 = {isa = PBXBuildFile; fileRef = F8; };
        B9 = {isa = PBXBuildFile; fileRef = F9; }; B10 = {isa = PBXBuildFile; fileRef = F10; }; B11 = {isa = PBXBuildFile; fileRef = V1; };
        B12 = {isa = PBXBuildFile; productRef = NONE; }; B13 = {isa = PBXBuildFile; fileRef = F3; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B6, B8, B10, B11, B12, GONE, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B5, ); }; S3 = {isa = PBXSourcesBuildPhase; files = (B9, B13, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B7, ); }; B7 = {isa = PBXBuildFile; fileRef = F7; };
        T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (S1, R1, ); buildConfigurationList = L1; dependencies = (D3, ); packageProductDependencies = (K1, ); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = "Shop Tests"; buildPhases = (S2, ); dependencies = (D1, ); productType = "com.apple.product-type.bundle.unit-test"; };
        T3 = {isa = PBXNativeTarget; name = "Widget"; buildPhases = (S3, ); buildConfigurationList = L3; productType = "com.apple.product-type.app-extension"; };
        T9 = {isa = PBXAggregateTarget; name = Everything; buildPhases = (S1, ); };
        D1 = {isa = PBXTargetDependency; target = T1; targetProxy = X; }; D3 = {isa = PBXTargetDependency; name = Widget; };
        K1 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); defaultConfigurationName = Release; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_MODULE_NAME = ShopDebug; }; };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_MODULE_NAME = "The$(PRODUCT_NAME:c99extidentifier)"; }; };
        L3 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
        C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "My Widget"; }; };
        """)

    static let appFiles = [
        "App/Shop App/Ünï View.swift", "App/Shop App/Sub/Cart.swift", "App/Shop App/Texts.swift", "App/Shared/Money.swift",
        "App/Other/Root.swift", "App/Checks/CartChecks.swift", "App/Shop App/Sub/Up.swift", "App/Loose.swift",
        "App/Widget.swift", "App/Products/Built.swift",
    ]

    /// Xcode 16: folders instead of lists of files.
    static let synchronized = project(
        """
        P = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, );};
        G0 = {isa = PBXGroup; children = (Y1, Y2, ); sourceTree = "<group>"; };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3, ); explicitFileTypes = {}; path = Shop; sourceTree = "<group>"; };
        Y2 = {isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, "Old Code", Not.swift, ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Models/Shared.swift, ); target = T2; };
        E3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = X; membershipExceptions = (A.swift, ); };
        T1 = {isa = PBXNativeTarget; name = Shop; buildPhases = (); fileSystemSynchronizedGroups = (Y1, ); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (); fileSystemSynchronizedGroups = (Y2, ); productType = "com.apple.product-type.bundle.ui-testing"; };
        """)
}
