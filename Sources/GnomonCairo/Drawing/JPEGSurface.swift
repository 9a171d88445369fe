// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// The JPEG files that a document holds as they are, each once, however often it's drawn.
///
/// A surface of one pixel stands for a file, which Cairo stretches over it. One of the bitmap's size would be as good, but Cairo copies all
/// of its pixels when it goes.
final class DocumentPictures {
  private var known: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    /// Held, so that its identity isn't given to another.
    var bitmap: Bitmap
    var surface: OpaquePointer
  }

  deinit {
    for entry in known.values { cairo_surface_destroy(entry.surface) }
  }

  /// The surface that stands for a bitmap's file; nil where it comes from none, or there's no memory.
  func surface(of bitmap: Bitmap) -> OpaquePointer? {
    if let entry = known[ObjectIdentifier(bitmap)] { return entry.surface }
    guard let jpeg = bitmap.jpeg, bitmap.width > 0, bitmap.height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1)
    else { return nil }
    // A surface that nothing was drawn to wouldn't be drawn.
    cairo_surface_mark_dirty(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      attach(jpeg, CAIRO_MIME_TYPE_JPEG, to: surface),
      attach(Data("\(known.count)".utf8), CAIRO_MIME_TYPE_UNIQUE_ID, to: surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    known[ObjectIdentifier(bitmap)] = Entry(bitmap: bitmap, surface: surface)
    return surface
  }

  private func attach(_ bytes: Data, _ type: String, to surface: OpaquePointer) -> Bool {
    // Its bytes stay where they are as long as it lives.
    let held = Unmanaged.passRetained(bytes as NSData)
    let status = held._withUnsafeGuaranteedRef {
      cairo_surface_set_mime_data(
        surface, type, $0.bytes.assumingMemoryBound(to: UInt8.self), UInt($0.length),
        { closure in if let closure { Unmanaged<NSData>.fromOpaque(closure).release() } }, held.toOpaque())
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      held.release()
      return false
    }
    return true
  }
}
