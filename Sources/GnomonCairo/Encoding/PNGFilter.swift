// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Chooses a filter for each row: the one whose bytes sum up least, of those that are cheap to try.
struct PNGFilter {
  private typealias Lanes = SIMD16<UInt8>
  /// The number of the filter that takes the row above away.
  static let up: UInt8 = 2

  private let length: Int
  private let channels: Int

  init(length: Int, channels: Int) {
    self.length = length
    self.channels = channels
  }

  /// Writes a row that is the same as the one above: zeros through the filter `up`.
  func writeRepetition(to target: UnsafeMutablePointer<UInt8>) {
    target[0] = Self.up
    memset(target + 1, 0, length)
  }

  /// Writes the filter's number and the filtered row. `above` is nil for the first row.
  func write(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, to target: UnsafeMutablePointer<UInt8>
  ) {
    let bytes = target + 1
    var (none, sub, up) = costs(row, above: above ?? row)
    if above == nil { up = .max }
    if none <= up, none <= sub {
      target[0] = 0
      memcpy(bytes, row, length)
    } else if let above, up <= sub {
      target[0] = Self.up
      subtract(above, from: row, into: bytes, start: 0)
    } else {
      target[0] = 1
      for index in 0..<min(channels, length) { bytes[index] = row[index] }
      subtract(row - channels, from: row, into: bytes, start: channels)
    }
  }

  private func subtract(
    _ other: UnsafePointer<UInt8>, from row: UnsafePointer<UInt8>, into bytes: UnsafeMutablePointer<UInt8>, start: Int
  ) {
    var index = start
    while index &+ 16 <= length {
      let difference = PNGFilter.lanes(row + index) &- PNGFilter.lanes(other + index)
      UnsafeMutableRawPointer(bytes + index).storeBytes(of: difference, as: Lanes.self)
      index &+= 16
    }
    while index < length {
      bytes[index] = row[index] &- other[index]
      index &+= 1
    }
  }

  /// The distances from zero of what the filters leave, summed up. A fourth of a long row tells enough.
  private func costs(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>
  ) -> (none: Int, sub: Int, up: Int) {
    let step = length >= 256 ? 64 : 16
    var (none, sub, up) = (0, 0, 0)
    // The first pixel has none to its left.
    let left = row - channels
    var index = channels
    while index &+ 16 <= length {
      // 256 pairs of distances of up to 128 fit in 16 bits.
      let end = min(index &+ 255 &* step, length &- 15)
      var (nones, subs, ups) = (SIMD8<UInt16>(), SIMD8<UInt16>(), SIMD8<UInt16>())
      while index < end {
        let lanes = PNGFilter.lanes(row + index)
        nones = nones &+ PNGFilter.distances(lanes)
        subs = subs &+ PNGFilter.distances(lanes &- PNGFilter.lanes(left + index))
        ups = ups &+ PNGFilter.distances(lanes &- PNGFilter.lanes(above + index))
        index &+= step
      }
      none &+= PNGFilter.sum(nones)
      sub &+= PNGFilter.sum(subs)
      up &+= PNGFilter.sum(ups)
    }
    while index < length {
      let byte = row[index]
      none &+= PNGFilter.distance(byte)
      sub &+= PNGFilter.distance(byte &- left[index])
      up &+= PNGFilter.distance(byte &- above[index])
      index &+= 1
    }
    return (none, sub, up)
  }

  @inline(__always) private static func distances(_ lanes: Lanes) -> SIMD8<UInt16> {
    let pairs = unsafeBitCast(pointwiseMin(lanes, 0 &- lanes), to: SIMD8<UInt16>.self)
    return (pairs & 255) &+ (pairs &>> 8)
  }

  @inline(__always) private static func sum(_ sums: SIMD8<UInt16>) -> Int {
    Int(SIMD8<UInt32>(truncatingIfNeeded: sums).wrappedSum())
  }

  @inline(__always) private static func distance(_ byte: UInt8) -> Int { Int(min(byte, 0 &- byte)) }

  @inline(__always) private static func lanes(_ bytes: UnsafePointer<UInt8>) -> Lanes {
    UnsafeRawPointer(bytes).loadUnaligned(as: Lanes.self)
  }
}
