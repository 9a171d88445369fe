// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// How pixels lie in memory, eight bits for each of their numbers.
struct PixelLayout {
  private enum Alpha { case none, skipped, straight, multiplied }

  private let alpha: Alpha
  /// Where in a pixel red, green and blue lie; all at one place for greys.
  private let red: Int
  private let green: Int
  private let blue: Int
  /// Where in a pixel the opacity lies.
  private let opacity: Int
  private let isGray: Bool
  private let isAlphaOnly: Bool
  /// The bytes of a pixel.
  let bytesPerPixel: Int

  /// nil where pixels that lie so aren't read and written.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: the bits of a number.
  ///   - components: the numbers of a colour without its opacity.
  ///   - info: where the opacity lies, and the order of the bytes.
  init?(bitsPerComponent: Int, components: Int, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      let place = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    isAlphaOnly = place == .alphaOnly
    isGray = components == 1
    var isFirst = false
    switch place {
    case .none: alpha = .none
    case .premultipliedLast, .premultipliedFirst: alpha = .multiplied
    case .last, .first, .alphaOnly: alpha = .straight
    case .noneSkipLast, .noneSkipFirst: alpha = .skipped
    }
    if place == .premultipliedFirst || place == .first || place == .noneSkipFirst { isFirst = true }
    let colors = isAlphaOnly ? 0 : isGray ? 1 : 3
    bytesPerPixel = colors + (alpha == .none ? 0 : 1)
    let order = info.intersection(.byteOrderMask)
    let isReversed = order == .byteOrder32Little && bytesPerPixel == 4
    guard order.isEmpty || order == .byteOrder32Big || isReversed else { return nil }
    let start = isFirst ? 1 : 0
    let last = bytesPerPixel - 1
    func byte(_ number: Int) -> Int { isReversed ? last - number : number }
    red = byte(isAlphaOnly ? 0 : start)
    green = byte(isAlphaOnly ? 0 : isGray ? start : start + 1)
    blue = byte(isAlphaOnly ? 0 : isGray ? start : start + 2)
    opacity = byte(isFirst ? 0 : last)
  }

  /// Pixels as ``/Gnomon/Bitmap`` has them.
  ///
  /// - Parameters:
  ///   - bytes: rows from the top.
  ///   - width: the pixels of a row.
  ///   - height: the rows.
  ///   - rowBytes: the bytes from a row to the next.
  ///   - tables: what values of red, green and blue mean; nil where they mean themselves.
  func pixels(
    _ bytes: UnsafePointer<UInt8>, width: Int, height: Int, rowBytes: Int, tables: [[UInt8]]? = nil
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { result, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes + y * rowBytes + x * bytesPerPixel
          let target = (y * width + x) * 4
          let part = alpha == .none || alpha == .skipped ? 255 : Int(pixel[opacity])
          var color = isAlphaOnly ? (0, 0, 0) : (Int(pixel[red]), Int(pixel[green]), Int(pixel[blue]))
          if alpha == .multiplied, part < 255 {
            func divided(_ value: Int) -> Int { part == 0 ? 0 : min((value * 255 + part / 2) / part, 255) }
            color = (divided(color.0), divided(color.1), divided(color.2))
          }
          if let tables {
            color = (Int(tables[0][color.0]), Int(tables[1][color.1]), Int(tables[2][color.2]))
          }
          result[target] = UInt8(color.0)
          result[target + 1] = UInt8(color.1)
          result[target + 2] = UInt8(color.2)
          result[target + 3] = UInt8(part)
        }
      }
      count = width * height * 4
    }
  }

  /// Writes pixels of ``/Gnomon/Bitmap`` as they lie in memory.
  func write(_ pixels: [UInt8], width: Int, height: Int, into bytes: UnsafeMutablePointer<UInt8>, rowBytes: Int) {
    let isMultiplied = alpha != .straight
    for y in 0..<height {
      for x in 0..<width {
        let source = (y * width + x) * 4
        let pixel = bytes + y * rowBytes + x * bytesPerPixel
        let part = Int(pixels[source + 3])
        if !isAlphaOnly {
          var color = (Int(pixels[source]), Int(pixels[source + 1]), Int(pixels[source + 2]))
          if isGray {
            let light = PixelLayout.gray(color.0, color.1, color.2)
            color = (light, light, light)
          }
          if isMultiplied, part < 255 {
            func times(_ value: Int) -> Int { (value * part + 127) / 255 }
            color = (times(color.0), times(color.1), times(color.2))
          }
          pixel[red] = UInt8(color.0)
          pixel[green] = UInt8(color.1)
          pixel[blue] = UInt8(color.2)
        }
        if alpha != .none { pixel[opacity] = alpha == .skipped ? 255 : UInt8(part) }
      }
    }
  }

  /// The grey as light as a colour of sRGB.
  private static func gray(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    if red == green, green == blue { return red }
    let light = 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue]
    let value = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return Int((value * 255).rounded())
  }

  private static let linear: [Double] = (0...255).map {
    let value = Double($0) / 255
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
