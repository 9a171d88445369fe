// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Gradients on what isn't a shape: they lie in the frame of what they paint.
@MainActor @Suite struct GradientPaintTests {
  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func picture(_ view: some View, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.environment(\.colorScheme, .light))
    renderer.scale = scale
    return try #require(renderer.cgImage)
  }

  /// The mean red less the mean blue of what is drawn in a part of the columns.
  private func lean(_ bitmap: Bitmap, _ columns: Range<Int>) -> Double {
    var (sum, count) = (0.0, 0.0)
    for y in 0..<bitmap.height {
      for x in columns where bitmap.alpha(x, y) > 200 {
        let pixel = bitmap.pixel(x, y)
        sum += Double(pixel[0]) - Double(pixel[2])
        count += 1
      }
    }
    return count > 0 ? sum / count : 0
  }

  @Test("A text's gradient runs from its one end to the other, wherever it lies", arguments: [1, 2] as [CGFloat])
  func texts(scale: CGFloat) throws {
    let text = Text("MMMMMMMMMM").font(.system(size: 20, weight: .heavy)).foregroundStyle(gradient)
    for moved in [AnyView(text), AnyView(text.padding(.leading, 300)), AnyView(text.padding(.top, 100))] {
      let bitmap = try picture(moved, scale: scale)
      let start = bitmap.width - Int(try picture(text, scale: scale).width)
      let step = (bitmap.width - start) / 5
      #expect(lean(bitmap, start..<start + step) > 100)
      #expect(lean(bitmap, bitmap.width - step..<bitmap.width) < -100)
    }
  }

  @Test func linesOfATextShareOneGradient() throws {
    let text = Text("MMMM MMMM MMMM MMMM").font(.system(size: 20, weight: .heavy)).frame(width: 90)
      .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    let bitmap = try picture(text)
    func lean(_ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in
        (0..<bitmap.width).reduce(sum) { $0 + Int(bitmap.pixel($1, y)[0]) - Int(bitmap.pixel($1, y)[2]) }
      }
    }
    #expect(lean(0..<bitmap.height / 4) > 0)
    #expect(lean(bitmap.height * 3 / 4..<bitmap.height) < 0)
  }

  @Test func symbolsAndTemplates() throws {
    let symbol = Image(systemName: "square.fill").font(.system(size: 60)).foregroundStyle(gradient)
    let bitmap = try picture(symbol)
    #expect(lean(bitmap, 0..<bitmap.width / 4) > 60)
    #expect(lean(bitmap, bitmap.width * 3 / 4..<bitmap.width) < -60)
    #expect(try ImageRenderer(content: symbol).svgString().contains("<mask"))
  }

  @Test func aMeshHasNoHoles() throws {
    let mesh = MeshGradient(
      width: 3, height: 3,
      points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
    for width in [97, 143, 211] as [CGFloat] {
      let bitmap = try picture(mesh.frame(width: width, height: 121), scale: 2)
      #expect((0..<bitmap.width * bitmap.height).allSatisfy { bitmap.pixels[$0 * 4 + 3] == 255 })
    }
  }
}
