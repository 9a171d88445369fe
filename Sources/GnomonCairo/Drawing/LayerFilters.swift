// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon

/// Filters over the pixels of a layer.
struct LayerFilters {
  /// The coordinate system in force where the layer began.
  let matrix: cairo_matrix_t
  /// The pixels that the layer's content touches.
  let content: PixelRect

  /// Applies a filter; the answer may be another surface.
  func apply(_ filter: DisplayFilter, to surface: PixelSurface) -> PixelSurface {
    switch filter {
    case .blur(let radius, let opaque):
      return blur(surface, radius: radius, opaque: opaque)
    case .shadow(let color, let radius, let x, let y):
      shadow(surface, color: color, radius: radius, x: x, y: y)
      return surface
    case .placedShadow(let color, let radius, let x, let y, let options):
      placedShadow(surface, color: color, radius: radius, x: x, y: y, options: options)
      return surface
    case .alphaThreshold(let low, let high, let color):
      threshold(surface, low: low, high: high, color: color)
      return surface
    case .colorMatrix(let matrix):
      surface.edit { ColorMatrixFilter(matrix).apply(to: $0) }
      return surface
    case .linearColorMatrix(let matrix):
      surface.edit { ColorMatrixFilter(matrix, isLinear: true).apply(to: $0) }
      return surface
    case .projection:
      // A step of its own, where it can be done: see ProjectedLayer.
      return surface
    }
  }

  private func blur(_ surface: PixelSurface, radius: CGFloat, opaque: Bool) -> PixelSurface {
    let deviation = FilterReach.deviation(radius, matrix: matrix)
    guard let blur = GaussianBlur(deviation: deviation) else { return surface }
    let area = opaque ? covered(surface.rect.intersection(content), of: surface) : surface.rect
    guard !area.isEmpty else { return surface }
    surface.edit { surface in
      let origin = surface.row(area.y - surface.rect.y) + (area.x - surface.rect.x)
      blur.apply(
        pixels: origin, width: area.width, height: area.height, stride: surface.stride, clamps: opaque,
        isTight: deviation >= GaussianBlur.tightDeviation)
    }
    return surface
  }

  /// An area without the rows and columns of nothing around it: bounds of content are a pixel wider than it may be.
  private func covered(_ area: PixelRect, of surface: PixelSurface) -> PixelRect {
    var area = area
    surface.edit { surface in
      func alpha(_ x: Int, _ y: Int) -> UInt32 { surface.row(y - surface.rect.y)[x - surface.rect.x] >> 24 }
      func isEmpty(row y: Int) -> Bool { (area.x..<area.maxX).allSatisfy { alpha($0, y) == 0 } }
      func isEmpty(column x: Int) -> Bool { (area.y..<area.maxY).allSatisfy { alpha(x, $0) == 0 } }
      while !area.isEmpty, isEmpty(row: area.y) { (area.y, area.height) = (area.y + 1, area.height - 1) }
      while !area.isEmpty, isEmpty(row: area.maxY - 1) { area.height -= 1 }
      while !area.isEmpty, isEmpty(column: area.x) { (area.x, area.width) = (area.x + 1, area.width - 1) }
      while !area.isEmpty, isEmpty(column: area.maxX - 1) { area.width -= 1 }
    }
    return area
  }

  /// Puts a shadow below the content.
  func shadow(_ surface: PixelSurface, color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat) {
    let tint = PixelMath.pixel(color)
    guard tint >> 24 > 0 else { return }
    surface.edit { surface in
      withBlurredAlpha(of: surface, radius: radius) { alpha in
        let shift = FilterReach.vector(x, y, matrix: matrix)
        addShade(alpha, stride: surface.rect.width, tint, shift: shift, to: surface)
      }
    }
  }

  /// Calls `body` with the opacity of a picture, blurred, a byte a pixel. Without memory it isn't called.
  func withBlurredAlpha(of surface: PixelSurface, radius: CGFloat, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    let deviation = FilterReach.deviation(radius, matrix: matrix)
    let (width, height) = (surface.rect.width, surface.rect.height)
    guard let memory = PixelMemory.shared.take(width * height, zeroed: false) else { return }
    defer { PixelMemory.shared.give(memory) }
    let alpha = memory.assumingMemoryBound(to: UInt8.self)
    for y in 0..<height {
      let row = surface.row(y)
      let target = alpha + y * width
      for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
    }
    GaussianBlur(deviation: deviation)?.apply(
      alpha: alpha, width: width, height: height, isTight: deviation >= GaussianBlur.tightDeviation)
    body(alpha)
  }

