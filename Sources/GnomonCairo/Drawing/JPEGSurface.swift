// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The JPEG files that a document holds as they are, each once, however often it's drawn.
///
/// Cairo writes the file instead of a surface's pixels, which nobody reads: they're zeros that take no memory. The surfaces stay until the
/// document is written, since Cairo would copy their pixels before they go.
final class DocumentPictures {
  private var known: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    /// Held, so that its identity isn't given to another.
    var bitmap: Bitmap
    var surface: OpaquePointer
    var zeros: UnsafeMutableRawPointer
    var length: Int
  }

  deinit {
    for entry in known.values {
      cairo_surface_destroy(entry.surface)
      munmap(entry.zeros, entry.length)
    }
  }

  /// The surface that stands for a bitmap's file; nil where it comes from none, or there's no memory.
  func surface(of bitmap: Bitmap) -> OpaquePointer? {
    if let entry = known[ObjectIdentifier(bitmap)] { return entry.surface }
    guard let jpeg = bitmap.jpeg, (1...CanvasLimit.side * 2).contains(bitmap.width),
      (1...CanvasLimit.side * 2).contains(bitmap.height)
    else { return nil }
    let stride = bitmap.width * 4
    let length = stride * bitmap.height
    guard
      let zeros = mmap(nil, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
      zeros != MAP_FAILED
    else { return nil }
    guard
      let surface = cairo_image_surface_create_for_data(
        zeros.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(bitmap.width), Int32(bitmap.height),
        Int32(stride)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      attach([UInt8](jpeg), CAIRO_MIME_TYPE_JPEG, to: surface),
      attach(Array("\(known.count)".utf8), CAIRO_MIME_TYPE_UNIQUE_ID, to: surface)
    else {
      munmap(zeros, length)
      return nil
    }
    known[ObjectIdentifier(bitmap)] = Entry(bitmap: bitmap, surface: surface, zeros: zeros, length: length)
    return surface
  }

  private func attach(_ bytes: [UInt8], _ type: String, to surface: OpaquePointer) -> Bool {
    let held = HeldBytes(bytes)
    let closure = Unmanaged.passRetained(held)
    let status = cairo_surface_set_mime_data(
      surface, type, held.start, UInt(bytes.count),
      { closure in if let closure { Unmanaged<HeldBytes>.fromOpaque(closure).release() } }, closure.toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      closure.release()
      return false
    }
    return true
  }
}

/// Bytes at a place that stays.
private final class HeldBytes {
  let start: UnsafeMutablePointer<UInt8>

  init(_ bytes: [UInt8]) {
    start = .allocate(capacity: max(bytes.count, 1))
    start.update(from: bytes, count: bytes.count)
  }

  deinit { start.deallocate() }
}
