// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Trees of views with states, made at random, and edits of them: a value comes back to the view that it was of, or
/// it's named as lost.
@MainActor struct KeptTreeTests {
  /// A view whose identity tests know and the engine doesn't see: what's in an object tells nothing in another program.
  private struct Leaf: View {
    final class Identity: Sendable {
      let number: Int
      init(_ number: Int) { self.number = number }
    }

    let identity: Identity
    /// What tells it from others; nil is nothing.
    let label: String?
    @State private var value = 0

    var body: some View {
      let _ = Wires.note("\(identity.number)", $value)
      Text("\(identity.number):\(value)")
    }
  }

  private struct Named<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  private struct Screen<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  @MainActor private indirect enum Tree {
    case leaf(Int, isLabelled: Bool)
    case row([Tree])
    case column([Tree])
    case padded(Tree)
    case group(Tree)
    case covered(Tree, Tree)
    case named(Tree)
    case branch(Tree, isFirst: Bool)
    case identified(Int, Tree)
    case scrolled(Tree)

    var view: any View {
      switch self {
      case .leaf(let number, let isLabelled):
        return Leaf(identity: Leaf.Identity(number), label: isLabelled ? "leaf \(number)" : nil)
      case .row(let parts): return Self.row(Self.tuple(parts))
      case .column(let parts): return Self.column(Self.tuple(parts))
      case .padded(let tree): return Self.pad(tree.view)
      case .group(let tree): return Self.group(tree.view)
      case .covered(let tree, let over): return Self.cover(tree.view, over.view)
      case .named(let tree): return Self.named(tree.view)
      case .branch(let tree, let isFirst): return Self.branch(tree.view, isFirst)
      case .identified(let id, let tree): return Self.identify(tree.view, id)
      case .scrolled(let tree): return Self.scroll(tree.view)
      }
    }

    var isLabelledLeaf: Bool { if case .leaf(_, isLabelled: true) = self { true } else { false } }

    private static func pad(_ view: some View) -> any View { view.padding(1) }
    private static func row(_ view: some View) -> any View { HStack { view } }
    private static func column(_ view: some View) -> any View { VStack { view } }
    private static func group(_ view: some View) -> any View { Group { view } }
    private static func scroll(_ view: some View) -> any View { ScrollView { view } }
    private static func named(_ view: some View) -> any View { Named(content: view) }
    private static func identify(_ view: some View, _ id: Int) -> any View { view.id(id) }
    private static func cover(_ view: some View, _ over: some View) -> any View { view.overlay { over } }

    @ViewBuilder private static func either(_ view: some View, _ isFirst: Bool) -> some View {
      if isFirst { view } else { Text("other") }
    }

    private static func branch(_ view: some View, _ isFirst: Bool) -> any View { either(view, isFirst) }

    private static func tuple(_ parts: [Tree]) -> any View {
      func two(_ a: some View, _ b: some View) -> any View { TupleView((a, b)) }
      func three(_ a: some View, _ b: some View, _ c: some View) -> any View { TupleView((a, b, c)) }
      switch parts.count {
      case 0: return EmptyView()
      case 1: return parts[0].view
      case 2: return two(parts[0].view, parts[1].view)
      case 3: return three(parts[0].view, parts[1].view, parts[2].view)
      default: return two(tuple(Array(parts.prefix(2))), tuple(Array(parts.dropFirst(2))))
      }
    }
  }

  /// Edits of one kind each time: where views come in one place and go in another, those that nothing tells apart can't
  /// be told apart.
  private enum Edit: CaseIterable { case wrap, insert, remove, shuffle }

  @MainActor private struct Maker {
    var random: SeededGenerator
    var count = 0

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func tree(_ levels: Int) -> Tree {
      if levels == 0 || chance(20) {
        count += 1
        return .leaf(count, isLabelled: chance(50))
      }
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: return .row(parts(levels))
      case 2, 3, 4: return .column(parts(levels))
      case 5: return .padded(tree(levels - 1))
      case 6: return .covered(tree(levels - 1), tree(levels - 1))
      case 7: return .named(tree(levels - 1))
      case 8: return .branch(tree(levels - 1), isFirst: true)
      default: return .identified(Int.random(in: 0..<3, using: &random), tree(levels - 1))
      }
    }

