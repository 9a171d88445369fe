// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Corners that follow the container's: each radius is the container's less the distance to its corner.
@MainActor @Suite struct ConcentricRectangleTests {
  /// What is filled or clipped to, of one view that is drawn.
  private func paths<V: View>(_ view: V, _ configure: (inout ViewHost.Configuration) -> Void = { _ in }) -> [Path] {
    let host = makeHost(view, 100, 100)
    host.update()
    return host.displayList().commands.compactMap {
      switch $0 {
      case .fill(let path, _, _), .clip(let path, _): path
      default: nil
      }
    }
  }

  private func rounded(_ rect: CGRect, _ radii: RectangleCornerRadii) -> Path {
    Path(roundedRect: rect, cornerRadii: radii)
  }

  private func expectRadii(
    _ shape: some View, _ radii: RectangleCornerRadii, in rect: CGRect,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let drawn = paths(shape).last?.boundingRect
    #expect(drawn == rect, sourceLocation: sourceLocation)
    #expect(
      paths(shape).last.map { "\($0)" }
        == "\(rounded(CGRect(origin: .zero, size: rect.size), radii).offsetBy(dx: rect.minX, dy: rect.minY))",
      sourceLocation: sourceLocation)
  }

  @Test func concentricCornersLoseTheDistance() {
    let inner = CGRect(x: 8, y: 8, width: 84, height: 84)
    expectRadii(
      ConcentricRectangle().padding(8).containerShape(.rect(cornerRadius: 24)),
      RectangleCornerRadii(topLeading: 16, bottomLeading: 16, bottomTrailing: 16, topTrailing: 16), in: inner)
    expectRadii(
      ConcentricRectangle(topLeadingCorner: .fixed(3), bottomTrailingCorner: .concentric(minimum: 20))
        .padding(8).containerShape(.rect(cornerRadius: 24)),
      RectangleCornerRadii(topLeading: 3, bottomLeading: 16, bottomTrailing: 20, topTrailing: 16), in: inner)
  }

  @Test func uniformCornersTakeTheLargest() {
    let radii = RectangleCornerRadii(topLeading: 10, bottomLeading: 20, bottomTrailing: 30, topTrailing: 40)
    #expect(ConcentricRectangle().radii(radii) == radii)
    #expect(
      ConcentricRectangle(corners: .concentric, isUniform: true).radii(radii)
        == RectangleCornerRadii(topLeading: 40, bottomLeading: 40, bottomTrailing: 40, topTrailing: 40))
    #expect(
      ConcentricRectangle(uniformLeadingCorners: .concentric, uniformTrailingCorners: 5).radii(radii)
        == RectangleCornerRadii(topLeading: 20, bottomLeading: 20, bottomTrailing: 5, topTrailing: 5))
    #expect(ConcentricRectangle(corners: .concentric(minimum: 7)).radii(nil).topLeading == 7)
    #expect(Edge.Corner.Style.fixed(-.infinity) == 0)
  }

  @Test func aClipFollowsTheContainerAndTheDirection() {
    let view = Color.red.clipShape(ConcentricRectangle()).padding(8).containerShape(.rect(cornerRadius: 24))
    let radii = RectangleCornerRadii(topLeading: 16, bottomLeading: 16, bottomTrailing: 16, topTrailing: 16)
    let expected = rounded(CGRect(x: 0, y: 0, width: 84, height: 84), radii).offsetBy(dx: 8, dy: 8)
    #expect(paths(view).contains { "\($0)" == "\(expected)" })
    // The corner at the upper right stays square where reading goes from right to left.
    let cut = paths(
      Color.red.clipShape(.rect(topLeadingRadius: 40)).environment(\.layoutDirection, .rightToLeft))
    #expect(cut.contains { $0.contains(CGPoint(x: 1, y: 1)) && !$0.contains(CGPoint(x: 99, y: 1)) })
  }

  @Test func shapesTellTheirCorners() {
    let size = CGSize(width: 20, height: 10)
    #expect(Rectangle().corners(in: nil) == .fixed(0))
    #expect(RoundedRectangle(cornerRadius: 8).corners(in: nil) == .fixed(8))
    #expect(RoundedRectangle(cornerRadius: 8).corners(in: size) == .fixed(5))
    #expect(Capsule().corners(in: size) == .fixed(5))
    #expect(Capsule().corners(in: nil) == nil)
    #expect(UnevenRoundedRectangle(topLeadingRadius: 3).corners(in: size)?[.topLeading] == 3)
  }

  @Test func cornersAddToInsets() {
    let corners = RectangleCornerInsets(
      topLeading: CGSize(width: 60, height: 20), topTrailing: CGSize(width: 5, height: 30),
      bottomLeading: .zero, bottomTrailing: CGSize(width: 7, height: 1))
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    #expect(insets.inset(by: corners) == EdgeInsets(top: 31, leading: 61, bottom: 2, trailing: 8))
    #expect(insets.inset(by: corners, edges: .leading) == EdgeInsets(top: 1, leading: 61, bottom: 1, trailing: 1))
  }
}
