// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds the words of a text as Unicode tells them apart. It's for the module that users' files see in Foundation's place.
public enum _WordRanges {
  /// The words of a text: what lies between two boundaries and has a letter or a digit.
  public static func words(of text: String) -> [Range<String.Index>] {
    let places = text.matches(of: #/\b/#.wordBoundaryKind(.default)).map(\.range.lowerBound)
    return zip(places, places.dropFirst()).map { $0..<$1 }.filter { range in
      text[range].contains { $0.isLetter || $0.isNumber }
    }
  }
}
