// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The end of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end.
  case butt
  /// A half disc past the end.
  case round
  /// Half a square past the end.
  case square
}

/// The corner of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed, or cut off past the miter limit.
  case miter
  /// A disc.
  case round
  /// Cut off.
  case bevel
}

/// The form of a path's stroke. Lengths are points.
///
/// ```swift
/// struct Cut: View {
///   var body: some View {
///     Rectangle()
///       .stroke(.primary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4]))
///       .frame(width: 120, height: 60)
///   }
/// }
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// The ends of open parts and of dashes.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a miter's length to the line's width; sharper corners are cut off.
  public var miterLimit: CGFloat
  /// Lengths of line and gap in turn; empty is a solid line.
  public var dash: [CGFloat]
  /// The distance into the dashes at which the line starts, in points.
  public var dashPhase: CGFloat

  /// A solid line of 1 point unless said otherwise.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the dash phase in points, which are interpolated. The dashes' lengths aren't.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
