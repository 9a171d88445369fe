// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Synchronization

/// The system symbols that a process has drawn: their shapes are the same for all loaders. Safe to use from any thread.
final class SymbolStore: Sendable {
  static let shared = SymbolStore()

  private struct Key: Hashable {
    var name: String
    var size: Double
    var weight: Int
    var scale: Double
  }

  private static let mostImages = 512
  /// 16 MB of them, all symbols together; few are ever drawn as pixels.
  private static let mostPixels = 4_000_000
  private let images = Mutex<[Key: LoadedImage]>([:])

  /// A symbol at a size in points and at a scale in pixels per point; nil where none of that name can be drawn.
  func symbol(named name: String, size: Double, weight: Int, scale: Double) -> LoadedImage? {
    let key = Key(name: name, size: size, weight: weight, scale: scale)
    if let known = images.withLock({ $0[key] }) { return known }
    guard let drawing = SymbolDrawing(named: name, size: size, weight: weight, scale: scale),
      let bitmap = drawing.bitmap()
    else { return nil }
    var made = LoadedImage(bitmap: bitmap, scale: CGFloat(scale))
    made.vector = drawing
    guard bitmap.width * bitmap.height <= Self.mostPixels / 4 else { return made }
    return images.withLock { images in
      if let known = images[key] { return known }
      // All are looked through at each sixteenth.
      let isFull =
        images.count >= Self.mostImages
        || images.count % 16 == 15 && images.values.reduce(0) { $0 + $1.bitmap.readPixelCount } > Self.mostPixels
      if isFull { images = [:] }
      images[key] = made
      return made
    }
  }
}
