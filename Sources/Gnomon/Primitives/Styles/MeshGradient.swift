// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Colours at the crossings of a bent grid, with those between them.
///
/// Points are in fractions of the painted rectangle's width and height, row by row from the top left corner; there are
/// `width × height` of them, and as many colours. What lies outside of the mesh has the background's colour. A mesh
/// with fewer than two columns or rows, with more than 256, or whose numbers don't fit, shows its background alone.
///
/// ```swift
/// struct Aurora: View {
///   var body: some View {
///     Rectangle()
///       .fill(
///         MeshGradient(
///           width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///           colors: [.indigo, .cyan, .mint, .purple]))
///       .frame(width: 240, height: 160)
///   }
/// }
/// ```
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// The gradient becomes no other style: it paints itself.
  public typealias Resolved = Never

  /// The colours at the crossings, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment, as `Color.blue` does. There are `width × height`; more are ignored.
    case colors([Color])
    /// Colours that are the same in each environment. There are `width × height`; more are ignored.
    case resolvedColors([Color.Resolved])
  }

  /// The places of the crossings, row by row.
  public enum Locations: Equatable, Sendable {
    /// Places alone: the lines between them are bent smoothly. There are `width × height`; more are ignored.
    case points([SIMD2<Float>])
    /// Places with control points, which bend the lines between them. There are `width × height`; more are ignored.
    case bezierPoints([MeshGradient.BezierPoint])
  }

  /// A crossing with the control points of the four curves that meet there.
  ///
  /// All points are fractions of the painted rectangle's width and height.
  public struct BezierPoint: Equatable, Sendable {
    /// The place of the crossing.
    public var position: SIMD2<Float>
    /// The control point of the curve to the crossing on the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the crossing above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the crossing on the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the crossing below.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a crossing with its control points, as fractions of the painted rectangle's width and height.
    ///
    /// - Parameters:
    ///   - position: the place of the crossing.
    ///   - leadingControlPoint: the control point of the curve to the left.
    ///   - topControlPoint: the control point of the curve upwards.
    ///   - trailingControlPoint: the control point of the curve to the right.
    ///   - bottomControlPoint: the control point of the curve downwards.
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

  /// The number of points in a row, from 2 to 256.
  public var width: Int
  /// The number of rows of points, from 2 to 256.
  public var height: Int
  /// The places of the crossings, row by row from the top left corner.
  public var locations: MeshGradient.Locations
  /// The colours at the crossings, row by row from the top left corner.
  public var colors: MeshGradient.Colors
  /// The colour outside of the mesh, and of all where the mesh's numbers don't fit.
  public var background: Color
  /// True if colours pass through the crossings without a visible edge, rather than in straight steps.
  public var smoothsColors: Bool
  /// The space in which colours between two crossings are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh of places and colours of any kind.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row, from 2 to 256.
  ///   - height: the number of rows of points, from 2 to 256.
  ///   - locations: the places of the crossings, row by row.
  ///   - colors: the colours at the crossings, row by row.
  ///   - background: the colour outside of the mesh.
  ///   - smoothsColors: true if colours pass through the crossings without a visible edge.
  ///   - colorSpace: the space in which colours between two crossings are mixed.
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

  /// Makes a mesh of places alone, whose colours depend on the environment.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row, from 2 to 256.
  ///   - height: the number of rows of points, from 2 to 256.
  ///   - points: the places of the crossings as fractions of the painted rectangle, row by row.
  ///   - colors: the colours at the crossings, row by row.
  ///   - background: the colour outside of the mesh.
  ///   - smoothsColors: true if colours pass through the crossings without a visible edge.
  ///   - colorSpace: the space in which colours between two crossings are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of places alone, whose colours are the same in each environment.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row, from 2 to 256.
  ///   - height: the number of rows of points, from 2 to 256.
  ///   - points: the places of the crossings as fractions of the painted rectangle, row by row.
  ///   - resolvedColors: the colours at the crossings, row by row.
  ///   - background: the colour outside of the mesh.
  ///   - smoothsColors: true if colours pass through the crossings without a visible edge.
  ///   - colorSpace: the space in which colours between two crossings are mixed.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of places with control points, whose colours depend on the environment.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row, from 2 to 256.
  ///   - height: the number of rows of points, from 2 to 256.
  ///   - bezierPoints: the crossings with their control points, row by row.
  ///   - colors: the colours at the crossings, row by row.
  ///   - background: the colour outside of the mesh.
  ///   - smoothsColors: true if colours pass through the crossings without a visible edge.
  ///   - colorSpace: the space in which colours between two crossings are mixed.
  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of places with control points, whose colours are the same in each environment.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row, from 2 to 256.
  ///   - height: the number of rows of points, from 2 to 256.
  ///   - bezierPoints: the crossings with their control points, row by row.
  ///   - resolvedColors: the colours at the crossings, row by row.
  ///   - background: the colour outside of the mesh.
  ///   - smoothsColors: true if colours pass through the crossings without a visible edge.
  ///   - colorSpace: the space in which colours between two crossings are mixed.
  public init(
    width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// The paint over a rectangle: the mesh, or its background where its numbers don't fit.
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
