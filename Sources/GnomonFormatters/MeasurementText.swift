// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A measurement in a language's words.
struct MeasurementText {
  var width: UnitWidth
  var locale: Locale
  /// What it's for (`road`), which gives the locale's unit for that. nil keeps the measurement's.
  var usage: String?
  /// Writes the number; nil leaves it to the locale.
  var number: ((Double) -> String?)?
  /// Whether a scale's name is left out: `36°`.
  var hidesScaleName = false

  func text(_ value: Double, _ unit: Unit) -> String {
    let name = UnitNames.name(of: unit)
    if let name, value.isFinite, let text = text(value, of: name) { return text }
    // A unit of the user's own, or one that ICU doesn't know: its symbol stands for it.
    let number = number?(value) ?? value.formatted(.number.locale(locale))
    return width == .narrow ? number + unit.symbol : "\(number) \(unit.symbol)"
  }

  private func text(_ value: Double, of name: String) -> String? {
    let usage = usage.map { " usage/\($0)" } ?? ""
    // All digits, where somebody else writes the number.
    let precision = number == nil ? (usage.isEmpty ? " .######" : "") : " .+"
    let hasFewer = hidesScaleName && (name == "celsius" || name == "fahrenheit" || name == "kelvin")
    let skeleton = "unit/\(name)\(usage) unit-width-\(width.rawValue)\(precision)"
    let text = ICUMeasure.measure(skeleton, locale: locale.identifier)?.text(value, number: number)
    guard hasFewer, name != "kelvin" || usage != "", let text else { return text }
    // The degrees themselves: what stands for the scale is taken away.
    guard let degree = text.firstIndex(of: "°") else { return text }
    return String(text[..<degree].reversed().drop(while: \.isWhitespace).reversed()) + "°"
  }
}
