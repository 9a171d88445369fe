// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Places and sizes on their way")
struct GeometryMotionTests {
  @Test("A leaf goes from its old place to its new one; layout is there at once") func alignment() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(alignment: model.isOn ? .trailing : .leading, spacing: 0) {
          box(100, 10)
          box(20, 10)
        }
      }, 100, 20)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.expect(["Color[1]": [80, 10, 20, 10], "~Color[1]": [0, 10, 20, 10]])
    host.advance(by: 0.25)
    host.expect(["Color[1]": [80, 10, 20, 10], "~Color[1]": [20, 10, 20, 10]])
    #expect(host.fillBoxes[1].minX == 20)
    host.advance(by: 0.75)
    host.expect(["~Color[1]": [80, 10, 20, 10]])
    #expect(!host.isAnimating)
  }

  @Test("A leaf's size is on its way too, a text's isn't") func sizes() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.blue
            if model.isOn { Color.clear.frame(width: 50) }
          }
          Text(verbatim: "ab").frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
        }
      }, 100, 40)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    host.expect(["~Color[0]": [0, 0, 75, 20], "~Text": [40, 20, 20, 20]])
  }

  @Test("A row that moves takes its background along, each by its own way") func siblings() {
    let model = Knobs()
    model.items = [1, 2, 3]
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(spacing: 0) {
          ForEach(model.items, id: \.self) { id in Text(verbatim: "\(id)").frame(height: 20).background(Color.red) }
        }
      }, 100, 60)
    withAnimation(.linear(duration: 1)) { model.items = [3, 1, 2] }
    host.update()
    host.advance(by: 0.5)
    // In the order of the tree: 3 comes from below, 1 and 2 go down.
    #expect(host.text() == "3")
    host.expect(["~Text[0]": [45, 20, 10, 20], "~Text[1]": [45, 10, 10, 20], "~Text[2]": [45, 30, 10, 20]])
    host.expect(["~Color[0]": [45, 20, 10, 20], "~Color[1]": [45, 10, 10, 20]])
  }

  @Test("A geometry group goes its way as one") func group() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        ZStack(alignment: model.isOn ? .trailing : .leading) {
          Color.clear
          HStack(spacing: 0) {
            if model.isOn { Color.green.frame(width: 10, height: 10) }
            Color.red.frame(width: 10, height: 10)
          }
          .geometryGroup()
        }
      }, 100, 10)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    // The group from 0 to 80; in it, the new leaf at its end and the old one from 0 to 10.
    host.expect(["~Color[1]": [40, 0, 10, 10], "~Color[2]": [45, 0, 10, 10]])
  }

  @Test("What turns goes its way before it's turned") func turned() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        HStack(spacing: 0) {
          if model.isOn { Color.clear.frame(width: 40) }
          box(20, 20).rotationEffect(.degrees(180))
          Spacer(minLength: 0)
        }
      }, 100, 20)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    host.expect(["~Color[1]": [20, 0, 20, 20]])
  }

  @Test("A frame that's animated is laid out at each instant; a leaf isn't moved twice") func once() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        VStack(spacing: 0) {
          Color.blue.frame(width: 10, height: model.isOn ? 40 : 0)
          box(10, 10)
          Spacer(minLength: 0)
        }
      }, 10, 100)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    host.expect(["Color[0]": [0, 0, 10, 20], "Color[1]": [0, 20, 10, 10], "~Color[1]": [0, 20, 10, 10]])
  }

  @Test("What's read of the geometry in between is the layout's") func readers() {
    let model = Knobs()
    let widths = Shared<[CGFloat]>([])
    let host = makeClockedHost(
      Show(model: model) { model in
        Color.red.frame(width: model.isOn ? 40 : 20)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { widths.value.append($0) })
      }, 100, 10)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    for _ in 0..<4 { host.advance(by: 0.25) }
    #expect(widths.value.count == 5)
    #expect(zip(widths.value, [20, 25, 30, 35, 40]).allSatisfy { isNear($0, $1) })
  }

  @Test("Scrolling to a view is gradual where it's animated") func scrolling() {
    struct Content: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<20) { box(100, 20).id($0) } }
          }
          .onTapGesture { withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) } }
        }
      }
    }
    let host = makeClockedHost(Content(), 100, 100)
    host.tap(at: CGPoint(x: 50, y: 50))
    host.advance(by: 0.5)
    #expect(isNear(host.drawn("Color[0]").minY, -100))
    host.advance(by: 0.5)
    #expect(host.drawn("Color[0]").minY == -200)
    #expect(!host.isAnimating)
  }

  @Test("Other layouts in an AnyLayout move the views that they keep") func layouts() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        let layout =
          model.isOn ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        layout {
          box(20, 20)
          box(20, 20)
        }
        .frame(width: 40, height: 40, alignment: .topLeading)
      }, 40, 40)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    host.expect(["Color[1]": [20, 0, 20, 20], "~Color[1]": [10, 10, 20, 20]])
  }

  @Test("A resize isn't animated, and nothing is walked for it") func resize() {
    let host = makeClockedHost(Color.red, 100, 100)
    host.resize(to: CGSize(width: 50, height: 50))
    #expect(!host.isAnimating)
    host.expect(["~Color": [0, 0, 50, 50]])
  }

  @Test("1,000 views on their way for 60 frames: each frame asks no body and measures nothing") func counts() {
    let model = Knobs()
    let host = makeClockedHost(
      Show(model: model) { model in
        ZStack {
          ForEach(0..<1_000) { index in
            Color.red.frame(width: 5, height: 5).offset(x: model.isOn ? CGFloat(index % 100) : 0)
          }
        }
      })
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.resetCounters()
    for _ in 0..<59 { host.advance(by: 1.0 / 60) }
    #expect(host.counters.bodies == 0)
    #expect(host.counters.nodes == 0)
    #expect(host.counters.passes == 59)
    #expect(isNear(host.drawn("Color[99]").minX, 97.5 + 99 * 59 / 60, 1e-6))
    host.advance(by: 1.0 / 30)
    #expect(!host.isAnimating)
    host.resetCounters()
    host.advance(by: 100)
    #expect(
      host.counters
        == {
          var counters = Counters(); counters.passes = 1; return counters
        }())
  }
}
