// SPDX-License-Identifier: Apache-2.0
/// A part of a symbol that is painted by itself.
public struct SymbolLayer: Sendable {
  /// The layer's picture, as large as the whole symbol.
  public var picture: any VectorPicture
  /// The level of the foreground style: 0 is the primary.
  public var level: Int
  /// The layer's own colour; nil leaves it to the level.
  public var color: Color?

  /// A layer.
  ///
  /// - Parameters:
  ///   - picture: the layer's paths.
  ///   - level: 0 for the main layer; greater ones are painted more weakly.
  ///   - color: the layer's own colour; nil is that of the text around.
  public init(picture: any VectorPicture, level: Int, color: Color? = nil) {
    self.picture = picture
    self.level = level
    self.color = color
  }
}
