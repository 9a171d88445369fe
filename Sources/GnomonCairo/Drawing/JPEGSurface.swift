// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// A surface that stands for a JPEG file in a document: Cairo writes the file instead of the pixels, which aren't set.
enum JPEGSurface {
  /// nil where the bitmap comes from no JPEG file, or there's no memory.
  static func make(of bitmap: Bitmap) -> ImageSurfaces.Surface? {
    guard let jpeg = bitmap.jpeg,
      let surface = ImageSurfaces.Surface(width: bitmap.width, height: bitmap.height, isOpaque: true, { _, _ in })
    else { return nil }
    let bytes = Unmanaged.passRetained(FileBytes(jpeg))
    let held = bytes.takeUnretainedValue()
    let status = cairo_surface_set_mime_data(
      surface.surface, CAIRO_MIME_TYPE_JPEG, held.start, UInt(held.count),
      { closure in if let closure { Unmanaged<FileBytes>.fromOpaque(closure).release() } }, bytes.toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      bytes.release()
      return nil
    }
    return surface
  }
}

/// A file's bytes at a place that stays.
private final class FileBytes {
  let start: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ data: Data) {
    count = data.count
    start = .allocate(capacity: max(count, 1))
    data.copyBytes(to: start, count: count)
  }

  deinit { start.deallocate() }
}
