// SPDX-License-Identifier: Apache-2.0
/// A picture without pixels of its own.
public protocol VectorPicture: AnyObject, Sendable {
  /// The whole picture in so many pixels; nil if these are too many.
  func bitmap(width: Int, height: Int) -> Bitmap?
  /// A symbol's layers, from the back to the front; empty where the whole is one.
  var layers: [SymbolLayer] { get }
  /// The layers of a symbol that has colours of its own, from the back to the front; empty where it hasn't.
  var coloredLayers: [SymbolLayer] { get }
}

extension VectorPicture {
  /// No layers: the whole is one.
  public var layers: [SymbolLayer] { [] }
  /// No layers: the picture has no colours of its own.
  public var coloredLayers: [SymbolLayer] { [] }
}
