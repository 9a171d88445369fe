import CDeflate
import CISAL
import Foundation
import Gnomon

/// Writes PNG files: eight bits a channel, sRGB, no dates, the same bytes for the same pixels.
///
/// A picture without transparency is written as RGB, or with a palette where it has at most 256 colours and files are to
/// be small; any other as RGBA.
public enum PNGEncoder {
  /// What the encoder is after.
  public enum Mode: Sendable {
    /// Small files, the same bytes on every processor. About 6 ms for 1200×630.
    case small
    /// Speed: about a fifth of the time for files that are somewhat larger.
    case fast
  }

  /// Encodes a picture. An empty one, or one with too few bytes for its size, gives an error.
  public static func encode(_ bitmap: Bitmap, mode: Mode = .small) throws -> Data {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0, width <= 1 << 24, height <= 1 << 24, bitmap.pixels.count >= width * height * 4
    else { throw RenderingError.emptyCanvas(width: Double(width), height: Double(height)) }
    return try bitmap.pixels.withUnsafeBufferPointer { pixels in
      let isOpaque = stride(from: 3, to: width * height * 4, by: 4).allSatisfy { pixels[$0] == 255 }
      let channels = isOpaque ? 3 : 4
      return try encode(width: width, height: height, channels: channels, mode: mode) { y, row in
        var source = y * width * 4
        var target = 0
        while target < width * channels {
          for channel in 0..<channels { row[target &+ channel] = pixels[source &+ channel] }
          source &+= 4
          target &+= channels
        }
      }
    }
  }

  /// Encodes Cairo's pixels, dividing by the opacity that they were multiplied with.
  static func encode(_ surface: PixelSurface, mode: Mode) throws -> Data {
    let (width, height) = (surface.rect.width, surface.rect.height)
    let isOpaque = Unpremultiply.isOpaque(surface)
    return try encode(width: width, height: height, channels: isOpaque ? 3 : 4, mode: mode) { y, row in
      if isOpaque {
        Unpremultiply.rgb(surface.row(y), into: row, count: width)
      } else {
        Unpremultiply.rgba(surface.row(y), into: row, count: width)
      }
    }
  }

  private static func encode(
    width: Int, height: Int, channels: Int, mode: Mode, row: (Int, UnsafeMutablePointer<UInt8>) -> Void
  ) throws -> Data {
    let length = width * channels
    let count = (length + 1) * height
    if mode == .small, channels == 3, let data = try PNGPalette.encode(width: width, height: height, row: row) {
      return data
    }
    return try PixelMemory.shared.withBytes(count) { filtered in
      var filter = PNGFilter(length: length, channels: channels)
      for y in 0..<height {
        row(y, filter.current)
        filter.write(to: filtered + y * (length + 1))
      }
      filter.free()
      return try compress(filtered, count: count, mode: mode) { body in
        PNGChunks.file(width: width, height: height, hasAlpha: channels == 4, body: body)
      }
    }
  }

  static func compress(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, mode: Mode, then body: (UnsafeBufferPointer<UInt8>) -> Data
  ) throws -> Data {
    if mode == .fast {
      let capacity = gnomon_isal_bound(count)
      let data = try PixelMemory.shared.withBytes(capacity) { target -> Data? in
        let written = gnomon_isal_zlib(bytes, count, target, capacity)
        return written > 0 ? body(UnsafeBufferPointer(start: target, count: written)) : nil
      }
      if let data { return data }
    }
    guard let compressor = libdeflate_alloc_compressor(6) else { throw RenderingError.outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_zlib_compress_bound(compressor, count)
    return try PixelMemory.shared.withBytes(capacity) { target in
      let written = libdeflate_zlib_compress(compressor, bytes, count, target, capacity)
      guard written > 0 else { throw RenderingError.outOfMemory }
      return body(UnsafeBufferPointer(start: target, count: written))
    }
  }
}

/// The pieces of a PNG file.
enum PNGChunks {
  static func file(
    width: Int, height: Int, hasAlpha: Bool, palette: [UInt8]? = nil, depth: UInt8 = 8,
    body: UnsafeBufferPointer<UInt8>
  ) -> Data {
    var data = Data(capacity: body.count + 128)
    data.append(contentsOf: [137, 80, 78, 71, 13, 10, 26, 10])
    append("IHDR", bytes(width) + bytes(height) + [depth, palette != nil ? 3 : hasAlpha ? 6 : 2, 0, 0, 0], to: &data)
    append("sRGB", [0], to: &data)
    if let palette { append("PLTE", palette, to: &data) }
    append("IDAT", body, to: &data)
    append("IEND", [], to: &data)
    return data
  }

  private static func append(_ name: String, _ content: some Collection<UInt8>, to data: inout Data) {
    data.append(contentsOf: bytes(content.count))
    let start = data.count
    data.append(contentsOf: name.utf8)
    data.append(contentsOf: content)
    let sum = data[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    data.append(contentsOf: bytes(Int(sum)))
  }

  private static func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
