// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Consecutive rows of a picture that are compressed by themselves.
struct PNGStretch: Equatable {
  var rows: Range<Int>
  /// Whether each row has the pixels of the one above.
  var isRepetition: Bool

  /// Fewer bytes of repetitions are left among the others: to begin anew costs some dozen bytes.
  static let leastRepetition = 1 << 16
  /// Shorter rows that repeat are left among the others, too: libdeflate writes several of them as one match.
  static let leastLength = 512
  /// A stretch is cut once it has so many bytes: others may be compressed at the same time.
  static let mostAtOnce = 3 << 18

  /// All rows of a picture. The same picture is always cut in the same places.
  ///
  /// - Parameters:
  ///   - length: the bytes of a row.
  ///   - repeats: whether a row has the pixels of the one above.
  static func all(height: Int, length: Int, repeats: (Int) -> Bool) -> [PNGStretch] {
    var stretches: [PNGStretch] = []
    var start = 0
    func close(at end: Int) {
      if start < end { stretches.append(PNGStretch(rows: start..<end, isRepetition: false)) }
      start = end
    }
    var y = 0
    while y < height {
      let first = y
      while y < height, repeats(y) { y += 1 }
      if length >= leastLength, (y - first) * length >= leastRepetition {
        close(at: first)
        stretches.append(PNGStretch(rows: first..<y, isRepetition: true))
        start = y
      }
      if (y - start) * length >= mostAtOnce { close(at: y) }
      y += 1
    }
    close(at: height)
    return stretches
  }
}
