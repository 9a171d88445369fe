// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gives file names that every system takes, each once: letters, digits and hyphens.
struct SafeNames {
  /// The longest name in bytes, without its ending.
  static let longest = 80

  private static let reserved: Set<String> = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt1", "lpt2",
    "lpt3", "lpt4", "lpt5", "lpt6",
    "lpt7", "lpt8", "lpt9", "index",
  ]

  private var taken: Set<String> = []
  private var numbers: [String: Int] = [:]

  /// A name made from a text, different from all before, also where case doesn't count.
  mutating func name(_ text: String) -> String {
    let base = Self.slug(text)
    let key = base.lowercased()
    var number = numbers[key] ?? 1
    var name = number == 1 ? base : "\(base)-\(number)"
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    numbers[key] = number + 1
    return name
  }

  private static func slug(_ text: String) -> String {
    var result = ""
    var wantsHyphen = false
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      guard
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.canonicalCombiningClass != .notReordered
      else {
        wantsHyphen = !result.isEmpty
        continue
      }
      let piece = (wantsHyphen ? "-" : "") + String(Character(scalar))
      guard result.utf8.count + piece.utf8.count <= longest else { break }
      result += piece
      wantsHyphen = false
    }
    if result.isEmpty { return "link" }
    return reserved.contains(result.lowercased()) ? "_" + result : result
  }
}
