// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ContentMarginsTests {
  @Test func contentMarginsInsetTheContent() {
    expectLayout(
      ScrollView { Color.red.frame(height: 20) }.contentMargins(.horizontal, 15).contentMargins(.top, 30),
      in: [100, 60], ["Color": [15, 30, 70, 20], "ScrollView": [0, 0, 100, 60]])
  }

  @Test func contentMarginsAreNoPartOfTheContainer() {
    expectLayout(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal) } }
      }.contentMargins(.horizontal, 20),
      in: [100, 60], ["Color[0]": [20, 0, 60, 60], "Color[2]": [140, 0, 60, 60], "ScrollView": [0, 0, 100, 60]])
    expectLayout(
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<2, id: \.self) { _ in Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 4) }
        }
      }.contentMargins(.top, 12),
      in: [50, 110], ["Color[0]": [0, 12, 50, 30], "Color[1]": [0, 46, 50, 30]])
  }

  @Test func whatIsScrolledToComesToRestWithinTheMargins() {
    let remote = Remote<(Int, UnitPoint?)>()
    let view = ScrollViewReader { proxy in
      ScrollView { redRows(30) }.contentMargins(.top, 10).contentMargins(.bottom, 30)
        .onAppear { remote.set = { proxy.scrollTo($0.0, anchor: $0.1) } }
    }
    let host = makeHost(view, 50, 100)
    host.update()
    // Between 10 and 70 at rest.
    for (row, anchor, place) in [(20, UnitPoint.top, 10.0), (15, .bottom, 50), (12, .center, 30)] {
      remote.set((row, anchor))
      host.update()
      #expect(isNear(host.drawn("Color[\(row)]").minY, place), "\(row)")
    }
    remote.set((13, nil))
    host.update()
    #expect(isNear(host.drawn("Color[13]").minY, 50))
  }

  @Test func aPositionRestsWithinTheMargins() {
    struct Carousel: View {
      @State var id: Int? = 0
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<9, id: \.self) { index in
              Text("\(index)").frame(width: 60, height: 20).background(Color.red)
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        .scrollPosition(id: $id)
      }
    }
    let host = makeHost(Carousel(), 100, 40)
    host.update()
    #expect(host.frame("Color").minX == 20)
    // Far beyond the next one: it stops there.
    host.drag(from: CGPoint(x: 95, y: 20), to: CGPoint(x: -200, y: 20))
    host.update()
    #expect(host.texts.contains("1"))
    #expect(isNear(host.drawn("Text[1]").minX, 45))
  }
}
