// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Fills a surface with a gradient, pixel by pixel: faster than Cairo's for large areas, and it knows angles.
struct GradientRaster {
  /// The matrix from device pixels to the gradient's own coordinates.
  private let inverse: cairo_matrix_t
  private let scale: Double
  private let alpha: Double

  /// The pixels that are filled; nil for the whole surface.
  private let area: PixelRect?

  init(matrix: cairo_matrix_t, alpha: Double, area: PixelRect? = nil) {
    self.area = area
    inverse = matrix.inverse
    scale = matrix.scale
    self.alpha = alpha
  }

  /// Answers false where the paint isn't a gradient or shows nothing.
  func fill(_ surface: PixelSurface, with paint: Paint) -> Bool {
    guard let fill = filling(paint) else { return false }
    fill(surface, area ?? surface.rect)
    return true
  }

  /// Fills a part of a surface.
  typealias Filling = (_ surface: PixelSurface, _ area: PixelRect) -> Void

  /// Fills surfaces with a gradient, any number of them; nil where the paint isn't one or shows nothing.
  func filling(_ paint: Paint) -> Filling? {
    switch paint {
    case .linearGradient(let stops, let start, let end):
      return linear(stops, start, end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return radial(stops, center, 1, 1, Double(startRadius), Double(endRadius))
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      let middle = CGPoint(
        x: bounds.minX + bounds.width * center.x, y: bounds.minY + bounds.height * center.y)
      guard bounds.width > 0, bounds.height > 0 else { return nil }
      return radial(stops, middle, Double(bounds.width), Double(bounds.height), Double(start), Double(end))
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return angular(stops, center, startAngle.radians, endAngle.radians)
    case .color, .image, .mesh:
      return nil
    }
  }

  private func linear(_ stops: [ResolvedStop], _ start: CGPoint, _ end: CGPoint) -> Filling? {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = dx * dx + dy * dy
    guard start.isFinite, length.isFinite, length > 0 else { return nil }
    let stepX = (inverse.xx * dx + inverse.yx * dy) / length
    let stepY = (inverse.xy * dx + inverse.yy * dy) / length
    let offset = ((inverse.x0 - Double(start.x)) * dx + (inverse.y0 - Double(start.y)) * dy) / length
    let line = Line(offset: offset, stepX: stepX, stepY: stepY)
    let table = GradientTable(stops, length: length.squareRoot() * scale, alpha: alpha)
    return { rows($0, $1, table, line) }
  }

  private func radial(
    _ stops: [ResolvedStop], _ center: CGPoint, _ width: Double, _ height: Double, _ startRadius: Double,
    _ endRadius: Double
  ) -> Filling? {
    let span = endRadius - startRadius
    guard center.isFinite, startRadius.isFinite, endRadius.isFinite, span != 0 else { return nil }
    let table = GradientTable(stops, length: abs(span) * max(width, height) * scale, alpha: alpha)
    let rings = Rings(
      inverse: inverse, x: Double(center.x), y: Double(center.y), width: width, height: height, start: startRadius,
      span: span)
    return { rows($0, $1, table, rings) }
  }

  private func angular(
    _ stops: [ResolvedStop], _ center: CGPoint, _ start: Double, _ end: Double
  ) -> Filling? {
    guard center.isFinite, start.isFinite, end.isFinite, start != end else { return nil }
    let rays = Rays(
      inverse: inverse, x: Double(center.x), y: Double(center.y), start: start, span: min(abs(end - start), 2 * .pi),
      direction: end > start ? 1 : -1)
    let table = GradientTable(stops, length: 2048, alpha: alpha)
    return { rows($0, $1, table, rays) }
  }

  private func rows(_ surface: PixelSurface, _ area: PixelRect, _ table: GradientTable, _ places: some GradientPlaces) {
    surface.edit { surface in
      func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        surface.row(y - surface.rect.y) + (area.x - surface.rect.x)
      }
      let last = table.colors.count - 1
      if table.fine.isEmpty {
        table.colors.withUnsafeBufferPointer { colors in
          guard let colors = colors.baseAddress else { return }
          let shading = PlainShading(colors: colors)
          for y in area.y..<area.maxY { places.fill(row(y), area.x, y, area.width, last, shading) }
        }
        return
      }
      table.fine.withUnsafeBufferPointer { colors in
        DitheredShading.patterns.withUnsafeBufferPointer { patterns in
          guard let colors = colors.baseAddress, let patterns = patterns.baseAddress else { return }
          for y in area.y..<area.maxY {
            let shading = DitheredShading(colors: colors, pattern: patterns + (y & 3) * 4)
            places.fill(row(y), area.x, y, area.width, last, shading)
          }
        }
      }
    }
  }
}

/// Which places of a gradient's table the pixels of a row have.
private protocol GradientPlaces {
  /// Fills `count` pixels from a column on; `last` is the table's last place.
  func fill(
    _ row: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ last: Int, _ shading: some GradientShading)
}

