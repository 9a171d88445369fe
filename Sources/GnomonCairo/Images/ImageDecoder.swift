// SPDX-License-Identifier: Apache-2.0
import CCairo
import CJPEG
import CWebP
import Foundation
import Gnomon

/// Decodes PNG, JPEG, WebP and SVG files.
enum ImageDecoder {
  /// The greatest side of a picture that is decoded, in pixels.
  static let sideLimit = 1 << 15

  /// The picture that bytes hold.
  static func decode(_ data: Data, pixelLimit: Int) throws(UnreadableImage) -> Bitmap {
    let start = [UInt8](data.prefix(24))
    if start.isEmpty { throw .empty }
    if start.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) { return try png(data, start: start, pixelLimit) }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return try jpeg(data, pixelLimit) }
    if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return try webp(data, pixelLimit)
    }
    throw .unknownKind
  }

  private static func check(_ width: Int, _ height: Int, _ pixelLimit: Int) throws(UnreadableImage) {
    guard width > 0, height > 0 else { throw .broken }
    guard width <= sideLimit, height <= sideLimit, width * height <= pixelLimit else {
      throw .tooLarge(width: CGFloat(width), height: CGFloat(height), pixelLimit: pixelLimit)
    }
  }

  private static func png(_ data: Data, start: [UInt8], _ pixelLimit: Int) throws(UnreadableImage) -> Bitmap {
    guard start.count == 24 else { throw .cutOff }
    // Otherwise the size that is checked here wouldn't be the one that is decoded.
    guard start[12..<16].elementsEqual("IHDR".utf8) else { throw .broken }
    func number(_ offset: Int) -> Int { start[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    try check(number(16), number(20), pixelLimit)
    var isCutOff = false
    let decoded = data.withUnsafeBytes { bytes -> Bitmap? in
      var reader = PNGChunks(bytes)
      let surface = withUnsafeMutablePointer(to: &reader) { reader in
        cairo_image_surface_create_from_png_stream(
          { closure, target, length in
            guard let reader = closure?.assumingMemoryBound(to: PNGChunks.self), let target,
              reader.pointee.read(Int(length), into: target)
            else { return CAIRO_STATUS_READ_ERROR }
            return CAIRO_STATUS_SUCCESS
          }, reader)
      }
      isCutOff = reader.isCutOff
      guard let surface else { return nil }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      return bitmap(of: surface)
    }
    guard let decoded else { throw isCutOff ? .cutOff : .broken }
    return decoded
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

  private static func jpeg(_ data: Data, _ pixelLimit: Int) throws(UnreadableImage) -> Bitmap {
    var picture = gnomon_jpeg_picture()
    let decoded = data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.flatMap {
        gnomon_jpeg_decode($0, UInt(bytes.count), pixelLimit, &picture)
      }
    }
    defer { free(decoded) }
    let (width, height) = (Int(picture.width), Int(picture.height))
    guard let decoded else {
      if width > 0 || height > 0 { try check(width, height, pixelLimit) }
      throw picture.is_cut_off != 0 ? .cutOff : .broken
    }
    let bitmap = Bitmap(
      width: width, height: height, pixels: Array(UnsafeBufferPointer(start: decoded, count: width * height * 4)),
      jpeg: isForDocuments(picture) ? data : nil)
    return bitmap.oriented(.init(exif: Int(picture.orientation)))
  }

  /// The picture of a JPEG file whose pixels are decoded when somebody asks for them; nil where the file is none that
  /// documents hold as it is.
  static func deferredJPEG(_ data: Data, pixelLimit: Int) -> Bitmap? {
    var picture = gnomon_jpeg_picture()
    // With no room for pixels only the header is read.
    let none = data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.flatMap {
        gnomon_jpeg_decode($0, UInt(bytes.count), 0, &picture)
      }
    }
    free(none)
    let (width, height) = (Int(picture.width), Int(picture.height))
    guard isForDocuments(picture), (try? check(width, height, pixelLimit)) != nil else { return nil }
    return Bitmap(width: width, height: height, jpeg: data) {
      (try? decode(data, pixelLimit: pixelLimit))?.pixels ?? []
    }
  }

  /// Readers of documents know no orientation, and mix inks each in its way.
  private static func isForDocuments(_ picture: gnomon_jpeg_picture) -> Bool {
    picture.orientation <= 1 && (picture.components == 1 || picture.components == 3)
  }

  private static func webp(_ data: Data, _ pixelLimit: Int) throws(UnreadableImage) -> Bitmap {
    var (width, height): (Int32, Int32) = (0, 0)
    let isKnown = data.withUnsafeBytes {
      WebPGetInfo($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &width, &height) != 0
    }
    // The container tells how long it is.
    let told = data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let failure = told + 8 > data.count ? UnreadableImage.cutOff : .broken
    guard isKnown else { throw failure }
    try check(Int(width), Int(height), pixelLimit)
    let (stride, count) = (width * 4, Int(width) * Int(height) * 4)
    var isDecoded = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, filled in
      isDecoded = data.withUnsafeBytes {
        WebPDecodeRGBAInto(
          $0.bindMemory(to: UInt8.self).baseAddress, $0.count, target.baseAddress, target.count, stride) != nil
      }
      filled = isDecoded ? count : 0
    }
    guard isDecoded else { throw failure }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }
}

extension Image.Orientation {
  /// What a camera wrote into a file (EXIF), from 1 to 8.
  fileprivate init(exif: Int) {
    switch exif {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }
}
