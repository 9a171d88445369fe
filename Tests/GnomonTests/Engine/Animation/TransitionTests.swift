// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Views that come and go")
struct TransitionTests {
  private func host<Content: View>(_ model: Knobs, @ViewBuilder _ content: @escaping (Knobs) -> Content) -> ViewHost {
    makeClockedHost(Show(model: model, content: content), 100, 100)
  }

  @Test("Without a transition of its own a view fades in and out") func fade() {
    let model = Knobs()
    let host = host(model) { if $0.isOn { box(10, 10) } }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.25)
    #expect(host.layerOpacities == [0.25])
    host.advance(by: 0.75)
    #expect(host.layerOpacities == [])
    #expect(host.fills.count == 1)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.update()
    host.advance(by: 0.25)
    #expect(host.layerOpacities == [0.75])
    #expect(host.fillBoxes == [CGRect(x: 45, y: 45, width: 10, height: 10)])
    host.advance(by: 0.75)
    #expect(host.fills.isEmpty)
    #expect(!host.isAnimating)
  }

  @Test("What leaves an overlay, a background or a stack stays where it was") func stays() {
    let model = Knobs()
    model.isOn = true
    let host = host(model) { model in
      VStack(spacing: 0) {
        box(20, 20).overlay { if model.isOn { Color.blue.frame(width: 10, height: 10) } }
        box(20, 20).background(alignment: .bottomTrailing) { if model.isOn { Color.blue.frame(width: 30, height: 8) } }
        ZStack {
          box(20, 20)
          if model.isOn { Color.blue.frame(width: 40, height: 30) }
        }
      }
    }
    let before = host.fillBoxes
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.update()
    host.advance(by: 0.25)
    #expect(host.layerOpacities == [0.75, 0.75, 0.75])
    // The stack of 30 has become one of 20, in the middle: boxes are on their way down.
    let moved = Set(host.fillBoxes.map(\.size)).subtracting([CGSize(width: 20, height: 20)])
    #expect(moved == [CGSize(width: 10, height: 10), CGSize(width: 30, height: 8), CGSize(width: 40, height: 30)])
    #expect(host.fillBoxes.last { $0.width == 40 } == before.last { $0.width == 40 })
    host.advance(by: 0.75)
    #expect(host.fills.count == 3 && !host.isAnimating)
  }

  @Test("A view that comes stands in the snapshot as it always does") func snapshot() {
    struct Row: View {
      var body: some View { box(10, 10).padding(5) }
    }
    let model = Knobs()
    let host = host(model) { if $0.isOn { Row() } }
    let still = Knobs()
    still.isOn = true
    let other = self.host(still) { if $0.isOn { Row() } }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    #expect(host.snapshot().text() == other.snapshot().text())
    #expect(host.snapshot().text().contains("Row"))
  }

  @Test("Without an animation, views come and go at once") func atOnce() {
    let model = Knobs()
    let host = host(model) { if $0.isOn { box(10, 10).transition(.slide) } }
    model.isOn = true
    host.update()
    #expect(host.fillBoxes == [CGRect(x: 45, y: 45, width: 10, height: 10)])
    model.isOn = false
    host.update()
    #expect(host.fills.isEmpty)
    #expect(!host.isAnimating)
  }

  @Test(
    "Each transition, half-way in",
    arguments: [
      ("move", AnyTransition.move(edge: .top), CGRect(x: 40, y: 30, width: 20, height: 20)),
      ("slide", .slide, CGRect(x: 30, y: 40, width: 20, height: 20)),
      ("offset", .offset(x: 0, y: 60), CGRect(x: 40, y: 70, width: 20, height: 20)),
      ("push", .push(from: .bottom), CGRect(x: 40, y: 50, width: 20, height: 20)),
      ("combined", .offset(x: 20).combined(with: .offset(y: 20)), CGRect(x: 50, y: 50, width: 20, height: 20)),
      (
        "asymmetric", .asymmetric(insertion: .offset(x: 40), removal: .identity),
        CGRect(x: 60, y: 40, width: 20, height: 20)
      ),
      (
        "modifier", .modifier(active: Shift(x: -20), identity: Shift(x: 0)),
        CGRect(x: 30, y: 40, width: 20, height: 20)
      ),
      ("protocol", AnyTransition(Sideways()), CGRect(x: 35, y: 40, width: 20, height: 20)),
    ])
  func halfWay(name: String, transition: AnyTransition, expected: CGRect) {
    let model = Knobs()
    let host = host(model) { if $0.isOn { box(20, 20).transition(transition) } }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    #expect(host.fillBoxes.first.map { isClose($0, expected) } == true, "\(name): \(host.fillBoxes)")
    host.advance(by: 0.5)
    #expect(host.fillBoxes == [CGRect(x: 40, y: 40, width: 20, height: 20)])
  }

  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  /// From 10 points to the left, and 10 to the right.
  private struct Sideways: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: 10 * phase.value) }
  }

  @Test("A removal goes the other way where the transition says so") func removal() {
    let model = Knobs()
    model.isOn = true
    let host = host(model) {
      if $0.isOn {
        box(20, 20).transition(.asymmetric(insertion: .identity, removal: .move(edge: .trailing)))
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.update()
    host.advance(by: 0.5)
    #expect(host.fillBoxes == [CGRect(x: 50, y: 40, width: 20, height: 20)])
    host.advance(by: 0.5)
    #expect(host.fills.isEmpty)
  }

  @Test("A transition's own animation needs no other") func ownAnimation() {
    let model = Knobs()
    let host = host(model) {
      if $0.isOn { box(10, 10).transition(.opacity.animation(.linear(duration: 2))) }
    }
    model.isOn = true
    host.update()
    host.advance(by: 0.5)
    #expect(host.layerOpacities == [0.25])
  }

  @Test("The background outside of transition(_:) comes along") func around() {
    let model = Knobs()
    let host = host(model) {
      if $0.isOn { Color.clear.frame(width: 10, height: 10).transition(.offset(x: 20)).background(Color.red) }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 0.5)
    #expect(host.fillBoxes == [CGRect(x: 55, y: 45, width: 10, height: 10)])
  }

  @Test("Siblings close up at once in layout, and the one that goes stays in its place") func siblings() {
    let model = Knobs()
    model.items = [1, 2, 3]
    let host = host(model) { model in
      VStack(spacing: 0) {
        ForEach(model.items, id: \.self) { _ in box(10, 20) }
        Spacer(minLength: 0)
      }
    }
    withAnimation(.linear(duration: 1)) { model.items = [1, 3] }
    host.update()
    host.advance(by: 0.5)
    host.expect(["Color[1]": [45, 20, 10, 20], "~Color[1]": [45, 30, 10, 20]])
    // Below the others: the one that goes.
    #expect(host.fillBoxes.map(\.minY) == [20, 0, 30])
    #expect(host.layerOpacities == [0.5])
    host.advance(by: 0.5)
    #expect(host.fillBoxes.map(\.minY) == [0, 20])
  }

  @Test("onDisappear is called, and the state lost, when the transition is over") func lifecycle() {
    let model = Knobs()
    model.isOn = true
    let journal = Journal()
    let host = host(model) { model in
      if model.isOn {
        box(10, 10).onAppear { journal.add("in") }.onDisappear { journal.add("out") }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.update()
    host.advance(by: 0.9)
    #expect(journal.entries == ["in"])
    host.advance(by: 0.2)
    #expect(journal.entries == ["in", "out"])
  }

  @Test("A view that's wanted again while it goes turns back, with its state") func recalled() {
    struct Counter: View {
      @State var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
    }
    let model = Knobs()
    model.isOn = true
    let host = host(model) { if $0.isOn { Counter() } }
    #expect(host.text() == "1")
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.update()
    host.advance(by: 0.5)
    #expect(host.text() == nil)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    #expect(host.text() == "1")
    #expect(host.layerOpacities == [0.5])
    host.advance(by: 2)
    #expect(host.layerOpacities == [])
    #expect(!host.isAnimating)
  }

  @Test("Another id, another branch: the old view goes while the new one comes") func replaced() {
    let model = Knobs()
    let host = host(model) { model in
      ZStack {
        if model.isOn { Color.red.frame(width: 10, height: 10) } else { Color.blue.frame(width: 10, height: 10) }
        Color.green.frame(width: 10, height: 10).id(model.number)
      }
    }
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
      model.number = 1
    }
    host.update()
    host.advance(by: 0.25)
    #expect(host.layerOpacities == [0.75, 0.75, 0.25, 0.25])
    host.advance(by: 1)
    #expect(host.layerOpacities == [])
    #expect(host.fills.count == 2)
  }

  @Test("A view that goes while its container does goes with it") func gone() {
    let model = Knobs()
    model.isOn = true
    model.items = [1]
    let host = host(model) { model in
      if model.isOn {
        VStack { ForEach(model.items, id: \.self) { _ in box(10, 10) } }
      }
    }
    withAnimation(.linear(duration: 1)) { model.items = [] }
    host.update()
    host.advance(by: 0.2)
    model.isOn = false
    host.update()
    #expect(host.fills.isEmpty)
    host.advance(by: 2)
    #expect(!host.isAnimating)
  }

  @Test("A view that takes over another's geometry begins where that one was, and that one goes along")
  func matched() {
    struct Content: View {
      @ObservedObject var model: Knobs
      @Namespace private var namespace
      var body: some View {
        ZStack(alignment: model.isOn ? .bottomTrailing : .topLeading) {
          Color.clear
          if model.isOn {
            Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 60, height: 60)
          } else {
            Color.blue.matchedGeometryEffect(id: 1, in: namespace).frame(width: 20, height: 20)
          }
        }
      }
    }
    let model = Knobs()
    let host = makeClockedHost(Content(model: model), 100, 100)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    #expect(host.fillBoxes.count == 1)
    #expect(host.fillBoxes[0] == CGRect(x: 0, y: 0, width: 20, height: 20))
    host.advance(by: 0.5)
    // From (0, 0, 20, 20) to (40, 40, 60, 60), both.
    #expect(host.fillBoxes.count == 2)
    for box in host.fillBoxes { #expect(isClose(box, CGRect(x: 20, y: 20, width: 40, height: 40))) }
    #expect(host.layerOpacities == [0.5, 0.5])
    host.advance(by: 0.5)
    #expect(host.fillBoxes == [CGRect(x: 40, y: 40, width: 60, height: 60)])
    #expect(!host.isAnimating)
  }

  @Test("A follower goes along with its source") func follower() {
    struct Content: View {
      @ObservedObject var model: Knobs
      @Namespace private var namespace
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<4) { Color.clear.frame(height: 10).matchedGeometryEffect(id: $0, in: namespace) }
        }
        .frame(width: 100, height: 20, alignment: .top)
        .overlay { Color.red.matchedGeometryEffect(id: Int(model.number), in: namespace, isSource: false) }
      }
    }
    let model = Knobs()
    let host = makeClockedHost(Content(model: model), 100, 20)
    #expect(host.fillBoxes == [CGRect(x: 0, y: 0, width: 25, height: 10)])
    withAnimation(.linear(duration: 1)) { model.number = 2 }
    host.update()
    host.advance(by: 0.5)
    #expect(host.fillBoxes == [CGRect(x: 25, y: 0, width: 25, height: 10)])
  }

  @Test("A modifier of each view keeps its replica through a transition") func replicas() {
    let model = Knobs()
    let journal = Journal()
    let host = host(model) { model in
      ZStack {
        Color.clear
        Group { if model.isOn { box(10, 10) } }.padding(5).onAppear { journal.add("in") }
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.update()
    host.advance(by: 2)
    let before = journal.entries
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.update()
    host.advance(by: 0.5)
    #expect(host.fillBoxes == [CGRect(x: 45, y: 45, width: 10, height: 10)])
    #expect(host.layerOpacities == [0.5])
    host.advance(by: 2)
    #expect(host.fills.isEmpty)
    #expect(journal.entries == before)
  }
}
