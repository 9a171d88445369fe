// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// A colour in sRGB as CSS writes it, each part from 0 to 1.
struct HTMLColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  static let black = HTMLColor(red: 0, green: 0, blue: 0, opacity: 1)
  /// What browsers draw links with.
  static let link = HTMLColor(red: 0, green: 0, blue: 238.0 / 255, opacity: 1)

  var color: UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }

  init(red: Double, green: Double, blue: Double, opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// A name, `#rgb` to `#rrggbbaa`, `rgb()` or `hsl()`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let text = StyleSheet.trimmed(Substring(text)).lowercased()
    if text == "transparent" {
      self.init(red: 0, green: 0, blue: 0, opacity: 0)
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let parts = text[text.index(after: open)...].dropLast().split { $0 == "," || $0 == "/" || $0.isWhitespace }
      guard parts.count == 3 || parts.count == 4 else { return nil }
      self.init(function: text[..<open], parts)
    } else {
      // Pango knows CSS's names. Numbers with letters alone are no colour here.
      guard let first = text.first, first == "#" || first.isLetter, text.utf8.count <= 32 else { return nil }
      var (color, alpha) = (PangoColor(), UInt16.max)
      guard pango_color_parse_with_alpha(&color, &alpha, text) != 0 else { return nil }
      let whole = Double(UInt16.max)
      self.init(
        red: Double(color.red) / whole, green: Double(color.green) / whole, blue: Double(color.blue) / whole,
        opacity: Double(alpha) / whole)
    }
  }

  private init?(function: Substring, _ parts: [Substring]) {
    func part(_ text: Substring, of whole: Double) -> Double? {
      let value = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
      return value.flatMap { $0.isFinite ? min(1, max(0, $0)) : nil }
    }
    guard let opacity = parts.count == 4 ? part(parts[3], of: 1) : 1 else { return nil }
    if function.hasPrefix("rgb") {
      guard let red = part(parts[0], of: 255), let green = part(parts[1], of: 255), let blue = part(parts[2], of: 255)
      else { return nil }
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    } else if function.hasPrefix("hsl") {
      let angle = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
      guard let turn = Double(angle), turn.isFinite, let strength = part(parts[1], of: 100),
        let light = part(parts[2], of: 100)
      else { return nil }
      func channel(_ offset: Double) -> Double {
        var place = (offset + turn / 30).truncatingRemainder(dividingBy: 12)
        if place < 0 { place += 12 }
        return light - strength * min(light, 1 - light) * max(-1, min(place - 3, min(9 - place, 1)))
      }
      self.init(red: channel(0), green: channel(8), blue: channel(4), opacity: opacity)
    } else {
      return nil
    }
  }
}
