// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Testing

@testable import Gnomon

/// Fonts that packages bring as bytes and register by Core Graphics and Core Text.
@MainActor @Suite struct CGFontTests {
  private static let fonts = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { place, _ in
    place.deletingLastPathComponent()
  }.appendingPathComponent("Sources/GnomonTesting/Fonts")

  /// The bytes of a font under a family of another name, as long as the first one's.
  private func font(_ file: String, family: String) throws -> Data {
    var data = try Data(contentsOf: Self.fonts.appendingPathComponent(file))
    for (name, other) in [("JetBrains", family), ("JetBrainsMono", family + "Mono")] {
      for encoding in [String.Encoding.utf16BigEndian, .ascii] {
        let (old, new) = (try #require(name.data(using: encoding)), try #require(other.data(using: encoding)))
        try #require(old.count == new.count)
        var start = data.startIndex
        while let range = data.range(of: old, in: start..<data.endIndex) {
          data.replaceSubrange(range, with: new)
          start = range.upperBound
        }
      }
    }
    return data
  }

  private func font(of data: Data) throws -> CGFont {
    let provider = try #require(CGDataProvider(data: data))
    return try #require(CGFont(provider))
  }

  private func width(_ font: Font) throws -> CGFloat {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 400, height: 100)
    let host = ViewHost(Text("iiiii").font(font).fixedSize(), configuration: configuration)
    host.update()
    return try #require(host.snapshot().root.all("Text").first).frame.width
  }

  @Test("Texts have the font of registered bytes, by its name")
  func bytes() throws {
    showHost()
    let plain = try width(.custom("ZirbelnusMono-Regular", fixedSize: 20))
    let font = try font(of: try font("JetBrainsMono-Regular.ttf", family: "Zirbelnus"))
    #expect(font.postScriptName == "ZirbelnusMono-Regular")
    #expect(UIFont(name: "ZirbelnusMono-Regular", size: 20) == nil)
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    // All its letters are 0.6 of the size wide, as the file's advances say.
    #expect(plain != 60)
    #expect(try width(.custom("ZirbelnusMono-Regular", fixedSize: 20)) == 60)
    #expect(UIFont(name: "ZirbelnusMono-Regular", size: 20) != nil)
  }

  @Test("Glyphs are as the font's file has them: JetBrains Mono's are 600 of 1000 units long each")
  func glyphs() throws {
    showHost()
    let provider = try #require(CGDataProvider(url: Self.fonts.appendingPathComponent("JetBrainsMono-Regular.ttf")))
    let font = try #require(CGFont(provider))
    #expect(font.unitsPerEm == 1000 && font.numberOfGlyphs == 1359)
    #expect(font.ascent == 1020 && font.descent == -300 && font.leading == 0)
    let glyphs = ["A", "p", "space"].map { font.getGlyphWithGlyphName(name: $0) }
    #expect(!glyphs.contains(0) && glyphs.map { font.name(for: $0) } == ["A", "p", "space"])
    #expect(font.getGlyphWithGlyphName(name: "no such glyph") == 0)
    var advances = [Int32](repeating: 0, count: 3)
    var boxes = [CGRect](repeating: .null, count: 3)
    #expect(font.getGlyphAdvances(glyphs: glyphs, count: 3, advances: &advances))
    #expect(advances == [600, 600, 600])
    #expect(font.getGlyphBBoxes(glyphs: glyphs, count: 3, bboxes: &boxes))
    // An A stands on the baseline, a p reaches below it, and a space has no ink.
    #expect(abs(boxes[0].minY) < 1 && boxes[0].maxY > 600 && boxes[1].minY < -100 && boxes[2] == .zero)
    #expect(font.getGlyphAdvances(glyphs: glyphs, count: -1, advances: &advances))
  }

  @Test("A font that is used without being registered can be registered later, once")
  func used() throws {
    showHost()
    let font = try font(of: try font("JetBrainsMono-Medium.ttf", family: "Haselnuss"))
    let used = UIFont(_graphicsFont: font, size: 20)
    #expect(used.pointSize == 20 && used.withSize(30).pointSize == 30)
    #expect(_GlyphFace.of(used)?.unitsPerEm == 1000)
    #expect(_GlyphFace.of(used.withSize(30)) === _GlyphFace.of(used))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
  }

  @Test("A font registers once; the second time the error says so (CTFontManagerError.alreadyRegistered is 105)")
  func twice() throws {
    showHost()
    let data = try font("JetBrainsMono-Bold.ttf", family: "Wacholder")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(try font(of: data), &error))
    #expect(error == nil)
    #expect(!CTFontManagerRegisterGraphicsFont(try font(of: data), &error))
    #expect(error?.takeRetainedValue().code == 105)
  }

  @Test func whatIsNoFontMakesNone() throws {
    showHost()
    for data in [Data(), Data("no font".utf8)] {
      let provider = try #require(CGDataProvider(data: data))
      #expect(CGFont(provider) == nil)
    }
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere.ttf")) == nil)
    let provider = try #require(CGDataProvider(url: Self.fonts.appendingPathComponent("Inter-Bold.otf")))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Inter-Bold" && font.fullName?.hasPrefix("Inter") == true)
  }

  @Test("A colour in a space of greys is as light as it was; in others it stays as it is")
  func convertedColors() throws {
    showHost()
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let same = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(color.converted(to: same, intent: .relativeColorimetric, options: nil) == color)
    let grey = try #require(color.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    let parts = try #require(grey.components)
    #expect(parts[0] == parts[1] && parts[1] == parts[2] && parts[3] == 0.5)
    // 0.2126 of the light (WCAG's weight of red) is 0.4983 on sRGB's curve.
    #expect(abs(parts[0] - 0.4983) < 0.001)
  }

  @Test("Bars keep the looks of their buttons, by UIKit's names")
  func barButtons() {
    showHost()
    let button = UIBarButtonItemAppearance(style: .plain)
    button.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 18)]
    let bar = UINavigationBarAppearance()
    bar.backButtonAppearance = button
    bar.doneButtonAppearance = button
    #expect(bar.backButtonAppearance === button && bar.prominentButtonAppearance === button)
    let image = UIImage()
    bar.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(bar.backIndicatorImage === image && bar.backIndicatorTransitionMaskImage === image)
    bar.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(bar.backIndicatorImage == nil && bar.backIndicatorTransitionMaskImage == nil)
    button.configureWithDefault(for: .prominent)
    #expect(button.normal.titleTextAttributes.isEmpty)
  }
}
