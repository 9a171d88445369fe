// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Writes PNG files: eight bits a channel, sRGB, no dates, the same bytes for the same pixels.
///
/// A picture without transparency is written as RGB, or with a palette where it has at most 256 colours and files are
/// to be small; any other as RGBA.
public enum PNGEncoder {
  /// The aim of the encoder: small files or little time.
  public enum Mode: Sendable {
    /// Small files, the default: a fifth smaller than fast ones, and with the same bytes on every processor. What is
    /// compared, stored or cached by its contents is to be made this way. Compressing takes some five times as long as
    /// the fast way.
    case small
    /// Little time, for answers to requests: a picture of 1200×630 takes about 1 ms to compress. The pixels are those
    /// of a small file. The bytes repeat on one machine, and may be others on another kind of processor.
    case fast
  }

  /// Encodes a picture as a PNG file.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - mode: small files, or fast ones.
  /// - Throws: ``RenderingError`` where the picture is empty, or has too few bytes for its size.
  public static func encode(_ bitmap: Bitmap, mode: Mode = .small) throws -> Data {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0, width <= 1 << 24, height <= 1 << 24, bitmap.pixels.count >= width * height * 4
    else { throw RenderingError.emptyCanvas(width: Double(width), height: Double(height)) }
    return try bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { throw RenderingError.emptyCanvas(width: 0, height: 0) }
      return try encode(width: width, height: height, mode: mode) { y in
        UnsafeRawPointer(base + y * width * 4)
      } convert: { y, channels, row in
        let source = base + y * width * 4
        if channels == 4 {
          memcpy(row, source, width * 4)
          return true
        }
        var all: UInt8 = 255
        for x in 0..<width {
          for channel in 0..<3 { row[x &* 3 &+ channel] = source[x &* 4 &+ channel] }
          all &= source[x &* 4 &+ 3]
        }
        return all == 255
      }
    }
  }

  /// Encodes Cairo's pixels, dividing by the opacity that they were multiplied with.
  static func encode(_ surface: PixelSurface, mode: Mode) throws -> Data {
    let (width, height) = (surface.rect.width, surface.rect.height)
    surface.flush()
    return try encode(width: width, height: height, mode: mode) { y in
      UnsafeRawPointer(surface.row(y))
    } convert: { y, channels, row in
      if channels == 4 {
        Unpremultiply.rgba(surface.row(y), into: row, count: width)
        return true
      }
      Unpremultiply.rgb(surface.row(y), into: row, count: width)
      return Unpremultiply.isOpaque(surface.row(y), count: width)
    }
  }

  /// Writes a row's bytes of three or four channels, with room for two more; answers false where three don't do.
  typealias RowConverter = (_ y: Int, _ channels: Int, _ row: UnsafeMutablePointer<UInt8>) -> Bool

  /// `source` gives the address of a row of 32-bit pixels; rows of the same pixels give the same bytes.
  private static func encode(
    width: Int, height: Int, mode: Mode, source: (Int) -> UnsafeRawPointer, convert: RowConverter
  ) throws -> Data {
    func repeats(_ y: Int) -> Bool { y > 0 && memcmp(source(y), source(y - 1), width * 4) == 0 }
    if mode == .small,
      let data = try PNGPalette.encode(width: width, height: height, repeats: repeats, convert: convert)
    {
      return data
    }
    for channels in [3, 4] {
      let data = try encode(
        width: width, height: height, channels: channels, mode: mode, repeats: repeats, convert: convert)
      if let data { return data }
    }
    throw RenderingError.outOfMemory
  }

  /// nil where so many channels don't do.
  private static func encode(
    width: Int, height: Int, channels: Int, mode: Mode, repeats: (Int) -> Bool, convert: RowConverter
  ) throws -> Data? {
    let length = width * channels
    let filter = PNGFilter(length: length, channels: channels)
    // The fast way compresses some rows at a time; the other one takes all at once.
    let rowsAtOnce = mode == .fast ? min(max(65_536 / (length + 1), 1), height) : height
    let count = (length + 1) * rowsAtOnce
    return try PixelMemory.shared.withBytes(count + 2 * (length + 16)) { filtered in
      var current = filtered + count
      var above = current + length + 16
      var file = PNGFile(width: width, height: height, hasAlpha: channels == 4)
      let deflate = mode == .fast ? try FastDeflate() : nil
      for start in stride(from: 0, to: height, by: rowsAtOnce) {
        let end = min(start + rowsAtOnce, height)
        for y in start..<end {
          let target = filtered + (y - start) * (length + 1)
          if repeats(y) {
            filter.writeRepetition(to: target)
            continue
          }
          guard convert(y, channels, current) else { return nil }
          filter.write(current, above: y > 0 ? above : nil, to: target)
          swap(&current, &above)
        }
        let bytes = (end - start) * (length + 1)
        if let deflate {
          try deflate.add(filtered, count: bytes, isLast: end == height) { file.append($0) }
        } else {
          try Deflate.zlib(filtered, count: bytes) { file.append($0) }
        }
      }
      return file.finished()
    }
  }
}
