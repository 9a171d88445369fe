// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A project of Xcode's with what projects are made of: groups and folders that are kept in step, several targets, localised resources, settings of a
/// file, and a package on this machine.
enum BakeryProject {
  static func write(_ workspace: Workspace, below folder: String = "bakery") throws {
    func file(_ name: String, _ text: String) throws { try workspace.write("\(folder)/\(name)", text) }
    try file("Bakery.xcodeproj/project.pbxproj", project)
    try file("Config/Shared.xcconfig", "MARKETING_VERSION = 3.1 // of all targets\nSUFFIX = Shop\n")
    try writeApp(file)
    try writeLibrary(file)
    try file(
      "BakeryTests/BakeryTests.swift",
      """
      import SwiftUI
      import Testing
      @testable import Bakery_Shop

      @Test func resourcesOfTheAppAreTheMainBundles() throws {
        let url = try #require(Bundle.main.url(forResource: "loaves", withExtension: "json"))
        #expect(try JSONDecoder().decode([String].self, from: Data(contentsOf: url)) == ["Rye", "Oat"])
        #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String == "3.1")
        #expect(Bundle.main.url(forResource: "note", withExtension: "txt", subdirectory: "Notes") != nil)
      }

      @Test @MainActor func placesAndConditionsAreTheUsers() {
        #expect(Counter.path.hasSuffix("/bakery/App/Views/Counter.swift"))
        #expect(Counter.conditions == "EXTRA, no package")
      }
      """)
    // It drives the app from outside, by what isn't there.
    try file("BakeryUITests/Tapping.swift", "import XCTest\nlet app = XCUIApplication()\n")
  }