extension GradientPlaces {
  @inline(__always) fileprivate static func index(_ place: Double, _ last: Int) -> Int {
    // What isn't a number goes to the start.
    place > 0 ? (place < Double(last) ? Int(place) : last) : 0
  }
}

/// A linear gradient's places: `offset` at the canvas's corner, from 0 to 1.
private struct Line: GradientPlaces {
  let offset: Double
  let stepX: Double
  let stepY: Double

  @inline(__always) func fill(
    _ row: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ last: Int, _ shading: some GradientShading
  ) {
    let first = offset + stepX * (Double(x) + 0.5) + stepY * (Double(y) + 0.5)
    let scale = Double(last + 1)
    if abs(stepX) * Double(count) * scale < 0.25 {
      let place = Self.index(first * scale, last)
      // Patterns repeat after four columns.
      for column in 0..<min(count, 4) { row[column] = shading.pixel(place, x + column) }
      var done = 4
      while done < count {
        let next = min(done, count - done)
        (row + done).update(from: row, count: next)
        done += next
      }
    } else if abs(first * scale) < 1e8, abs(stepX * scale) * Double(count) < 1e8 {
      // Places in 32.32 fixed point.
      var place = Int(first * scale * 4_294_967_296)
      let step = Int(stepX * scale * 4_294_967_296)
      let end = place &+ step &* (count &- 1)
      if min(place, end) >= 0, max(place, end) >> 32 <= last {
        var column = 0
        let columns = shading.columns(x)
        while type(of: shading).takesFour, column &+ 4 <= count {
          let (second, third) = (place &+ step, place &+ 2 &* step)
          let four = shading.pixels(place >> 32, second >> 32, third >> 32, (third &+ step) >> 32, columns)
          UnsafeMutableRawPointer(row + column).storeBytes(of: four, as: SIMD4<UInt32>.self)
          place = third &+ 2 &* step
          column &+= 4
        }
        while column < count {
          row[column] = shading.pixel(place >> 32, x &+ column)
          place &+= step
          column &+= 1
        }
        return
      }
      for column in 0..<count {
        row[column] = shading.pixel(min(max(place >> 32, 0), last), x &+ column)
        place &+= step
      }
    } else {
      for column in 0..<count {
        row[column] = shading.pixel(Self.index((first + stepX * Double(column)) * scale, last), x &+ column)
      }
    }
  }
}

/// A radial gradient's places.
private struct Rings: GradientPlaces {
  let inverse: cairo_matrix_t
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  let start: Double
  let span: Double

  @inline(__always) func fill(
    _ row: UnsafeMutablePointer<UInt32>, _ left: Int, _ top: Int, _ count: Int, _ last: Int,
    _ shading: some GradientShading
  ) {
    let scale = Double(last + 1) / span
    for column in 0..<count {
      let point = inverse.point(Double(left) + Double(column) + 0.5, Double(top) + 0.5)
      let (u, v) = ((point.x - x) / width, (point.y - y) / height)
      let place = ((u * u + v * v).squareRoot() - start) * scale
      row[column] = shading.pixel(Self.index(place, last), left &+ column)
    }
  }
}

/// An angular gradient's places.
private struct Rays: GradientPlaces {
  let inverse: cairo_matrix_t
  let x: Double
  let y: Double
  /// The angle at which the gradient begins, in radians as all angles here.
  let start: Double
  let span: Double
  let direction: Double

  @inline(__always) func fill(
    _ row: UnsafeMutablePointer<UInt32>, _ left: Int, _ top: Int, _ count: Int, _ last: Int,
    _ shading: some GradientShading
  ) {
    let turn = 2 * Double.pi
    let scale = Double(last + 1) / span
    for column in 0..<count {
      let point = inverse.point(Double(left) + Double(column) + 0.5, Double(top) + 0.5)
      var angle = (Rays.angle(point.x - x, point.y - y) - start) * direction
      angle -= (angle / turn).rounded(.down) * turn
      // Beyond the end, the half that is nearer to it has the last colour, the other the first.
      if angle > span { angle = angle - span < turn - angle ? span : 0 }
      row[column] = shading.pixel(Self.index(angle * scale, last), left &+ column)
    }
  }

  /// The arc tangent to a ten-thousandth, several times as fast as the exact one.
  @inline(__always) private static func angle(_ x: Double, _ y: Double) -> Double {
    let (across, along) = (abs(x), abs(y))
    let longer = max(across, along)
    guard longer > 0 else { return 0 }
    let ratio = min(across, along) / longer
    let square = ratio * ratio
    var result = ((-0.0464964749 * square + 0.15931422) * square - 0.327622764) * square * ratio + ratio
    if along > across { result = .pi / 2 - result }
    if x < 0 { result = .pi - result }
    return y < 0 ? -result : result
  }
}
