// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfaceLayoutTests {
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

  @Test("a background style reaches into the safe area that it touches")
  func styleBackground() {
    expectLayout(
      Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red), in: [100, 100],
      ["Color": [0, 0, 100, 100], "frame": [0, 40, 100, 60]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    expectLayout(
      VStack(spacing: 0) {
        Text("ab").background(.red); Spacer()
      }, in: [100, 100], ["Color": [40, 0, 20, 60]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    expectLayout(
      VStack(spacing: 0) {
        Text("ab").background(Color.red, ignoresSafeAreaEdges: []); Spacer()
      }, in: [100, 100],
      ["Color": [40, 40, 20, 20]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
    expectLayout(
      Text("ab").background { Color.red }, in: [100, 100], ["Color": [40, 60, 20, 20]]
    ) { $0.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0) }
  }

  private struct Switching: View {
    @State var isVertical = false
    @State var count = 0
    let journal: Journal

    var body: some View {
      let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Child(journal: journal)
        Color.red.frame(width: 10, height: 10).onTapGesture { isVertical.toggle() }
      }
    }
  }

  private struct Child: View {
    @State var width: CGFloat = 10
    let journal: Journal
    var body: some View {
      Color.blue.frame(width: width, height: 10).onAppear {
        journal.add("appear")
        width = 30
      }
    }
  }

  @Test func anyLayoutKeepsStateAcrossASwitch() {
    let journal = Journal()
    let host = makeHost(Switching(journal: journal), 100, 100)
    host.update()
    host.expect(["Color[0]": [30, 45, 30, 10], "Color[1]": [60, 45, 10, 10]])
    host.tap(at: CGPoint(x: 65, y: 50))
    host.expect(["Color[0]": [35, 40, 30, 10], "Color[1]": [45, 50, 10, 10]])
    #expect(journal.entries == ["appear"])
  }

  private struct Matched: View {
    @Namespace var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: "a", in: space)
          .padding(.leading, 50).padding(.top, 40)
        Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false).frame(width: 5, height: 5)
      }
    }
  }

  @Test func aFollowerHasItsSourcesFrame() {
    expectLayout(Matched(), in: [200, 100], ["Color[2]": [50, 40, 30, 20], "frame[1]": [0, 0, 5, 5]])
  }

  @Test func whatMirrorsIsDrawnMirrored() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10); Color.blue.frame(width: 30, height: 10)
    }
    .environment(\.layoutDirection, .leftToRight)
    expectLayout(
      view.layoutDirectionBehavior(.mirrors(in: .leftToRight)), in: [40, 10], ["~Color[0]": [30, 0, 10, 10]])
    expectLayout(view.flipsForRightToLeftLayoutDirection(true), in: [40, 10], ["~Color[0]": [0, 0, 10, 10]])
  }
}
