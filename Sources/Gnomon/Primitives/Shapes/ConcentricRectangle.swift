// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A rectangle whose corners are square, round, or round about the centres of the corners of the container's shape.
///
/// ```swift
/// ConcentricRectangle()
///   .padding(8)
///   .containerShape(.rect(cornerRadius: 24))  // corners of 16
/// ```
/// The container is what `containerShape(_:)` made it; without one, a concentric corner has its least radius.
public struct ConcentricRectangle: Shape, Animatable {
  var corners: RoundedRectangularShapeCorners
  /// Which corners get the largest radius among them.
  var uniform: [Edge.Corner.Set] = []

  /// Each corner concentric by itself.
  public init() { corners = .concentric }

  /// The same style for all corners; with `isUniform`, all get the largest of the four radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = RoundedRectangularShapeCorners(all: corners)
    uniform = isUniform ? [.all] : []
  }

  /// A style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
      bottomTrailing: bottomTrailingCorner)
  }

  /// The upper corners alike, the lower ones alike.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [.top, .bottom]
  }

  /// The leading corners alike, the trailing ones alike.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.leading, .trailing]
  }

  /// The upper corners alike.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.top]
  }

  /// The lower corners alike.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    uniform = [.bottom]
  }

  /// The leading corners alike.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: bottomTrailingCorner)
    uniform = [.leading]
  }

  /// The trailing corners alike.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: uniformTrailingCorners)
    uniform = [.trailing]
  }

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

  /// What is interpolated: a radius for each corner.
  public struct AnimatableData: VectorArithmetic, Sendable {
    var corners: RoundedRectangularShapeCorners.AnimatableData

    public static var zero: ConcentricRectangle.AnimatableData { AnimatableData(corners: .zero) }

    public static func + (
      lhs: ConcentricRectangle.AnimatableData, rhs: ConcentricRectangle.AnimatableData
    ) -> ConcentricRectangle.AnimatableData { AnimatableData(corners: lhs.corners + rhs.corners) }

    public static func - (
      lhs: ConcentricRectangle.AnimatableData, rhs: ConcentricRectangle.AnimatableData
    ) -> ConcentricRectangle.AnimatableData { AnimatableData(corners: lhs.corners - rhs.corners) }

    public mutating func scale(by rhs: Double) { corners.scale(by: rhs) }
    public var magnitudeSquared: Double { corners.magnitudeSquared }
  }

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
