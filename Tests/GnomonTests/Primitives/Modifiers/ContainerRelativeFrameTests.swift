// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct ContainerRelativeFrameTests {
  @Test("facts 68: parts of a container", arguments: [(3, 1, 100.0), (3, 2, 210), (2, 1, 155), (1, 1, 320)])
  func containerParts(count: Int, span: Int, width: CGFloat) {
    expectLayout(
      Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 10), in: [320, 50],
      ["Color": [width, 50]])
  }

  @Test("facts 69: the container is the scroll view, or the host without its safe area")
  func nearestContainer() {
    expectLayout(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(height: 10).containerRelativeFrame(.horizontal) } }
      }.frame(width: 120),
      in: [300, 100], ["Color[0]": [90, 45, 120, 10], "Color[2]": [330, 45, 120, 10]])
    expectLayout(
      Color.red.fixedSize().containerRelativeFrame([.horizontal, .vertical]).fixedSize(), in: [300, 100],
      ["containerRelativeFrame": [300, 60]]
    ) { $0.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0) }
  }

  @Test func containerFramesFollowTheContainer() {
    let host = makeHost(
      ScrollView(.horizontal) {
        Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      },
      200, 100)
    host.update()
    host.expect(["Color": [100, 10]])
    host.resize(to: CGSize(width: 300, height: 100))
    host.expect(["Color": [150, 10]])
  }

  @Test("facts 68: what a scroll view shows keeps its visible length where others only ask how it would lie elsewhere")
  func measuredElsewhere() {
    final class Model: ObservableObject { @Published var text = "a" }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        HStack {
          ZStack {
            Color.red.containerRelativeFrame(.horizontal)
            ScrollView(.horizontal) { Color.blue.containerRelativeFrame(.horizontal).overlay { Text(model.text) } }
          }
          Color.green
          Text(model.text)
        }
      }
    }
    let model = Model()
    let host = makeHost(Page(model: model), 400, 100)
    host.update()
    #expect(host.frame("Color[1]").width == 400)
    model.text = "a longer one"
    host.update()
    #expect(host.frame("Color[1]").width == 400)
    #expect(host.frame("Color[1]").minX == host.frame("ScrollView").minX)
  }
}
