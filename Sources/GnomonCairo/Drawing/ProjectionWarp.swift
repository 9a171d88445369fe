// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Draws a surface through a perspective map, with bilinear sampling. Points are row vectors on the left of matrices.
struct ProjectionWarp {
  /// The map from a device pixel of the source to one of the result.
  private let forward: ProjectionTransform
  /// The map from a device pixel of the result to one of the source.
  private let inverse: ProjectionTransform

  /// nil where the map flattens everything.
  init?(projection: ProjectionTransform, matrix: cairo_matrix_t) {
    guard matrix.isUsable else { return nil }
    forward = ProjectionTransform(matrix.inverse).concatenating(projection).concatenating(ProjectionTransform(matrix))
    var inverse = forward
    guard abs(forward.determinant) > 1e-12, inverse.invert(), inverse.isNumeric else { return nil }
    self.inverse = inverse
  }

  // MARK: Bounds

  /// The pixels that pixels may be seen in.
  func bounds(of rect: PixelRect) -> PixelRect { ProjectionWarp.bounds(of: rect.expanded(by: 1), through: forward) }

  /// The pixels that are seen in pixels, with those beside them that are mixed in.
  func source(of rect: PixelRect) -> PixelRect {
    ProjectionWarp.bounds(of: rect, through: inverse).expanded(by: 1)
  }

  /// The least part of the way to the eye that is looked at: what is nearer is seen far out.
  private static let nearest = 1e-6

  /// The box around a rectangle's quadrilateral, of which what lies behind the eye is cut off.
  private static func bounds(of rect: PixelRect, through map: ProjectionTransform) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let (left, top, right, bottom) = (Double(rect.x), Double(rect.y), Double(rect.maxX), Double(rect.maxY))
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { Homogeneous($0.0, $0.1, map) }
    var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    func add(_ x: Double, _ y: Double, _ w: Double) {
      (minX, maxX) = (min(minX, x / w), max(maxX, x / w))
      (minY, maxY) = (min(minY, y / w), max(maxY, y / w))
    }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      if corner.w >= nearest { add(corner.x, corner.y, corner.w) }
      guard (corner.w >= nearest) != (next.w >= nearest) else { continue }
      let share = (nearest - corner.w) / (next.w - corner.w)
      add(corner.x + share * (next.x - corner.x), corner.y + share * (next.y - corner.y), nearest)
    }
    return PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  private struct Homogeneous {
    let x: Double
    let y: Double
    let w: Double

    init(_ x: Double, _ y: Double, _ map: ProjectionTransform) {
      self.x = map.m11 * x + map.m21 * y + map.m31
      self.y = map.m12 * x + map.m22 * y + map.m32
      w = map.m13 * x + map.m23 * y + map.m33
    }
  }

  // MARK: Pixels

  /// The surface as it's seen in `rect`, and how many pixels were looked up for it; nil where there's no room.
  func apply(to surface: PixelSurface, in rect: PixelRect) -> (surface: PixelSurface, lookups: Int)? {
    guard let result = PixelSurface(rect: rect) else { return nil }
    surface.flush()
    var lookups = 0
    result.edit { result in
      let (source, pixels) = (Source(surface), result.pixels)
      for y in 0..<rect.height { lookups += fill(pixels + y * rect.width, row: y, of: rect, from: source) }
    }
    return (result, lookups)
  }

  /// Fills a row of the result, where it shows anything of the source.
  private func fill(_ row: UnsafeMutablePointer<UInt32>, row y: Int, of rect: PixelRect, from source: Source) -> Int {
    let (right, down) = (Double(rect.x) + 0.5, Double(rect.y + y) + 0.5)
    // The place in the source is (a x + u, b x + v) / (c x + w) for the pixel x of the row.
    let (a, b, c) = (inverse.m11, inverse.m12, inverse.m13)
    let u = a * right + inverse.m21 * down + inverse.m31
    let v = b * right + inverse.m22 * down + inverse.m32
    let w = c * right + inverse.m23 * down + inverse.m33
    var span = Span(end: Double(rect.width))
    span.keep(c, w)
    span.keep(a - source.minX * c, u - source.minX * w)
    span.keep(source.maxX * c - a, source.maxX * w - u)
    span.keep(b - source.minY * c, v - source.minY * w)
    span.keep(source.maxY * c - b, source.maxY * w - v)
    let pixels = span.pixels(upTo: rect.width)
    for x in pixels {
      let step = Double(x)
      let depth = c * step + w
      if depth > 1e-9 { row[x] = source.pixel((a * step + u) / depth, (b * step + v) / depth) }
    }
    return pixels.count
  }

  /// A stretch of a row.
  private struct Span {
    var start = 0.0
    var end: Double

    /// Keeps what lies where `slope · x + level` is above zero.
    mutating func keep(_ slope: Double, _ level: Double) {
      if slope > 0 {
        start = max(start, -level / slope)
      } else if slope < 0 {
        end = min(end, -level / slope)
      } else if level <= 0 {
        end = start
      }
    }

    /// The stretch in whole pixels, with one more at each end.
    func pixels(upTo width: Int) -> Range<Int> {
      guard start < end else { return 0..<0 }
      return max(0, Int(start) - 1)..<min(width, Int(end.rounded(.up)) + 1)
    }
  }

  /// The pixels that are looked up, without the object that holds them: it outlives the lookups.
  private struct Source {
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    let x: Double
    let y: Double
    /// What lies beyond these edges is transparent.
    let minX: Double
    let minY: Double
    let maxX: Double
    let maxY: Double

    init(_ surface: PixelSurface) {
      pixels = surface.pixels
      (width, height) = (surface.rect.width, surface.rect.height)
      (x, y) = (Double(surface.rect.x) + 0.5, Double(surface.rect.y) + 0.5)
      (minX, minY) = (x - 1, y - 1)
      (maxX, maxY) = (x + Double(width), y + Double(height))
    }

    /// The mean of the four pixels around a place.
    func pixel(_ u: Double, _ v: Double) -> UInt32 {
      guard u > minX, v > minY, u < maxX, v < maxY else { return 0 }
      let (x, y) = (u - x, v - y)
      let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      let (across, along) = (UInt32((x - Double(left)) * 255), UInt32((y - Double(top)) * 255))
      let (hasLeft, hasRight) = (left >= 0, left + 1 < width)
      var (upper, lower): (UInt32, UInt32) = (0, 0)
      if top >= 0 {
        let row = pixels + top * width + left
        if hasLeft { upper = PixelMath.scale(row[0], by: 255 - across) }
        if hasRight { upper = upper &+ PixelMath.scale(row[1], by: across) }
      }
      if top + 1 < height {
        let row = pixels + (top + 1) * width + left
        if hasLeft { lower = PixelMath.scale(row[0], by: 255 - across) }
        if hasRight { lower = lower &+ PixelMath.scale(row[1], by: across) }
      }
      return PixelMath.scale(upper, by: 255 - along) &+ PixelMath.scale(lower, by: along)
    }
  }
}

extension ProjectionTransform {
  fileprivate init(_ matrix: cairo_matrix_t) {
    self.init()
    (m11, m12, m21, m22, m31, m32) = (matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0, matrix.y0)
  }

  fileprivate var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Whether all its entries are numbers.
  var isNumeric: Bool { [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) }
}
