// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lengths of time in a language's words, for texts that show one.
package enum UnitWords {
  /// Parts of a length of time beside one another: `2 hr, 23 min`, `2 hours`.
  ///
  /// - Parameters:
  ///   - parts: how many of what: `year`, `month`, `week`, `day`, `hour`, `minute`, `second`.
  ///   - isWide: whether the units are written out.
  ///   - locale: the language, and how numbers are written.
  package static func text(of parts: [(count: Int, unit: String)], isWide: Bool, locale: Locale) -> String {
    let width: UnitWidth = isWide ? .wide : .short
    let texts = parts.map { part in
      ICUMeasure.measure("unit/\(part.unit) unit-width-\(width.rawValue)", locale: locale.identifier)?
        .text(Double(part.count)) ?? "\(part.count) \(part.unit)"
    }
    return ICUText.list(texts, width: width, locale: locale.identifier)
  }
}
