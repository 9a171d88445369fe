// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Random trees on their way")
struct AnimationRobustnessTests {
  private func animation(_ tree: inout RandomTree) -> Animation? {
    switch tree.pick(8) {
    case 0: nil
    case 1: .spring(response: 0.4, dampingFraction: 0.3)
    case 2: .linear(duration: 0.3).delay(0.1)
    case 3: .easeInOut(duration: 0.5).repeatForever()
    case 4: .linear(duration: 0)
    case 5: .interpolatingSpring(stiffness: 200, damping: 3, initialVelocity: 5)
    case 6: .linear.speed(-1).repeatCount(3, autoreverses: false)
    default: .default
    }
  }

  private struct Scene: View {
    @ObservedObject var model: Knobs
    let first: AnyView
    let second: AnyView
    @Namespace private var namespace

    var body: some View {
      VStack(alignment: model.isOn ? .leading : .trailing) {
        if model.isOn {
          first.transition(.slide).matchedGeometryEffect(id: 1, in: namespace)
        } else {
          second.transition(.scale.combined(with: .opacity)).matchedGeometryEffect(id: 1, in: namespace)
        }
        ForEach(model.items, id: \.self) { id in
          Text(verbatim: "\(id)").padding(CGFloat(model.number)).background(model.isOn ? Color.red : Color.blue)
            .rotationEffect(.degrees(model.number))
            .transition(id.isMultiple(of: 2) ? .move(edge: .top) : .push(from: .trailing))
        }
        .offset(x: model.number)
        (model.isOn ? first : second).frame(width: model.number).id(model.items.count)
      }
      .frame(maxWidth: model.number * 10)
      .animation(.linear(duration: 0.2), value: model.items)
    }
  }

  @Test("Trees that come, go and change under any animation are drawn with finite numbers", arguments: 0..<10)
  func random(part: Int) {
    for seed in stride(from: part, to: 120, by: 10) {
      var tree = RandomTree(seed: UInt64(seed), isHostile: seed.isMultiple(of: 2), size: 10)
      let model = Knobs()
      let host = makeClockedHost(Scene(model: model, first: tree.make(), second: tree.make()), 300, 400)
      for _ in 0..<8 {
        withAnimation(animation(&tree)) {
          if tree.pick(2) == 0 { model.isOn.toggle() }
          if tree.pick(2) == 0 { model.items = (0..<tree.pick(5)).shuffled(using: &tree.generator) }
          if tree.pick(2) == 0 { model.number = Double(tree.length()) }
        }
        host.update()
        host.advance(by: [0, 0.01, 0.1, 0.37, 2][tree.pick(5)])
        for command in host.displayList().commands {
          switch command {
          case .fill(let path, _, _), .clip(let path, _), .stroke(let path, _, _):
            #expect(path.isEmpty || isFinite(path.boundingRect), "seed \(seed)")
          case .text(_, let rect, _), .image(_, let rect): #expect(isFinite(rect), "seed \(seed)")
          default: break
          }
        }
        _ = host.snapshot()
      }
      #expect(host.warnings.allSatisfy { $0.name != .updateLoop }, "seed \(seed): \(host.warnings)")
    }
  }

  @Test("A host that goes in the midst of all leaves nothing behind") func released() {
    let views: [(String, (Knobs) -> AnyView)] = [
      ("still", { _ in AnyView(box(10, 10)) }),
      ("phases", { _ in AnyView(box(10, 10).phaseAnimator([0.0, 40.0]) { content, x in content.offset(x: x) }) }),
      (
        "jumps",
        { _ in
          AnyView(
            PhaseAnimator([0, 1]) {
              Text(verbatim: "\($0)")
            } animation: { _ in
              nil
            })
        }
      ),
      ("timeline", { _ in AnyView(TimelineView(.animation) { Text(verbatim: "\($0.date)") }) }),
      (
        "periodic",
        { _ in AnyView(TimelineView(.periodic(from: .now, by: 1)) { Text(verbatim: "\($0.date)") }) }
      ),
      (
        "keyframes",
        { _ in
          AnyView(
            KeyframeAnimator(initialValue: 0.0) {
              Text(verbatim: "\($0)")
            } keyframes: { _ in
              LinearKeyframe(1, duration: 1)
            })
        }
      ),
      (
        "transition",
        { model in
          AnyView(
            Show(model: model) { model in
              if model.isOn { Color.red.transition(.slide) } else { Color.blue.transition(.scale) }
            })
        }
      ),
    ]
    for (name, view) in views {
      weak var clock: FrameClock?
      weak var root: HostNode?
      do {
        let model = Knobs()
        let host = makeClockedHost(view(model))
        withAnimation(.spring) { model.isOn = true }
        host.update()
        host.advance(by: 0.1)
        (clock, root) = (host.graph.frameClock, host.root)
      }
      // As plain truths: a failure must not look into what is half gone.
      let isLeft = (clock != nil, root != nil)
      #expect(!isLeft.0 && !isLeft.1, "\(name): \(isLeft)")
    }
  }

  private func isFinite(_ rect: CGRect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
  }

  @Test("When all is over, the frame is that of a host without animations", arguments: 0..<10)
  func settled(part: Int) {
    for seed in stride(from: part, to: 80, by: 10) {
      var tree = RandomTree(seed: UInt64(seed) &+ 5_000, isHostile: false, size: 10)
      let (first, second) = (tree.make(), tree.make())
      let (model, still) = (Knobs(), Knobs())
      let host = makeClockedHost(Scene(model: model, first: first, second: second), 300, 400)
      let other = makeHost(Scene(model: still, first: first, second: second), 300, 400)
      other.update()
      for _ in 0..<4 {
        let (isOn, number, items) = (tree.pick(2) == 0, Double(tree.pick(60)), Array(0..<tree.pick(4)))
        for model in [model, still] {
          withAnimation(.linear(duration: 0.2)) {
            model.isOn = isOn
            model.number = number
            model.items = items
          }
        }
        host.update()
        host.advance(by: 0.05)
        other.update()
      }
      host.advance(by: 3)
      #expect(host.displayListText == other.displayListText, "seed \(seed)")
    }
  }
}

extension ViewHost {
  fileprivate var displayListText: String { displayList().commands.map { "\($0)" }.joined(separator: "\n") }
}