  /// Draws one colour below a picture, where `alpha` says, and as far away as `shift`.
  func addShade(
    _ alpha: UnsafePointer<UInt8>, stride: Int, _ tint: UInt32, shift: (x: Int, y: Int), to surface: PixelSurface
  ) {
    let (width, height) = (surface.rect.width, surface.rect.height)
    let first = max(0, shift.x)
    let last = min(width, width + shift.x)
    guard first < last else { return }
    for y in max(0, shift.y)..<max(min(height, height + shift.y), max(0, shift.y)) {
      let row = surface.row(y)
      let source = alpha + (y - shift.y) * stride - shift.x
      for x in first..<last {
        let cover = UInt32(source[x])
        let above = row[x]
        guard cover > 0, above >> 24 < 255 else { continue }
        let strength = PixelMath.multiply(cover, 255 &- (above >> 24))
        row[x] = above &+ PixelMath.scale(tint, by: strength)
      }
    }
  }
}

/// A linear map of the components of every pixel.
struct ColorMatrixFilter {
  private let rows: [SIMD4<Float>]
  private let offset: SIMD4<Float>
  private let isLinear: Bool

  /// - Parameter isLinear: whether the matrix maps linear components instead of sRGB's.
  init(_ matrix: ColorMatrix, isLinear: Bool = false) {
    self.isLinear = isLinear
    func finite(_ value: Float) -> Float { value.isFinite ? value : 0 }
    func column(_ r: Float, _ g: Float, _ b: Float, _ a: Float) -> SIMD4<Float> {
      SIMD4(finite(r), finite(g), finite(b), finite(a))
    }
    rows = [
      column(matrix.r1, matrix.g1, matrix.b1, matrix.a1), column(matrix.r2, matrix.g2, matrix.b2, matrix.a2),
      column(matrix.r3, matrix.g3, matrix.b3, matrix.a3), column(matrix.r4, matrix.g4, matrix.b4, matrix.a4),
    ]
    offset = column(matrix.r5, matrix.g5, matrix.b5, matrix.a5)
  }

  func apply(to surface: PixelSurface) {
    let (red, green, blue, opacity) = (rows[0], rows[1], rows[2], rows[3])
    var lastIn: UInt32 = 0
    var lastOut = map(0, red, green, blue, opacity)
    for y in 0..<surface.rect.height {
      let row = surface.row(y)
      for x in 0..<surface.rect.width {
        let pixel = row[x]
        if pixel != lastIn {
          lastIn = pixel
          lastOut = map(pixel, red, green, blue, opacity)
        }
        row[x] = lastOut
      }
    }
  }

  @inline(__always)
  private func map(
    _ pixel: UInt32, _ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>, _ opacity: SIMD4<Float>
  ) -> UInt32 {
    let alpha = Float(pixel >> 24)
    let straight: Float = alpha > 0 ? 1 / alpha : 0
    var color = SIMD3(Float((pixel >> 16) & 255), Float((pixel >> 8) & 255), Float(pixel & 255)) * straight
    if isLinear { color = Self.linear(color) }
    var result = offset
    result += red * color.x
    result += green * color.y
    result += blue * color.z
    result += opacity * (alpha * (1 / 255))
    result.clamp(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    if isLinear {
      let curved = Self.curved(SIMD3(result.x, result.y, result.z))
      result = SIMD4(curved, result.w)
    }
    let cover = result.w * 255
    let scaled = SIMD4(result.x * cover, result.y * cover, result.z * cover, cover) + SIMD4(repeating: 0.5)
    return UInt32(scaled.w) << 24 | UInt32(scaled.x) << 16 | UInt32(scaled.y) << 8 | UInt32(scaled.z)
  }

  private static func linear(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let resolved = Color.Resolved(red: color.x, green: color.y, blue: color.z)
    return SIMD3(resolved.linearRed, resolved.linearGreen, resolved.linearBlue)
  }

  private static func curved(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let resolved = Color.Resolved(colorSpace: .sRGBLinear, red: color.x, green: color.y, blue: color.z)
    return SIMD3(resolved.red, resolved.green, resolved.blue)
  }
}
