// SPDX-License-Identifier: Apache-2.0

/// Rows of a small picture of pixels made large again, one after the other: the bytes are those that ``BlurScaling``
/// gives for one channel after the other.
struct EnlargedRows {
  private typealias Quad = SIMD4<UInt32>
  private typealias Lanes = SIMD8<UInt16>

  private let scaling: BlurScaling
  private let small: UnsafePointer<UInt32>
  /// The small pixels that interpolating takes.
  private let inner: Int
  /// A row between two of the small picture's: the first and third byte of each pixel, then the others, with 16 bits
  /// for each.
  private let even: UnsafeMutablePointer<UInt32>
  private let odd: UnsafeMutablePointer<UInt32>
  /// The large row, with half a square before it.
  private let line: UnsafeMutablePointer<UInt32>

  /// The pixels of room that the rows of a picture take.
  static func room(_ scaling: BlurScaling) -> Int {
    let inner = scaling.width - 2 * (scaling.margin - 1)
    return 2 * (inner + 3) + (inner + 3) * scaling.factor
  }

  /// - Parameter room: what lives at least as long: ``room(_:)`` pixels.
  init(_ scaling: BlurScaling, _ small: UnsafePointer<UInt32>, room: UnsafeMutablePointer<UInt32>) {
    self.scaling = scaling
    self.small = small
    inner = scaling.width - 2 * (scaling.margin - 1)
    even = room
    odd = room + inner + 3
    line = odd + inner + 3
  }

  /// A row of the large picture, until the next is asked for; nil where it's empty.
  func row(_ y: Int) -> UnsafePointer<UInt32>? {
    guard mix(y) else { return nil }
    switch scaling.factor {
    case 8: spread8()
    case 4: spread4()
    default: spread2()
    }
    return UnsafePointer(line + scaling.factor / 2)
  }

  /// Interpolates between two small rows. Answers false where both are empty.
  private func mix(_ y: Int) -> Bool {
    let unit = 2 * scaling.factor
    let place = y * 2 + 1 + scaling.factor
    let part = UInt16(place % unit)
    let rest = UInt16(unit) - part
    let upper = small + (place / unit + scaling.margin - 1) * scaling.width + scaling.margin - 1
    let lower = upper + scaling.width
    var any = Lanes()
    var x = 0
    while x &+ 4 <= inner {
      let above = UnsafeRawPointer(upper + x).loadUnaligned(as: Lanes.self)
      let below = UnsafeRawPointer(lower + x).loadUnaligned(as: Lanes.self)
      let evens = (above & 255) &* rest &+ (below & 255) &* part
      let odds = (above &>> 8) &* rest &+ (below &>> 8) &* part
      any |= evens | odds
      UnsafeMutableRawPointer(even + x).storeBytes(of: evens, as: Lanes.self)
      UnsafeMutableRawPointer(odd + x).storeBytes(of: odds, as: Lanes.self)
      x &+= 4
    }
    let quads = unsafeBitCast(any, to: Quad.self)
    var some = quads[0] | quads[1] | quads[2] | quads[3]
    while x < inner {
      let (above, below) = (upper[x], lower[x])
      // No sum leaves its 16 bits.
      even[x] = (above & 0x00FF_00FF) &* UInt32(rest) &+ (below & 0x00FF_00FF) &* UInt32(part)
      odd[x] = ((above >> 8) & 0x00FF_00FF) &* UInt32(rest) &+ ((below >> 8) & 0x00FF_00FF) &* UInt32(part)
      some |= even[x] | odd[x]
      x &+= 1
    }
    return some != 0
  }

  @inline(__always) private func lanes(_ pair: UInt32) -> Lanes {
    unsafeBitCast(Quad(repeating: pair), to: Lanes.self)
  }

  /// The places of four pixels between two small ones, counted in halves of a large one.
  private static let places = Lanes(1, 1, 3, 3, 5, 5, 7, 7)

  private func spread8() {
    var target = UnsafeMutableRawPointer(line)
    let places = EnlargedRows.places
    var (left, leftOdd) = (lanes(even[0]), lanes(odd[0]))
    for column in 1..<inner {
      let (right, rightOdd) = (lanes(even[column]), lanes(odd[column]))
      let (slope, slopeOdd) = (right &- left, rightOdd &- leftOdd)
      let first = left &* 16 &+ 128 &+ slope &* places
      let firstOdd = leftOdd &* 16 &+ 128 &+ slopeOdd &* places
      let second = first &+ slope &* 8
      let secondOdd = firstOdd &+ slopeOdd &* 8
      target.storeBytes(of: (first &>> 8) | (firstOdd & 0xFF00), as: Lanes.self)
      target.storeBytes(of: (second &>> 8) | (secondOdd & 0xFF00), toByteOffset: 16, as: Lanes.self)
      target += 32
      (left, leftOdd) = (right, rightOdd)
    }
  }

  private func spread4() {
    var target = UnsafeMutableRawPointer(line)
    let places = EnlargedRows.places
    var (left, leftOdd) = (lanes(even[0]), lanes(odd[0]))
    for column in 1..<inner {
      let (right, rightOdd) = (lanes(even[column]), lanes(odd[column]))
      let evens = left &* 8 &+ 32 &+ (right &- left) &* places
      let odds = leftOdd &* 8 &+ 32 &+ (rightOdd &- leftOdd) &* places
      target.storeBytes(of: (evens &>> 6) | ((odds &>> 6) &<< 8), as: Lanes.self)
      target += 16
      (left, leftOdd) = (right, rightOdd)
    }
  }

  private func spread2() {
    var target = line
    for column in 1..<inner {
      let (left, right) = (even[column &- 1], even[column])
      let (leftOdd, rightOdd) = (odd[column &- 1], odd[column])
      for place: UInt32 in [1, 3] {
        let evens = (left &* (4 &- place) &+ right &* place &+ 0x0008_0008) >> 4
        let odds = (leftOdd &* (4 &- place) &+ rightOdd &* place &+ 0x0008_0008) >> 4
        target[0] = (evens & 0x00FF_00FF) | (odds & 0x00FF_00FF) << 8
        target += 1
      }
    }
  }
}
