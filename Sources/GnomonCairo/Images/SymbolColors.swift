// SPDX-License-Identifier: Apache-2.0
import Gnomon

/// The colours that a symbol's layers have by themselves, as those of weather and of some signs.
struct SymbolColors {
  /// The colour of the layer behind the others, or of the whole symbol.
  let ground: Color
  /// The colours of the layers in front, from the back; nil in one is the foreground style.
  var inFront: [Color?] = []

  /// nil for a symbol without colours of its own.
  init?(_ name: String) {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    switch words.first {
    case "cloud":
      ground = .white
      inFront = words.dropFirst().map { Self.weather[String($0)] }
    case "sun", "bolt":
      guard words.count == 1 || words[1] == "max" || words[1] == "min", words.count < 3 else { return nil }
      ground = .yellow
    default:
      guard let sign = Self.signs[name] else { return nil }
      ground = sign.ground
      inFront = [sign.inFront]
    }
  }

  private static let weather: [String: Color] = [
    "sun": .yellow, "bolt": .yellow, "rain": .cyan, "drizzle": .cyan, "heavyrain": .cyan, "sleet": .cyan, "hail": .cyan,
    "snow": .cyan, "moon": .white,
  ]

  private static let signs: [String: (ground: Color, inFront: Color?)] = [
    "heart.fill": (.red, nil), "star.fill": (.yellow, nil), "plus.circle.fill": (.green, .white),
    "minus.circle.fill": (.red, .white), "exclamationmark.triangle.fill": (.yellow, nil),
  ]
}
