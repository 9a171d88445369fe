// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A colour of an asset catalog, as Xcode writes it.
struct ColorSet {
  let color: NamedColor

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var color: Value?
      var appearances: [[String: String]]?
    }

    struct Value: Decodable {
      var space: String?
      var components: [String: String]?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }

    var colors: [Entry]
  }

  /// nil where the folder holds no colour with components of its own.
  init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    func first(_ isMeant: ([[String: String]]?) -> Bool) -> Color.Resolved? {
      contents.colors.first { isMeant($0.appearances) && $0.color?.components != nil }?.color.flatMap(Self.resolved)
    }
    let isDark = ["appearance": "luminosity", "value": "dark"]
    guard let any = first({ $0 == nil }) ?? first({ _ in true }) else { return nil }
    let isContrasted = ["appearance": "contrast", "value": "high"]
    var color = NamedColor(any: any, dark: first { $0 == [isDark] })
    color.contrasted = first { $0 == [isContrasted] }
    color.contrastedDark = first { $0 == [isDark, isContrasted] || $0 == [isContrasted, isDark] }
    self.color = color
  }

  private static func resolved(_ value: Contents.Value) -> Color.Resolved? {
    guard let components = value.components else { return nil }
    func component(_ name: String) -> Float? { components[name].flatMap(number) }
    let opacity = component("alpha") ?? 1
    if let white = component("white") {
      return Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    let space: Color.RGBColorSpace =
      switch value.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// "0.5", "127" of 255, or "0x7F".
  private static func number(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    guard let value = Float(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
