// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Two pictures, compared pixel by pixel.
package struct PictureComparison {
  /// The pixels that differ by more than the tolerance of colours.
  package private(set) var different = 0
  /// The greatest difference of two pixels, from 0 to 1.
  package private(set) var greatest = 0.0
  /// The box around what differs, in pixels.
  package private(set) var box = CGRect.null
  /// True if the pictures have the same size.
  package let isSameSize: Bool
  private let total: Int
  /// The share of the pixels that differ, from 0 to 1.
  package var share: Double { isSameSize ? Double(different) / Double(total) : 1 }
  /// The second picture, faint, with what differs in red.
  package private(set) var picture: Bitmap?

  /// - Parameter tolerance: The difference of two pixels that counts as none, from 0 to 1.
  package init(_ old: Bitmap, _ new: Bitmap, tolerance: Double) {
    isSameSize = old.width == new.width && old.height == new.height
    total = max(1, new.width * new.height)
    guard isSameSize, old.pixels != new.pixels else { return }
    var marked = new.pixels
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
    old.pixels.withUnsafeBufferPointer { a in
      new.pixels.withUnsafeBufferPointer { b in
        marked.withUnsafeMutableBufferPointer { out in
          for pixel in 0..<(new.width * new.height) {
            let i = pixel * 4
            let distance =
              a[i] == b[i] && a[i + 1] == b[i + 1] && a[i + 2] == b[i + 2] && a[i + 3] == b[i + 3]
              ? 0 : Self.distance(a, b, i)
            greatest = max(greatest, distance)
            if distance > tolerance {
              different += 1
              let (x, y) = (pixel % new.width, pixel / new.width)
              (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
              (out[i], out[i + 1], out[i + 2], out[i + 3]) = (230, 0, 30, 255)
            } else {
              for channel in 0..<3 { out[i + channel] = UInt8(255 - (255 - Int(b[i + channel])) / 4) }
            }
          }
        }
      }
    }
    if maxX >= 0 { box = CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1) }
    picture = Bitmap(width: new.width, height: new.height, pixels: marked)
  }

  /// How far two pixels lie apart as they're seen on white: their brightness counts more than their hue (YIQ).
  private static func distance(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, _ i: Int
  ) -> Double {
    func onWhite(_ p: UnsafeBufferPointer<UInt8>, _ channel: Int) -> Double {
      let alpha = Double(p[i + 3]) / 255
      return (Double(p[i + channel]) * alpha + 255 * (1 - alpha)) / 255
    }
    let red = onWhite(a, 0) - onWhite(b, 0)
    let green = onWhite(a, 1) - onWhite(b, 1)
    let blue = onWhite(a, 2) - onWhite(b, 2)
    let y = 0.299 * red + 0.587 * green + 0.114 * blue
    let i = 0.596 * red - 0.274 * green - 0.322 * blue
    let q = 0.211 * red - 0.523 * green + 0.312 * blue
    return (0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q).squareRoot() / 0.7108
  }

  /// What differs, in words.
  package func words(_ old: Bitmap, _ new: Bitmap, _ scale: CGFloat) -> String {
    guard isSameSize else {
      return "It was \(old.width)×\(old.height) pixels and is \(new.width)×\(new.height)."
    }
    return
      "\(different) pixels differ (\(points(CGFloat(share * 100))) %), by \(points(CGFloat(greatest * 100))) % at most, within "
      + "\(points(box.width / scale))×\(points(box.height / scale)) at (\(points(box.minX / scale)), "
      + "\(points(box.minY / scale))) points."
  }
}

extension Bitmap {
  /// A number of the pixels: two pictures with the same one are the same, as good as surely.
  package var fingerprint: String {
    var (a, b): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
    pixels.withUnsafeBytes { bytes in
      var place = 0
      let words = bytes.count / 8
      for _ in 0..<words {
        let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        a = (a ^ word) &* 0x2127_599B_F432_5C37
        b = (b &+ word).byteSwapped ^ a
        place += 8
      }
      while place < bytes.count {
        a = (a ^ UInt64(bytes[place])) &* 0x2127_599B_F432_5C37
        place += 1
      }
    }
    return "\(width)x\(height)-" + String(a, radix: 16) + "-" + String(b, radix: 16)
  }
}
