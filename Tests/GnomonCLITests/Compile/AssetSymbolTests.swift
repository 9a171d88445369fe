// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// Names of assets, which Xcode makes and projects use: the pairs are out of files that Xcode wrote in public repositories.
@Suite struct AssetSymbolTests {
  @Test(
    "An asset has the name that Xcode gives it",
    arguments: [
      ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("tabbarBackgroundColor", "tabbarBackground"),
      ("widget_bg_color", "widgetBg"), ("btn_color_disable", "btnColorDisable"), ("white_color_85", "whiteColor85"),
      ("color_24292B", "color24292B"), ("color_000000", "color000000"), ("colorSurface", "colorSurface"),
      ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("CLR_SEPARATOR", "CLR_SEPARATOR"), ("121212", "_121212"),
      ("292C38", "_292C38"), ("AppIconImage", "appIcon"), ("copyLinkImage", "copyLink"), ("bg_color", "bg"),
      ("sticky-note", "stickyNote"), ("Kill Bill", "killBill"), ("Default", "`default`"), ("1", "_1"),
      ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"), ("FTU-screen1", "ftuScreen1"),
      ("210421-citykey-layout-city-key-55", "_210421CitykeyLayoutCityKey55"), ("Locate me OFF", "locateMeOFF"),
      ("QR-Code Icon Black", "qrCodeIconBlack"), ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"), ("BMW", "BMW"),
      ("eGov_Service_MoreInfo_Icon", "eGovServiceMoreInfoIcon"), ("iPhone_with_card", "iPhoneWithCard"), ("M", "M"),
      ("AL-0", "AL_0"), ("A-1-1-0", "A_1_1_0"), ("group-2", "group2"), ("tab5_sel", "tab5Sel"),
      ("GetStartedBG", "getStartedBG"), ("pastelbabyblue", "pastelbabyblue"), ("arrow_basic_e", "arrowBasicE"),
    ])
  func names(asset: String, name: String) {
    #expect(AssetSymbolName.member(for: asset) == name)
  }

  @Test("A folder has the name of a type, and what has no letter has none")
  func folders() {
    #expect(AssetSymbolName.namespace(for: "iconPreviews") == "IconPreviews")
    #expect(AssetSymbolName.namespace(for: "GameUI") == "GameUI")
    #expect(AssetSymbolName.namespace(for: "Colors") == "Colors")
    #expect(AssetSymbolName.member(for: "–") == nil)
    #expect(AssetSymbolName.member(for: "Color") == "color")
    #expect(AssetSymbolName.member(for: "") == nil)
  }

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    let color =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#
    for name in ["BrandColor", "primary", "Taken", "unused"] {
      try workspace.write("Assets.xcassets/\(name).colorset/Contents.json", color)
    }
    try workspace.write("Assets.xcassets/Text/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try workspace.write("Assets.xcassets/Text/soft-red.colorset/Contents.json", color)
    try workspace.write("Assets.xcassets/Plain/Back.colorset/Contents.json", color)
    let square = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12"/></svg>"#
    try workspace.write("Assets.xcassets/app-logo.imageset/logo.svg", square)
    try workspace.write(
      "Assets.xcassets/app-logo.imageset/Contents.json",
      #"{"images": [{"filename": "logo.svg", "idiom": "universal"}]}"#)
    return workspace
  }

  @Test("Sources use the assets of the catalogue beside them by name, and their own names win")
  func used() throws {
    let workspace = try workspace()
    defer { workspace.remove() }
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      extension Color { static private(set) var taken = Color.blue; static func unused() -> Color { .red } }
      struct Card: View {
        var body: some View {
          VStack(spacing: 0) {
            Image(.appLogo)
            Label("Name", image: .appLogo).labelStyle(.iconOnly)
            Color(.brand).frame(height: 10)
            Color.brand.frame(height: 10)
            Rectangle().fill(.back).frame(height: 10)
            Color(.Text.softRed).frame(height: 10)
            Color.primary.frame(height: 10)
            Color(.primary).frame(height: 10)
            Color.taken.frame(height: 10)
            Color.unused().frame(height: 10)
          }
        }
      }
      """)
    let result = try workspace.gnomon("render", "Card.swift", "-o", "card.svg", "--size", "100x200")
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.errors.contains("warning"), "\(result.errors)")
    let picture = String(decoding: try workspace.data("card.svg"), as: UTF8.self)
    let fills = picture.components(separatedBy: "fill=\"").dropFirst(2).map { String($0.prefix(7)) }
    #expect(fills == ["#ff0000", "#ff0000", "#ff0000", "#ff0000", "#000000", "#ff0000", "#0088ff", "#ff383c"])
    #expect(picture.components(separatedBy: "<image").count == 3)
  }

  @Test("A file that Xcode wrote, in the folder itself, isn't contradicted")
  func generatedBefore() throws {
    let workspace = try workspace()
    defer { workspace.remove() }
    try workspace.write(
      "App/GeneratedAssetSymbols.swift",
      """
      import Foundation
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if canImport(DeveloperToolsSupport)
      import DeveloperToolsSupport
      #endif
      private let resourceBundle = Foundation.Bundle.main
      extension DeveloperToolsSupport.ColorResource {
        static let brand = DeveloperToolsSupport.ColorResource(name: "BrandColor", bundle: resourceBundle)
      }
      extension SwiftUI.Color {
        static var brand: SwiftUI.Color { .init(.brand) }
      }
      """)
    try workspace.write("App/Page.swift", "import SwiftUI\nstruct Page: View { var body: some View { Color.brand } }\n")
    try FileManager.default.moveItem(
      at: workspace.folder.appendingPathComponent("Assets.xcassets"),
      to: workspace.folder.appendingPathComponent("App/Assets.xcassets"))
    let result = try workspace.gnomon("render", "App", "-o", "page.svg", "--size", "20x20")
    #expect(result.status == 0, "\(result.errors)")
    let picture = String(decoding: try workspace.data("page.svg"), as: UTF8.self)
    #expect(picture.contains("#ff0000"), "\(picture)")
  }
}
