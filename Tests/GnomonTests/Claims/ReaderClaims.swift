// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Two views of a reader, and the ZStack in a frame that lays out much the same.
private struct PairInReader: View {
  var body: some View {
    GeometryReader { _ in
      box(50, 50)
      Text("wxyz")
    }
  }
}

private struct PairInStack: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      box(50, 50)
      Text("wxyz")
    }
    .frame(idealWidth: 10, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Pennant: View {
  var body: some View {
    GeometryReader { space in
      Path {
        $0.move(to: CGPoint(x: space.size.width / 2, y: 0))
        $0.addLine(to: CGPoint(x: space.size.width, y: space.size.height))
        $0.addLine(to: CGPoint(x: 0, y: space.size.height))
        $0.closeSubpath()
      }
      .fill(.orange)
    }
  }
}

@MainActor @Suite struct ReaderClaims {
  @Test(
    "G1: a reader answers a proposal with the proposal", arguments: [[0, 0], [20, 700], [333.5, 40], [390, 844]])
  func g1(size: [CGFloat]) {
    expectLayout(GeometryReader { _ in box(50, 50) }, in: size, ["GeometryReader": [0, 0, size[0], size[1]]])
  }

  @Test("G2: a reader proposes its size to each child", arguments: [[0, 0], [120, 30], [390.25, 844]])
  func g2(size: [CGFloat]) {
    expectLayout(
      GeometryReader { _ in
        Color.red
        Color.blue
      }, in: size, ["Color[0]": [0, 0, size[0], size[1]], "Color[1]": [0, 0, size[0], size[1]]])
  }

  @Test("G3: a reader's children overlap at its top leading corner, without guides")
  func g3() {
    expectLayout(
      PairInReader(), in: [200, 100], ["frame": [0, 0, 50, 50], "Text": [0, 0, 40, 20]])
    expectLayout(
      GeometryReader { _ in
        box(50, 50).alignmentGuide(.top) { _ in 20 }
        box(10, 10).alignmentGuide(.leading) { _ in -7 }
      }
      .padding(10), in: [200, 100], ["frame[0]": [10, 10, 50, 50], "frame[1]": [10, 10, 10, 10]])
    // The leading corner is the right one where lines run from right to left.
    expectLayout(PairInReader(), in: [200, 100], ["frame": [150, 0, 50, 50], "Text": [160, 0, 40, 20]]) {
      $0.layoutDirection = .rightToLeft
    }
  }

  @Test("G4: a reader's ideal size is 10×10")
  func g4() {
    expectLayout(
      GeometryReader { _ in box(50, 50) }.fixedSize(), in: [300, 300],
      ["GeometryReader": [145, 145, 10, 10], "frame": [145, 145, 50, 50]])
  }

  @Test(
    "G5: a reader lays out as a top leading ZStack in a frame of ideal 10, max ∞",
    arguments: [[50, 50], [51, 60], [75.5, 50], [100, 100], [200, 60], [60, 200], [390, 844], [1000, 1000]])
  func g5(size: [CGFloat]) {
    let expected: KeyValuePairs<String, [CGFloat]> = ["frame": [0, 0, 50, 50], "Text": [0, 0, 40, 20]]
    expectLayout(PairInReader(), in: size, expected)
    let stack = makeHost(PairInStack(), size[0], size[1])
    stack.update()
    let reader = makeHost(PairInReader(), size[0], size[1])
    reader.update()
    // The stack's outer frame is the first one.
    #expect(isClose(stack.frame("frame[1]"), reader.frame("frame")), "\(stack.snapshot().text())")
    #expect(isClose(stack.frame("Text"), reader.frame("Text")), "\(stack.snapshot().text())")
  }

  @Test("G5: below its child's size the frame grows with the child, the reader doesn't")
  func g5Below() {
    expectLayout(PairInReader(), in: [30, 30], ["GeometryReader": [0, 0, 30, 30]])
    expectLayout(PairInStack(), in: [30, 30], ["frame": [-10, -10, 50, 50]])
  }

  @Test("G6: a path in a reader fills its space")
  func g6() throws {
    let host = makeHost(Pennant(), 200, 120)
    host.update()
    var triangle = Path()
    triangle.move(to: CGPoint(x: 100, y: 0))
    triangle.addLine(to: CGPoint(x: 200, y: 120))
    triangle.addLine(to: CGPoint(x: 0, y: 120))
    triangle.closeSubpath()
    let fills = host.displayList().commands.compactMap { command -> (Path, Paint)? in
      if case .fill(let path, _, let paint) = command { (path, paint) } else { nil }
    }
    #expect(fills.count == 1)
    let fill = try #require(fills.first)
    #expect(fill.0 == triangle)
    #expect(fill.1 == .color(Color.orange.resolve(in: EnvironmentValues())))
  }

  @Test("G7: in a vertical scroll view a reader is as wide as the viewport and 10 high")
  func g7() {
    expectLayout(
      ScrollView { GeometryReader { _ in Rectangle().foregroundStyle(.orange) } }, in: [300, 400],
      ["GeometryReader": [0, 0, 300, 10], "Rectangle": [0, 0, 300, 10]])
  }

  @Test(
    "G8: a frame takes a negative or non-finite number for none and says so once",
    arguments: [
      -5, -0.001, .nan, .infinity, -.infinity,
    ] as [CGFloat])
  func g8(bad: CGFloat) throws {
    let host = expectLayout(
      Color.red.frame(width: bad, height: 20), in: [100, 100], ["frame": [0, 40, 100, 20]],
      warnings: [.invalidFrame])
    let warning = try #require(host.warnings.first)
    #expect(warning.view.hasSuffix("frame"))
    #expect(warning.message.contains("width") && warning.message.contains("\(bad)"))
    host.resize(to: CGSize(width: 90, height: 90))
    #expect(host.warnings.count == 1)
    expectLayout(
      GeometryReader { Color.red.frame(width: $0.size.width - 50, height: 20) }, in: [0, 0],
      ["GeometryReader": [0, 0, 0, 0], "frame": [0, 20]], warnings: [.invalidFrame])
  }
}
