// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct MeshTests {
  private func picture(_ mesh: MeshGradient, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: mesh.frame(width: 40, height: 40))
    renderer.scale = scale
    return try #require(renderer.cgImage)
  }

  private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test("Corners have their colours, the middle their mean", arguments: [1, 2, 3] as [CGFloat])
  func corners(scale: CGFloat) throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: square, colors: [.black, .black, .white, .white], smoothsColors: false)
    let bitmap = try picture(mesh, scale: scale)
    let last = bitmap.width - 1
    #expect(bitmap.pixel(0, 0)[0] <= 4 && bitmap.pixel(last, 0)[0] <= 4)
    #expect(bitmap.pixel(0, last)[0] >= 251 && bitmap.pixel(last, last)[0] >= 251)
    #expect(abs(Int(bitmap.pixel(last / 2, last / 2)[0]) - 127) <= 4)
    // No seam between the triangles: each pixel is opaque, each row of one grey.
    for y in 0..<bitmap.height {
      let row = (0..<bitmap.width).map { Int(bitmap.pixel($0, y)[0]) }
      #expect((0..<bitmap.width).allSatisfy { bitmap.alpha($0, y) == 255 })
      #expect((row.max() ?? 0) - (row.min() ?? 0) <= 1)
    }
  }

  @Test("Smoothed colours pass through the crossings without a kink")
  func smooth() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    let colors: [Color] = [.black, .white, .black, .black, .white, .black]
    let kinked = try picture(
      MeshGradient(width: 3, height: 2, points: points, colors: colors, smoothsColors: false), scale: 4)
    let smooth = try picture(MeshGradient(width: 3, height: 2, points: points, colors: colors), scale: 4)
    func steps(_ bitmap: Bitmap) -> Int {
      let middle = bitmap.width / 2
      return Int(bitmap.pixel(middle, 80)[0]) - Int(bitmap.pixel(middle - 12, 80)[0])
    }
    #expect(steps(kinked) > 30)
    #expect(steps(smooth) < 15)
  }

  @Test("Outside of the mesh lies the background; a mesh whose numbers don't fit is background alone")
  func background() throws {
    let inner: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let colors: [Color] = Array(repeating: Color(red: 1, green: 0, blue: 0), count: 4)
    let back = Color(red: 0, green: 0, blue: 1)
    let bitmap = try picture(MeshGradient(width: 2, height: 2, points: inner, colors: colors, background: back))
    #expect(bitmap.pixel(2, 2) == [0, 0, 255, 255])
    #expect(bitmap.pixel(20, 20) == [255, 0, 0, 255])
    for broken in [
      MeshGradient(width: 2, height: 2, points: [], colors: colors, background: back),
      MeshGradient(width: 0, height: -5, points: square, colors: colors, background: back),
      MeshGradient(width: .max, height: .max, points: square, colors: colors, background: back),
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, 1], [1, .infinity]], colors: colors, background: back),
    ] {
      #expect(try picture(broken).pixel(20, 20) == [0, 0, 255, 255])
    }
  }

  @Test("Every exporter takes a mesh")
  func exports() throws {
    let mesh = MeshGradient(width: 2, height: 2, points: square, colors: [.red, .green, .blue, .yellow])
    let renderer = ImageRenderer(content: mesh.frame(width: 40, height: 40))
    #expect(try renderer.svgString().contains("data:image/png"))
    #expect(try renderer.pdfData().count > 1000)
  }
}
