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

  @Test("A font registers once; the second time the error says so (CTFontManagerError.alreadyRegistered is 105)")
  func twice() throws {
    let data = try font("JetBrainsMono-Bold.ttf", family: "Wacholder")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(try font(of: data), &error))
    #expect(error == nil)
    #expect(!CTFontManagerRegisterGraphicsFont(try font(of: data), &error))
    #expect(error?.takeRetainedValue().code == 105)
  }

  @Test func whatIsNoFontMakesNone() throws {
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
