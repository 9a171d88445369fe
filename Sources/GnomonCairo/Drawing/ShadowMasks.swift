// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Synchronization

/// Shadows of shapes that are drawn again and again: a service's cards differ in their texts, not in what lies below
/// them.
///
/// What is asked for once is only noted, so that a process that draws one picture keeps none.
final class ShadowMasks: Sendable {
  static let shared = ShadowMasks()

  /// All that decides which pixels a shadow covers, and how far; first what tells most of them apart.
  struct Key: Equatable {
    /// The part of the canvas that counts.
    var room: PixelRect
    /// The transform from the path's coordinates to pixels.
    var matrix: CGAffineTransform
    var path: Path
    var style: FillStyle
    /// How opaque the shape is.
    var strength: Double
    /// The blur's standard deviation and the shadow's distance, in pixels.
    var deviation: Double
    var shiftX: Int
    var shiftY: Int
    /// Whether the mask is all of what is blurred, at its place: documents move and tint it by themselves.
    var isDocument = false
  }

  private struct Entry {
    let key: Key
    /// The mask's place and bytes; nil until the shadow is asked for again.
    var mask: (rect: PixelRect, bytes: [UInt8])?
  }

  /// The masks that are kept; what was asked for last stands at the end.
  private let store = Mutex<[Entry]>([])
  private static let mostEntries = 16
  /// Bytes of masks that are kept.
  private static let limit = 8 * 1024 * 1024

  /// A shadow's mask for the caller alone.
  ///
  /// - Parameter make: works it out where it isn't known; nil where there is none.
  func mask(_ key: Key, make: () -> CoverageSurface?) -> CoverageSurface? {
    let entry = store.withLock { entries -> Entry? in
      guard let index = entries.lastIndex(where: { $0.key == key }) else {
        entries.append(Entry(key: key))
        if entries.count > Self.mostEntries { entries.removeFirst() }
        return nil
      }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry
    }
    if let known = entry?.mask, let mask = CoverageSurface(rect: known.rect, isCleared: false) {
      known.bytes.withUnsafeBytes { mask.take($0) }
      return mask
    }
    guard let made = make() else { return nil }
    if entry != nil { keep(made, for: key) }
    return made
  }

  private func keep(_ mask: CoverageSurface, for key: Key) {
    let bytes = Array(UnsafeBufferPointer(start: mask.bytes, count: mask.byteCount))
    store.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return }
      entries[index].mask = (mask.rect, bytes)
      var total = 0
      for index in entries.indices.reversed() {
        total += entries[index].mask?.bytes.count ?? 0
        if total > Self.limit { entries[index].mask = nil }
      }
    }
  }
}
