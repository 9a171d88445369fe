// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The end of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line is cut off at its end.
  case butt
  /// A half disc is put on the line's end.
  case round
  /// Half a square is put on the line's end.
  case square
}

/// The corner of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The corner is pointed. Past the miter limit it's cut off.
  case miter
  /// The corner is round, as a disc about it.
  case round
  /// The corner is cut off.
  case bevel
}

/// The form of a path's stroke. Lengths are points.
///
/// ```swift
/// struct Route: View {
///   let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [8, 6])
///
///   var body: some View {
///     Path { path in
///       path.move(to: CGPoint(x: 10, y: 70))
///       path.addLine(to: CGPoint(x: 60, y: 10))
///       path.addLine(to: CGPoint(x: 110, y: 70))
///     }
///     .stroke(.blue, style: style)
///   }
/// }
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// The form of the ends of open parts and of dashes.
  public var lineCap: CGLineCap
  /// The form of the corners.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of a miter's length to the line's width; sharper corners are cut off.
  public var miterLimit: CGFloat
  /// The lengths of line and gap in turn, in points; empty is a solid line.
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
