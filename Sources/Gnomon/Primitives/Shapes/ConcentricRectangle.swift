// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle whose corners are square, round, or round about the centres of the corners of the container's shape.
///
/// The container is what `containerShape(_:)` made it; without one, a concentric corner has its least radius. Here the
/// inner corners have the container's 24 points less the padding's 8:
///
/// ```swift
/// struct NestedCorners: View {
///   var body: some View {
///     ConcentricRectangle()
///       .fill(.orange)
///       .padding(8)
///       .containerShape(.rect(cornerRadius: 24))
///   }
/// }
/// ```
public struct ConcentricRectangle: Shape, Animatable {
  var corners: RoundedRectangularShapeCorners
  /// Which corners get the largest radius among them.
  var uniform: [Edge.Corner.Set] = []

  /// A rectangle whose corners are all concentric, each with a radius of its own.
  public init() { corners = .concentric }

  /// A rectangle with the same style for all corners.
  ///
  /// - Parameters:
  ///   - corners: square, rounded by a radius, or concentric with the container's shape.
  ///   - isUniform: true if all corners get the largest of their four radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
    uniform = isUniform ? [.all] : []
  }

  /// A rectangle with a style for each corner. Corners left out are concentric.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
  }

  /// A rectangle whose two upper corners share a style, and whose two lower corners share another.
  ///
  /// The corners of a pair get the larger of their two radii. A pair left out is concentric.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [.top, .bottom]
  }

  /// A rectangle whose two leading corners share a style, and whose two trailing corners share another.
  ///
  /// The corners of a pair get the larger of their two radii. A pair left out is concentric.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.leading, .trailing]
  }

  /// A rectangle whose two upper corners share a style; each lower corner has its own.
  ///
  /// The upper corners get the larger of their two radii. Corners left out are concentric.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.top]
  }

  /// A rectangle whose two lower corners share a style; each upper corner has its own.
  ///
  /// The lower corners get the larger of their two radii. Corners left out are concentric.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [.bottom]
  }

  /// A rectangle whose two leading corners share a style; each trailing corner has its own.
  ///
  /// The leading corners get the larger of their two radii. Corners left out are concentric.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.leading]
  }

  /// A rectangle whose two trailing corners share a style; each leading corner has its own.
  ///
  /// The trailing corners get the larger of their two radii. Corners left out are concentric.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.trailing]
  }

  /// The rectangle's outline, for the container around the view that is being drawn.
  ///
  /// Called elsewhere it knows no container: concentric corners then have their least radius. Radii that don't fit are
  /// all reduced by the same factor.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: radii(ContainerShape.radii))
  }

  /// The radii in points where the container's shape allows those of `concentric`.
  func radii(_ concentric: RectangleCornerRadii?) -> RectangleCornerRadii {
    var radii = corners.resolved(concentric)
    for group in uniform {
      let alike = Edge.Corner.allCases.filter(group.contains)
      let largest = alike.map { radii[$0] }.max() ?? 0
      for corner in alike { radii.set(corner, largest) }
    }
    return radii
  }

  /// The part of a concentric rectangle that is interpolated: a radius for each corner, in points.
  public struct AnimatableData: VectorArithmetic, Sendable {
    var corners: RoundedRectangularShapeCorners.AnimatableData

    /// Four radii of 0 points.
    public static var zero: ConcentricRectangle.AnimatableData { AnimatableData(corners: .zero) }

    /// The sums of the radii, corner by corner.
    public static func + (
      lhs: ConcentricRectangle.AnimatableData, rhs: ConcentricRectangle.AnimatableData
    ) -> ConcentricRectangle.AnimatableData { AnimatableData(corners: lhs.corners + rhs.corners) }

    /// The first rectangle's radii less the second's, corner by corner.
    public static func - (
      lhs: ConcentricRectangle.AnimatableData, rhs: ConcentricRectangle.AnimatableData
    ) -> ConcentricRectangle.AnimatableData { AnimatableData(corners: lhs.corners - rhs.corners) }

    /// Multiplies each radius by a number, in place.
    public mutating func scale(by rhs: Double) { corners.scale(by: rhs) }
    /// The sum of the squared radii.
    public var magnitudeSquared: Double { corners.magnitudeSquared }
  }

  /// The corners' fixed or least radii in points, which are interpolated. Negative ones that are written become 0.
  public var animatableData: AnimatableData {
    get { AnimatableData(corners: corners.animatableData) }
    set { corners.animatableData = newValue.corners }
  }
}

extension RectangleCornerRadii {
  fileprivate mutating func set(_ corner: Edge.Corner, _ radius: CGFloat) {
    switch corner {
    case .topLeading: topLeading = radius
    case .topTrailing: topTrailing = radius
    case .bottomLeading: bottomLeading = radius
    case .bottomTrailing: bottomTrailing = radius
    }
  }
}
