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

  private struct Symbols {
    var images: [Key: LoadedImage] = [:]
    /// The pixels of all of them, where they have been drawn.
    var pixels = 0
  }

  private static let mostImages = 512
  /// 16 MB of them.
  private static let mostPixels = 4_000_000
  private let symbols = Mutex(Symbols())

  /// A symbol at a size in points and at a scale in pixels per point; nil where none of that name can be drawn.
  func symbol(named name: String, size: Double, weight: Int, scale: Double) -> LoadedImage? {
    let key = Key(name: name, size: size, weight: weight, scale: scale)
    if let known = symbols.withLock({ $0.images[key] }) { return known }
    guard let drawing = SymbolDrawing(named: name, size: size, weight: weight, scale: scale),
      let bitmap = drawing.bitmap()
    else { return nil }
    var made = LoadedImage(bitmap: bitmap, scale: CGFloat(scale))
    made.vector = drawing
    let pixels = bitmap.width * bitmap.height
    guard pixels <= Self.mostPixels / 4 else { return made }
    return symbols.withLock { symbols in
      if let known = symbols.images[key] { return known }
      if symbols.images.count >= Self.mostImages || symbols.pixels + pixels > Self.mostPixels { symbols = Symbols() }
      symbols.images[key] = made
      symbols.pixels += pixels
      return made
    }
  }
}