  private static func writeApp(_ file: (String, String) throws -> Void) throws {
    try file(
      "App/BakeryApp.swift",
      """
      import SwiftUI

      @Observable final class Shelf { var count = 3 }

      @main struct BakeryApp: App {
        @State private var shelf = Shelf()
        var body: some Scene { WindowGroup { Counter().environment(shelf) } }
      }
      """)
    try file(
      "App/Views/Counter.swift",
      """
      import Flour
      import Oven
      import SwiftUI

      struct Counter: View {
        @Environment(Shelf.self) private var shelf
        static let path = #filePath
        #if EXTRA && SWIFT_PACKAGE
        static let conditions = "EXTRA, a package"
        #elseif EXTRA
        static let conditions = "EXTRA, no package"
        #else
        static let conditions = ""
        #endif

        var body: some View {
          VStack {
            Text("greeting")
            Text(verbatim: "\\(shelf.count) \\(Flour.name) \\(Heat.title)")
            Color(.crust).frame(width: 12, height: 12)
            Image("loaf")
          }
        }
      }

      #Preview("Counter") { Counter().environment(Shelf()) }
      """)
    try file("App/de.lproj/Localizable.strings", "\"greeting\" = \"Guten Tag\";\n")
    try file("App/en.lproj/Localizable.strings", "\"greeting\" = \"Good day\";\n")
    try file("App/loaves.json", "[\"Rye\", \"Oat\"]\n")
    try file("App/Notes/note.txt", "Knead.\n")
    try file(
      "App/Assets.xcassets/crust.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.6", "green": "0.4", "blue": "0.2", "alpha": "1"}}}], "info": {"version": 1, "author": "xcode"}}
      """)
    try file(
      "App/Assets.xcassets/loaf.imageset/Contents.json",
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"loaf.svg\"}], \"info\": {\"version\": 1, \"author\": \"xcode\"}}"
    )
    try file(
      "App/Assets.xcassets/loaf.imageset/loaf.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"16\"><rect width=\"24\" height=\"16\" fill=\"#a60\"/></svg>"
    )
  }

  private static func writeLibrary(_ file: (String, String) throws -> Void) throws {
    try file("Oven/Heat.swift", "public enum Heat { public static let title = \"hot\" }\n")
    try file("Oven/Deep/Fan.swift", "struct Fan { let isOn = Spare.isOn }\n")
    // It's kept out of the framework's target by name, and taken into the app's.
    try file("Oven/Left.swift", "this isn't Swift\n")
    try file("Oven/Spare.swift", "enum Spare { static let isOn = true }\n")
    try file(
      "Flour/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Flour", products: [.library(
          name: "Flour", targets: ["Flour"])], targets: [.target(name: "Flour")])
      """)
    try file("Flour/Sources/Flour/Flour.swift", "public enum Flour { public static let name = \"Flour\" }\n")
  }

  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      classes = { };
      objectVersion = 77;
      objects = {
        P0 = { isa = PBXProject; buildConfigurationList = CP; mainGroup = G0; developmentRegion = en; projectDirPath = "";
          targets = (TA, TK, TT, TU); packageReferences = (RF); };

        G0 = { isa = PBXGroup; children = (GA, GC, SK, ST, SU, FF); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; children = (F1, GV, VL, F3, F4, F5); path = App; sourceTree = "<group>"; };
        GV = { isa = PBXGroup; children = (F2); path = Views; sourceTree = "<group>"; };
        GC = { isa = PBXGroup; children = (FX); name = Settings; path = Config; sourceTree = SOURCE_ROOT; };
        SK = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EK, EA); path = Oven; sourceTree = "<group>"; };
        ST = { isa = PBXFileSystemSynchronizedRootGroup; path = BakeryTests; sourceTree = "<group>"; };
        SU = { isa = PBXFileSystemSynchronizedRootGroup; path = BakeryUITests; sourceTree = "<group>"; };
        EK = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift); target = TK; };
        EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Spare.swift); target = TA; };

        F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = BakeryApp.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Counter.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; lastKnownFileType = text.json; path = loaves.json; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; lastKnownFileType = folder; path = Notes; sourceTree = "<group>"; };
        FX = { isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Shared.xcconfig; sourceTree = "<group>"; };
        FF = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Flour; sourceTree = "<group>"; };
        VL = { isa = PBXVariantGroup; children = (V1, V2); name = Localizable.strings; sourceTree = "<group>"; };
        V1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        V2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        FO = { isa = PBXFileReference; explicitFileType = wrapper.framework; path = Oven.framework; sourceTree = BUILT_PRODUCTS_DIR; };

        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = F5; };
        B6 = { isa = PBXBuildFile; fileRef = VL; };
        B7 = { isa = PBXBuildFile; fileRef = FO; };
        B8 = { isa = PBXBuildFile; productRef = DF; };
        DF = { isa = XCSwiftPackageProductDependency; productName = Flour; };
        RF = { isa = XCLocalSwiftPackageReference; relativePath = Flour; };

        TA = { isa = PBXNativeTarget; name = "Bakery App"; productType = "com.apple.product-type.application";
          buildConfigurationList = CA; buildPhases = (XS, XR, XF, XZ); dependencies = (); packageProductDependencies = (DF); };
        XS = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        XR = { isa = PBXResourcesBuildPhase; files = (B3, B4, B5, B6); };
        XF = { isa = PBXFrameworksBuildPhase; files = (B7, B8); };
        XZ = { isa = PBXShellScriptBuildPhase; shellScript = "exit 1"; };
        TK = { isa = PBXNativeTarget; name = Oven; productType = "com.apple.product-type.framework"; productReference = FO;
          buildConfigurationList = CK; buildPhases = (); fileSystemSynchronizedGroups = (SK); };
        TT = { isa = PBXNativeTarget; name = BakeryTests; productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = CT; buildPhases = (); dependencies = (Q1); fileSystemSynchronizedGroups = (ST); };
        TU = { isa = PBXNativeTarget; name = BakeryUITests; productType = "com.apple.product-type.bundle.ui-testing";
          buildConfigurationList = CT; buildPhases = (); dependencies = (Q1); fileSystemSynchronizedGroups = (SU); };
        Q1 = { isa = PBXTargetDependency; target = TA; };

        CP = { isa = XCConfigurationList; buildConfigurations = (KR, KP); };
        KR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.2; }; };
        KP = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FX; buildSettings = {
          SDKROOT = iphoneos; SWIFT_VERSION = 5.0; CURRENT_PROJECT_VERSION = 7;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
        CA = { isa = XCConfigurationList; buildConfigurations = (KA); };
        KA = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_NAME = "Bakery $(SUFFIX)"; SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTRA"; SWIFT_APPROACHABLE_CONCURRENCY = YES;
          PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_CFBundleDisplayName = Bakery; "EXCLUDED_ARCHS[sdk=iphonesimulator*]" = arm64; }; };
        CK = { isa = XCConfigurationList; buildConfigurations = (KK); };
        KK = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        CT = { isa = XCConfigurationList; buildConfigurations = (KT); };
        KT = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_VERSION = 6.0; }; };
      };
      rootObject = P0;
    }
    """
}
