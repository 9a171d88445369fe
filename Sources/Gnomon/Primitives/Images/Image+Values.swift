// SPDX-License-Identifier: Apache-2.0
extension Image {
  /// The way in which pixels between the picture's own are found.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel is taken.
    case none
    /// Fast: the nearest pixels or a simple mean.
    case low
    /// A mean of the neighbours: the usual way.
    case medium
    /// Slow: the best that there is for strong changes of size.
    case high
  }

  /// The way in which a picture fills a size that isn't its own.
  public enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated at its own size.
    case tile
    /// The picture is stretched.
    case stretch
  }

  /// The use of a picture's colours: as they are, or its alpha alone.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The picture's alpha is painted in the foreground style.
    case template
    /// The picture's own colours.
    case original
  }

  /// The size of symbols relative to the text beside them.
  public enum Scale: Hashable, Sendable {
    /// Symbols are 0.8 times as large as the text asks for.
    case small
    /// Symbols are as large as the text asks for.
    case medium
    /// Symbols are 1.28 times as large as the text asks for.
    case large

    /// The factor of a symbol's size.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The way in which a picture's pixels are turned and mirrored for showing.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The pixels are shown as they are.
    case up
    /// The pixels are mirrored from left to right.
    case upMirrored
    /// The pixels are turned by half a turn.
    case down
    /// The pixels are mirrored from top to bottom.
    case downMirrored
    /// The pixels are turned by a quarter against the clock.
    case left
    /// The pixels are mirrored about the diagonal from the top left.
    case leftMirrored
    /// The pixels are turned by a quarter with the clock.
    case right
    /// The pixels are mirrored about the diagonal from the top right.
    case rightMirrored
  }

  /// The brightness that a picture may have. Drawings have the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let rawValue: Int

    /// No brighter than white.
    public static let standard = DynamicRange(rawValue: 0)
    /// Somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(rawValue: 1)
    /// As bright as the screen can be.
    public static let high = DynamicRange(rawValue: 2)
  }
}

/// The way in which the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let rawValue: Int

  /// One colour for all layers.
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  /// The colours that a symbol has of its own.
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  /// One colour, weaker in the layers behind.
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  /// A colour for each level of layers.
  public static let palette = SymbolRenderingMode(rawValue: 3)
}

/// The forms of a symbol: filled, struck through, in a circle, a square or a rectangle.
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: Hashable, Sendable {
    case none
    case circle
    case square
    case rectangle
  }

  private var frame = Frame.none
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it's named.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = none.circle
  /// The symbol in a square.
  public static let square = none.square
  /// The symbol in a rectangle.
  public static let rectangle = none.rectangle
  /// The symbol filled.
  public static let fill = none.fill
  /// The symbol struck through.
  public static let slash = none.slash

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// These forms, in a circle.
  public var circle: SymbolVariants { with { $0.frame = .circle } }
  /// These forms, in a square.
  public var square: SymbolVariants { with { $0.frame = .square } }
  /// These forms, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  /// These forms, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These forms, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// True if this has all that another has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == .none || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  /// A symbol's name with the variants that it hasn't yet.
  func applied(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    func add(_ part: String, if isSet: Bool) { if isSet, !parts.contains(part) { parts.append(part) } }
    let hasFill = parts.contains("fill")
    if hasFill { parts.removeAll { $0 == "fill" } }
    add("slash", if: isSlashed)
    switch frame {
    case .none: break
    case .circle: add("circle", if: true)
    case .square: add("square", if: true)
    case .rectangle: add("rectangle", if: true)
    }
    add("fill", if: hasFill || isFilled)
    return parts.joined(separator: ".")
  }
}
