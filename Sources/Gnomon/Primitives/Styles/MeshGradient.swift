// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Colours at the crossings of a bent grid, with those between them.
///
/// Points are in fractions of the painted rectangle's width and height, row by row from the top leading corner; there
/// are `width × height` of them, and as many colours. What lies outside of the mesh has the background's colour. A mesh
/// with fewer than two columns or rows, or whose numbers don't fit, shows its background alone.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  public typealias Resolved = Never

  /// The colours at the crossings, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The places of the crossings, row by row.
  public enum Locations: Equatable, Sendable {
    /// The lines between the points are bent smoothly.
    case points([SIMD2<Float>])
    /// The lines between the points are bent as their control points say.
    case bezierPoints([MeshGradient.BezierPoint])
  }

  /// A crossing with the control points of the four curves that meet there.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Points in a row.
  public var width: Int
  /// Rows of points.
  public var height: Int
  public var locations: MeshGradient.Locations
  public var colors: MeshGradient.Colors
  /// What is painted outside of the mesh.
  public var background: Color
  /// Whether colours pass through the crossings without a visible edge, rather than in straight steps.
  public var smoothsColors: Bool
  /// How colours between two crossings are found.
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors,
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in environment: EnvironmentValues, bounds: CGRect, level: Int) -> Paint {
    let opacity = HierarchicalShapeStyle.opacity(level: level)
    guard let mesh = mesh(in: environment, bounds: bounds) else {
      return .color(background.resolve(in: environment).multiplyingOpacity(opacity))
    }
    return Paint.mesh(mesh).multiplyingOpacity(opacity)
  }
}

extension MeshGradient {
  /// The mesh over a rectangle; nil where its numbers don't fit.
  private func mesh(in environment: EnvironmentValues, bounds: CGRect) -> ResolvedMesh? {
    // Each crossing makes a patch to draw.
    guard (2...256).contains(width), (2...256).contains(height) else { return nil }
    let resolved: [Color.Resolved]
    switch colors {
    case .colors(let colors): resolved = colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): resolved = colors
    }
    let count = width * height
    let nodes: [ResolvedMesh.Node]
    switch locations {
    case .points(let points):
      guard points.count >= count else { return nil }
      nodes = smoothNodes(points)
    case .bezierPoints(let points):
      nodes = points.prefix(count).map {
        ResolvedMesh.Node(
          position: $0.position, leading: $0.leadingControlPoint, top: $0.topControlPoint,
          trailing: $0.trailingControlPoint, bottom: $0.bottomControlPoint)
      }
    }
    guard nodes.count == count, resolved.count >= count, nodes.allSatisfy(\.isFinite) else { return nil }
    return ResolvedMesh(
      width: width, height: height, nodes: nodes, colors: Array(resolved.prefix(count)),
      background: background.resolve(in: environment), smoothsColors: smoothsColors,
      isPerceptual: colorSpace == .perceptual, bounds: bounds)
  }

  /// Control points a third of the way along the line through a point's neighbours, so that curves pass smoothly.
  private func smoothNodes(_ points: [SIMD2<Float>]) -> [ResolvedMesh.Node] {
    func tangent(_ before: SIMD2<Float>?, _ here: SIMD2<Float>, _ after: SIMD2<Float>?) -> SIMD2<Float> {
      switch (before, after) {
      case (let before?, let after?): return (after - before) / 6
      case (nil, let after?): return (after - here) / 3
      case (let before?, nil): return (here - before) / 3
      case (nil, nil): return .zero
      }
    }
    return (0..<(width * height)).map { index in
      let (row, column) = (index / width, index % width)
      let here = points[index]
      let across = tangent(
        column > 0 ? points[index - 1] : nil, here, column < width - 1 ? points[index + 1] : nil)
      let along = tangent(
        row > 0 ? points[index - width] : nil, here, row < height - 1 ? points[index + width] : nil)
      return ResolvedMesh.Node(
        position: here, leading: here - across, top: here - along, trailing: here + across, bottom: here + along)
    }
  }
}
