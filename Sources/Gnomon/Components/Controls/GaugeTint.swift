// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The tint of a gauge's scale: a gradient without a direction of its own runs from the lower bound to the upper one.
nonisolated struct GaugeTint: ShapeStyle, Hashable {
  typealias Resolved = Never

  /// How the scale lies in the shape that is painted.
  enum Scale: Hashable, Sendable {
    /// From the leading edge; the shape reaches over a part of it.
    case line(shown: Double)
    /// A part of a turn with the clock, from the right.
    case arc(turns: Double)
  }

  let scale: Scale

  /// What a round end of a ring's line takes up, in radians.
  private static let cap = 0.15

  func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let paint = TintShapeStyle()._paint(in: environment, bounds: bounds, level: level)
    let style = environment.styles.tint?.style
    guard style is Gradient || style is AnyGradient, case .linearGradient(let stops, _, _) = paint else { return paint }
    switch scale {
    case .line(let shown):
      let length = bounds.width / CGFloat(max(shown, 1e-6))
      let isMirrored = environment.layoutDirection == .rightToLeft
      let first = CGPoint(x: isMirrored ? bounds.maxX : bounds.minX, y: bounds.midY)
      let last = CGPoint(x: isMirrored ? bounds.maxX - length : bounds.minX + length, y: bounds.midY)
      return .linearGradient(stops, start: first, end: last)
    case .arc(let turns):
      // A whole ring begins a little earlier, so that its round beginning doesn't have the last colour.
      let early = turns >= 1 ? Self.cap : 0
      return .angularGradient(
        stops, center: CGPoint(x: bounds.midX, y: bounds.midY), startAngle: Angle(radians: -early),
        endAngle: Angle(radians: 2 * .pi * turns - early))
    }
  }

  func _effects(in environment: EnvironmentValues) -> _StyleEffects { TintShapeStyle()._effects(in: environment) }
}

/// A bar that is filled up to the value.
nonisolated struct GaugeBar: View, _SeeThroughView {
  let fraction: Double
  let height: CGFloat

  @MainActor var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(SystemFill(level: 0))
        Capsule().fill(GaugeTint(scale: .line(shown: fraction))).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: height)
  }
}
