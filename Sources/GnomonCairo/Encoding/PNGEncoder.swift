// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Synchronization

/// Writes PNG files: eight bits a channel, sRGB, no dates, the same bytes for the same pixels.
///
/// A picture without transparency is written as RGB, or with a palette where it has at most 256 colours and files are
/// to be small; any other as RGBA.
public enum PNGEncoder {
  /// The aim of the encoder: small files or little time.
  public enum Mode: Sendable {
    /// Small files, the default: a fifth smaller than fast ones, and with the same bytes on every processor. What is
    /// compared, stored or cached by its contents is to be made this way. Compressing takes some three times as long as
    /// the fast way; a large picture's parts are compressed on all processors at once.
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
    width: Int, height: Int, mode: Mode, source: @escaping (Int) -> UnsafeRawPointer, convert: @escaping RowConverter
  ) throws -> Data {
    func repeats(_ y: Int) -> Bool { y > 0 && memcmp(source(y), source(y - 1), width * 4) == 0 }
    if mode == .small,
      let data = try PNGPalette.encode(width: width, height: height, repeats: repeats, convert: convert)
    {
      return data
    }
    for channels in [3, 4] {
      let rows = PNGRows(width: width, height: height, channels: channels, repeats: repeats, convert: convert)
      if let data = try mode == .fast ? encodeFast(rows) : encodeSmall(rows) { return data }
    }
    throw RenderingError.outOfMemory
  }

  /// nil where so many channels don't do. Some rows are compressed at a time.
  private static func encodeFast(_ rows: PNGRows) throws -> Data? {
    let rowsAtOnce = min(max(65_536 / rows.length, 1), rows.height)
    var file = PNGFile(width: rows.width, height: rows.height, hasAlpha: rows.channels == 4)
    let deflate = try FastDeflate()
    return try rows.withBuffer(of: rowsAtOnce) { buffer in
      for start in stride(from: 0, to: rows.height, by: rowsAtOnce) {
        let end = min(start + rowsAtOnce, rows.height)
        guard rows.write(start..<end, to: &buffer) else { return nil }
        let bytes = (end - start) * rows.length
        try deflate.add(buffer.filtered, count: bytes, isLast: end == rows.height) { file.append($0) }
      }
      return file.finished()
    }
  }

  /// nil where so many channels don't do. All rows are compressed at once.
  private static func encodeWhole(_ rows: PNGRows) throws -> Data? {
    try rows.withBuffer(of: rows.height) { buffer in
      guard rows.write(0..<rows.height, to: &buffer) else { return nil }
      var file = PNGFile(width: rows.width, height: rows.height, hasAlpha: rows.channels == 4)
      try Deflate.zlib(buffer.filtered, count: rows.height * rows.length) { file.append($0) }
      return file.finished()
    }
  }

  /// nil where so many channels don't do. Stretches of rows are compressed side by side.
  private static func encodeSmall(_ rows: PNGRows) throws -> Data? {
    let stretches = rows.stretches()
    guard stretches.count > 1 else { return try encodeWhole(rows) }
    let parts = Mutex<[DeflateStream.Part?]?>([DeflateStream.Part?](repeating: nil, count: stretches.count))
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: stretches.count) { index in
      // One that doesn't do is enough.
      guard parts.withLock({ $0 != nil }) else { return }
      do {
        let part = try rows.compressed(stretches[index])
        parts.withLock { parts in
          if part == nil { parts = nil } else { parts?[index] = part }
        }
      } catch {
        failure.withLock { $0 = error }
        parts.withLock { $0 = nil }
      }
    }
    switch failure.withLock({ $0 }) {
    case nil: break
    // The stream isn't as this one's reader knows them, and still whole.
    case is DeflateReader.Damage: return try encodeWhole(rows)
    case let error?: throw error
    }
    guard let parts = parts.withLock({ $0 }) else { return nil }
    var stream = DeflateStream()
    var file = PNGFile(width: rows.width, height: rows.height, hasAlpha: rows.channels == 4)
    file.append(DeflateStream.head)
    for part in parts.compactMap(\.self) { file.append(stream.add(part)) }
    file.append(stream.tail)
    return file.finished()
  }
}