    mutating func parts(_ levels: Int) -> [Tree] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in tree(levels - 1) }
    }

    mutating func edited(_ tree: Tree, _ edit: Edit) -> Tree {
      var result: Tree
      switch tree {
      case .leaf: result = tree
      case .row(let parts): result = .row(self.parts(parts, edit))
      case .column(let parts): result = .column(self.parts(parts, edit))
      case .padded(let inner): result = .padded(edited(inner, edit))
      case .group(let inner): result = .group(edited(inner, edit))
      case .covered(let inner, let over): result = .covered(edited(inner, edit), edited(over, edit))
      case .named(let inner): result = .named(edited(inner, edit))
      case .branch(let inner, let isFirst): result = .branch(edited(inner, edit), isFirst: isFirst)
      case .identified(let id, let inner): result = .identified(id, edited(inner, edit))
      case .scrolled(let inner): result = .scrolled(edited(inner, edit))
      }
      guard edit == .wrap, chance(30) else { return result }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: result = .padded(result)
      case 1: result = .group(result)
      case 2: result = .column([result])
      default: result = .scrolled(result)
      }
      return result
    }

    private mutating func parts(_ parts: [Tree], _ edit: Edit) -> [Tree] {
      var parts = parts.map { edited($0, edit) }
      guard chance(50) else { return parts }
      switch edit {
      case .wrap: break
      case .insert: parts.insert(tree(1), at: Int.random(in: 0...parts.count, using: &random))
      case .remove: if parts.count > 1 { parts.remove(at: Int.random(in: 0..<parts.count, using: &random)) }
      // Only what can be told apart changes places.
      case .shuffle: if parts.allSatisfy(\.isLabelledLeaf) { parts.shuffle(using: &random) }
      }
      return parts
    }
  }

  private func host(_ tree: Tree) -> ViewHost {
    func make<V: View>(_ view: V) -> ViewHost { makeHost(Screen(content: view), 400, 400) }
    return make(tree.view)
  }

  @Test("Nothing is given to another view", arguments: 0..<60)
  func neverWrong(seed: Int) throws {
    for edit in Edit.allCases {
      var maker = Maker(random: SeededGenerator(UInt64(seed)))
      let tree = maker.tree(4)
      Wires.ints = [:]
      let before = host(tree)
      before.update()
      for (name, bindings) in Wires.ints { bindings.last?.wrappedValue = Int(name)! }
      before.update()
      let known = Set(Wires.ints.keys.compactMap { Int($0) })
      let bytes = try JSONEncoder().encode(before.keptState())
      let after = host(maker.edited(tree, edit))
      after.restore(try JSONDecoder().decode(KeptState.self, from: bytes))
      after.update()
      var kept: Set<Int> = []
      for text in after.shownTexts {
        let parts = text.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, parts[1] != 0 else { continue }
        #expect(parts[0] == parts[1], "seed \(seed), \(edit): the view \(parts[0]) got what was \(parts[1])'s")
        kept.insert(parts[0])
      }
      after.advance(by: KeptStore.patience + 1)
      #expect(
        after.lostState.count == known.count - kept.count,
        "seed \(seed), \(edit): \(known.count) values, \(kept.count) came back, \(after.lostState)")
    }
  }

  @Test("State that nobody has written is taken for none", arguments: 0..<30)
  func hostile(seed: Int) throws {
    var maker = Maker(random: SeededGenerator(UInt64(seed)))
    let tree = maker.tree(3)
    let before = host(tree)
    before.update()
    let text = String(decoding: try JSONEncoder().encode(before.keptState()), as: UTF8.self)
    for _ in 0..<40 {
      var bytes = Array(text.utf8)
      guard !bytes.isEmpty else { return }
      for _ in 0..<Int.random(in: 1...4, using: &maker.random) {
        let place = Int.random(in: 0..<bytes.count, using: &maker.random)
        switch Int.random(in: 0..<3, using: &maker.random) {
        case 0: bytes[place] = Array("0123456789-{}[]\",:antf".utf8).randomElement(using: &maker.random)!
        case 1: bytes.remove(at: place)
        default: bytes.insert(Array("9-1\"".utf8).randomElement(using: &maker.random)!, at: place)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      guard let kept = try? JSONDecoder().decode(KeptState.self, from: Data(bytes)) else { continue }
      let after = host(tree)
      after.restore(kept)
      after.update()
      _ = after.keptState()
      _ = after.lostState
    }
  }

  @Test("Places that contain themselves, or lie nowhere")
  func loops() {
    var kept = KeptState()
    for parent in [0, 5, -7, .max, .min, 1] {
      kept.places.append(
        KeptState.Place(
          parent: parent, name: "GnomonTests.Tally", keys: ["#", "9/", "/", "?"], slot: -1, count: .max, total: .min,
          print: "", isLazy: true, values: ["count": KeptState.Item(type: "Swift.Int", value: .text("1"))]))
    }
    kept.focus = KeptState.Focus(place: 99, start: .min, end: .max)
    let host = makeHost(Tally(name: "a"), 100, 100)
    host.restore(kept)
    host.update()
    #expect(host.shownTexts == ["a0"])
    _ = host.keptState()
    _ = host.losses
  }
}
