// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  let centered: Bool?
  let stroke: StrokeStyle?

  /// A line at a value.
  ///
  /// - Parameters:
  ///   - centered: true puts it into the middle of a category or a unit; nil is the chart's choice.
  ///   - stroke: the line's style; nil is the usual one.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    (self.centered, self.stroke) = (centered, stroke)
  }

  /// Adds the line.
  public static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    value.add(AxisPart(kind: .gridLine(mark.stroke), centered: mark.centered, look: value.look))
  }
}

/// A short line outside of the plot at a value of an axis.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: CustomStringConvertible, Sendable {
    enum Kind: Equatable, Sendable { case automatic, points(CGFloat), label(CGFloat), longestLabel(CGFloat) }

    let kind: Kind

    /// As the chart chooses.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As long as the label of the same value.
    public static var label: Length { .label() }
    /// As long as the label of the same value, and some points.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label(extendPastBy)) }
    /// As long as the longest label of the axis.
    public static var longestLabel: Length { .longestLabel() }
    /// As long as the longest label of the axis, and some points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .longestLabel(extendPastBy))
    }

    /// The length in words: `label`.
    public var description: String {
      switch kind {
      case .automatic: "automatic"
      case .points(let length): "\(length)"
      case .label(let more): more == 0 ? "label" : "label(extendPastBy: \(more))"
      case .longestLabel(let more): more == 0 ? "longestLabel" : "longestLabel(extendPastBy: \(more))"
      }
    }
  }

  let centered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// A tick at a value.
  nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (self.centered, self.length, self.stroke) = (centered, length, stroke)
  }

  /// A tick of a length in points at a value.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .points(length)), stroke: stroke)
  }

  /// Adds the tick.
  public static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    value.add(AxisPart(kind: .tick(mark.length, mark.stroke), centered: mark.centered, look: value.look))
  }
}
