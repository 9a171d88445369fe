import CCairo
import CJPEG
import Foundation
import Gnomon

/// Decodes PNG and JPEG files.
enum ImageDecoder {
  /// More pixels than this aren't decoded: a file of a few bytes may claim any size.
  static let pixelLimit = 128 * 1024 * 1024

  static func decode(_ data: Data) -> Bitmap? {
    let start = [UInt8](data.prefix(24))
    if start.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) { return png(data, start: start) }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(data) }
    return nil
  }

  private static func png(_ data: Data, start: [UInt8]) -> Bitmap? {
    guard start.count == 24 else { return nil }
    func number(_ offset: Int) -> Int { start[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15, width * height <= pixelLimit else { return nil }
    return data.withUnsafeBytes { bytes -> Bitmap? in
      var reader = Reader(bytes: bytes)
      let surface = withUnsafeMutablePointer(to: &reader) { reader in
        cairo_image_surface_create_from_png_stream(
          { closure, target, length in
            guard let reader = closure?.assumingMemoryBound(to: Reader.self), let target else {
              return CAIRO_STATUS_READ_ERROR
            }
            return reader.pointee.read(Int(length), into: target)
          }, reader)
      }
      guard let surface else { return nil }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      return bitmap(of: surface)
    }
  }

  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var offset = 0

    mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
      guard count <= bytes.count - offset, let base = bytes.baseAddress else { return CAIRO_STATUS_READ_ERROR }
      memcpy(target, base + offset, count)
      offset += count
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// The pixels of an image surface, not premultiplied.
  static func bitmap(of surface: OpaquePointer) -> Bitmap? {
    cairo_surface_flush(surface)
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let source = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    if format == CAIRO_FORMAT_RGB24 {
      for y in 0..<height {
        for x in 0..<width { source[y * stride + x] |= 0xFF00_0000 }
      }
    }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      if let base = bytes.baseAddress {
        for y in 0..<height {
          Unpremultiply.rgba(source + y * stride, into: base + y * width * 4, count: width)
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func jpeg(_ data: Data) -> Bitmap? {
    var (width, height): (Int32, Int32) = (0, 0)
    let decoded = data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.flatMap {
        gnomon_jpeg_decode($0, UInt(bytes.count), pixelLimit, &width, &height)
      }
    }
    guard let decoded else { return nil }
    defer { free(decoded) }
    let count = Int(width) * Int(height) * 4
    return Bitmap(
      width: Int(width), height: Int(height), pixels: Array(UnsafeBufferPointer(start: decoded, count: count)))
  }
}
