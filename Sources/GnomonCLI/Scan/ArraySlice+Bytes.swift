// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ArraySlice<UInt8> {
  /// Where other bytes, of which there's one at least, begin in these for the first time.
  func start(of other: [UInt8]) -> Int? {
    withUnsafeBytes { own in
      var place = 0
      while own.count - place >= other.count, let base = own.baseAddress {
        guard let found = memchr(base + place, Int32(other[0]), own.count - other.count - place + 1) else { return nil }
        place = UnsafeRawPointer(found) - base
        if memcmp(found, other, other.count) == 0 { return startIndex + place }
        place += 1
      }
      return nil
    }
  }

  func end(of other: [UInt8]) -> Int? { start(of: other).map { $0 + other.count } }
}
