// SPDX-License-Identifier: Apache-2.0
/// A part of a symbol that is painted by itself.
public struct SymbolLayer: Sendable {
  /// As large as the whole symbol.
  public var picture: any VectorPicture
  /// Of the foreground style: 0 is the primary.
  public var level: Int
  /// The symbol's own; nil leaves it to the level.
  public var color: Color?

  public init(picture: any VectorPicture, level: Int, color: Color? = nil) {
    self.picture = picture
    self.level = level
    self.color = color
  }
}
