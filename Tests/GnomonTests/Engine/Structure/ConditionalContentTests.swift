// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// `if`s and `switch`es of several levels are one node, which reads the branch that was taken where it lies in memory.
@MainActor @Suite("Branches of builders")
struct ConditionalContentTests {
  /// Views whose values leave bits unused, have none at all, or are counted.
  private struct Flagged: View {
    let isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }

  private struct Named: View {
    let name: String
    let action: (() -> Void)?
    var body: some View { Text(name) }
  }

  private struct Counted: View {
    @State private var first: Int
    let id: Int

    init(_ id: Int) {
      _first = State(initialValue: id)
      self.id = id
    }

    var body: some View { Text("\(id) since \(first)") }
  }

  private struct Many: View {
    let choice: Int

    var body: some View {
      switch choice {
      case 0: Flagged(isOn: true)
      case 1: Flagged(isOn: false)
      case 2: EmptyView()
      case 3: Named(name: "a name that doesn't fit into a word", action: nil)
      case 4: if let word = Optional("word") { Named(name: word, action: {}) }
      case 5: Text("text").padding(3)
      case 6, 7: Counted(choice)
      default:
        if choice > 9 { AnyView(Text("large")) } else { Color.red }
      }
    }
  }

  private func texts(_ host: ViewHost) -> [String] { host.snapshot().allNodes.compactMap(\.text) }

  @Test("Each branch shows its own view, made afresh or after any other")
  func branches() {
    let expected = [
      ["on"], ["off"], [], ["a name that doesn't fit into a word"], ["word"], ["text"], ["6 since 6"], ["7 since 7"],
      [], [],
      ["large"],
    ]
    for (choice, texts) in expected.enumerated() {
      let host = makeHost(Many(choice: choice), 300, 100)
      host.update()
      #expect(self.texts(host) == texts, "case \(choice)")
    }
    let model = Choice()
    let host = makeHost(Chosen(model: model), 300, 100)
    for step in 0..<121 {
      let choice = step * 37 % 11
      model.value = choice
      host.update()
      // 7 never follows 6, whose state it would keep.
      #expect(texts(host) == expected[choice], "case \(choice) in step \(step)")
    }
  }

  @Test("The same branch keeps its state, another one begins anew")
  func identity() {
    let model = Choice()
    model.value = 6
    let host = makeHost(Chosen(model: model), 300, 100)
    host.update()
    model.value = 7
    host.update()
    #expect(texts(host) == ["7 since 6"])
    model.value = 0
    host.update()
    model.value = 7
    host.update()
    #expect(texts(host) == ["7 since 7"])
  }

  @Test("A switch is one node, however many levels it takes")
  func oneNode() {
    var nodes = 0
    func count(_ node: ViewNode) {
      if node is BranchNode { nodes += 1 }
      node.forEachChild(count)
    }
    let host = makeHost(Many(choice: 5), 300, 100)
    host.update()
    count(host.root)
    #expect(nodes == 1)
  }

  @Test("More levels than one node follows")
  func deep() {
    func nested(_ levels: Int, _ view: some View) -> AnyView {
      func wrap<V: View>(_ view: V, _ left: Int) -> AnyView {
        left == 0
          ? AnyView(view)
          : wrap(_ConditionalContent<V, Text>(storage: .trueContent(view)), left - 1)
      }
      return wrap(view, levels)
    }
    let host = makeHost(nested(150, Text("deep")), 300, 100)
    host.update()
    #expect(texts(host) == ["deep"])
  }

  @Observable final class Choice { var value = 0 }

  private struct Chosen: View {
    let model: Choice
    var body: some View { Many(choice: model.value) }
  }
}
