// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A row written by a user from the documented algorithm.
private struct UserRow: Layout {
  let alignment: VerticalAlignment
  let spacing: CGFloat
  typealias AnimatableData = EmptyAnimatableData

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    guard let width = proposal.width else { return subviews.map { $0.sizeThatFits(proposal) } }
    let free = width - spacing * CGFloat(max(0, subviews.count - 1))
    if free <= 0 || free == .infinity {
      let asked = ProposedViewSize(width: max(0, free), height: proposal.height)
      return subviews.map { $0.sizeThatFits(asked) }
    }
    func extent(_ index: Int, _ asked: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(ProposedViewSize(width: asked, height: proposal.height)).width
    }
    let least = subviews.indices.map { extent($0, 0) }
    // A rounding error doesn't make one more flexible than another.
    let flexibility = subviews.indices.map { ((extent($0, .infinity) - least[$0]) * 1024).rounded() }
    // Of two without an end the one that needs more comes first.
    func later(_ index: Int) -> CGFloat { flexibility[index] == .infinity ? -least[index] : 0 }
    var sizes = [CGSize](repeating: .zero, count: subviews.count)
    var left = free
    var waiting = Set(subviews.indices)
    for priority in Set(subviews.map(\.priority)).sorted(by: >) {
      var group = subviews.indices.filter { subviews[$0].priority == priority }
      waiting.subtract(group)
      group.sort { (flexibility[$0], later($0), $0) < (flexibility[$1], later($1), $1) }
      let reserved = waiting.reduce(0) { $0 + least[$1] }
      for (position, index) in group.enumerated() {
        let share = max(0, left - reserved) / CGFloat(group.count - position)
        sizes[index] = subviews[index].sizeThatFits(ProposedViewSize(width: share, height: proposal.height))
        left = max(0, left - sizes[index].width)
      }
    }
    return sizes
  }

  private func guides(_ sizes: [CGSize], _ subviews: Subviews) -> [CGFloat] {
    zip(subviews, sizes).map { $0.dimensions(in: ProposedViewSize($1))[alignment] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    if subviews.isEmpty { return .zero }
    let sizes = sizes(proposal, subviews)
    let guides = guides(sizes, subviews)
    let above = guides.max() ?? 0
    let below = zip(sizes, guides).map { $0.height - $1 }.max() ?? 0
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(subviews.count - 1), height: above + below)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let sizes = sizes(proposal, subviews)
    let guides = guides(sizes, subviews)
    let above = guides.max() ?? 0
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + above - guides[index]), proposal: ProposedViewSize(sizes[index]))
      x += sizes[index].width + spacing
    }
  }
}

/// A tree whose parts can be exchanged one by one.
@MainActor
private final class Patchwork {
  var parts: [AnyView]
  let remotes: [Remote<AnyView>]
  var generator: SeededGenerator

  init(seed: UInt64, count: Int) {
    generator = SeededGenerator(seed &+ 77)
    parts = (0..<count).map {
      var tree = RandomTree(seed: seed &* 1_000 &+ UInt64($0), isHostile: false, size: 10)
      return tree.make(depth: 4)
    }
    remotes = (0..<count).map { _ in Remote() }
  }

  func arranged(_ part: @escaping (Int) -> AnyView) -> AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: 3) {
        HStack {
          part(0)
          part(1).layoutPriority(1)
        }
        ScrollView { part(2) }
        GeometryReader { space in part(3).frame(width: space.size.width / 2) }
        ZStack { part(4) }.overlay(alignment: .bottomTrailing) { part(5) }
      })
  }
}

private struct Part: View {
  let remote: Remote<AnyView>
  @State private var content: AnyView

  init(_ remote: Remote<AnyView>, _ content: AnyView) {
    self.remote = remote
    _content = State(wrappedValue: content)
  }

  var body: some View {
    let _ = remote.set = { content = $0 }
    content
  }
}

private struct Whole: View {
  let content: AnyView
  var body: some View { content }
}

@MainActor @Suite(.serialized) struct DifferentialTests {
  private func frames(_ host: ViewHost) -> [String] {
    host.snapshot().allNodes.filter { $0.view != "Part" && $0.view != "Whole" }.map { node in
      let numbers = [node.frame, node.rendered].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      return "\(node.view) \(numbers.map { ($0 * 1_000).rounded() / 1_000 + 0 })"
    }
  }

  @Test("HStack gives the frames of a user's row over the documented algorithm")
  func stacks() {
    var generator = SeededGenerator(5)
    for seed in 0..<300 {
      var views: [AnyView] = []
      for index in 0..<Int.random(in: 0..<6, using: &generator) {
        let (a, b) = (CGFloat.random(in: 0..<80, using: &generator), CGFloat.random(in: 80..<160, using: &generator))
        let priority = Double(Int.random(in: 0..<2, using: &generator))
        let leaf: AnyView =
          switch Int.random(in: 0..<5, using: &generator) {
          case 0: AnyView(Color.red)
          case 1: AnyView(Color.red.frame(width: a, height: b / 4))
          case 2: AnyView(Color.red.frame(minWidth: a, maxWidth: b))
          case 3: AnyView(Color.red.frame(maxWidth: b, maxHeight: a))
          default: AnyView(Color.blue.frame(minWidth: b).frame(height: a))
          }
        views.append(AnyView(leaf.layoutPriority(priority).id(index)))
      }
      let each = ForEach(views.indices, id: \.self) { views[$0] }
      let width = CGFloat.random(in: 0..<500, using: &generator)
      let alignment: VerticalAlignment = seed % 2 == 0 ? .center : .bottom
      func colors<V: View>(_ view: V) -> [CGRect] {
        let host = makeHost(view, width, 100)
        host.update()
        return host.snapshot().root.all("Color").map(\.frame)
      }
      let builtIn = colors(HStack(alignment: alignment, spacing: 4) { each })
      let own = colors(UserRow(alignment: alignment, spacing: 4).callAsFunction { each })
      let erased = colors(
        AnyLayout(HStackLayout(alignment: alignment, spacing: 4)).callAsFunction { each })
      #expect(zip(builtIn, own).allSatisfy { isClose($0, $1) }, "seed \(seed): \(builtIn) \(own)")
      #expect(builtIn.count == own.count && builtIn == erased, "seed \(seed)")
    }
  }

  @Test("After any edit the frames are those of a layout from scratch", arguments: 0..<10)
  func edits(seed: Int) { run(seed, isHostile: false) }

  @Test("Likewise with hostile numbers", arguments: 0..<10)
  func hostileEdits(seed: Int) { run(seed + 100, isHostile: true) }

  private func run(_ seed: Int, isHostile: Bool) {
    let patchwork = Patchwork(seed: UInt64(seed), count: 6)
    let host = makeHost(
      patchwork.arranged { AnyView(Part(patchwork.remotes[$0], patchwork.parts[$0])) }, 320, 480)
    host.update()
    var size = CGSize(width: 320, height: 480)
    for edit in 0..<20 {
      let index = Int.random(in: 0..<6, using: &patchwork.generator)
      if edit % 5 == 4 {
        size.width = CGFloat.random(in: 50..<500, using: &patchwork.generator)
        host.resize(to: size)
      } else {
        var tree = RandomTree(
          seed: UInt64.random(in: 0..<100_000, using: &patchwork.generator), isHostile: isHostile, size: 10)
        patchwork.parts[index] = tree.make(depth: 4)
        patchwork.remotes[index].set(patchwork.parts[index])
        host.update()
      }
      let fresh = makeHost(
        patchwork.arranged { AnyView(Part(Remote(), patchwork.parts[$0])) }, size.width, size.height)
      fresh.update()
      let (found, expected) = (frames(host), frames(fresh))
      if found != expected {
        let first = zip(found, expected).first { $0 != $1 }
        Issue.record(
          """
          seed \(seed), edit \(edit) of part \(index): \(String(describing: first))
          \(host.snapshot().text())
          from scratch:
          \(fresh.snapshot().text())
          """)
        return
      }
    }
  }

  @Test("What is remembered is what would be worked out again")
  func memos() {
    Graph.verifiesMemos = true
    defer { Graph.verifiesMemos = false }
    for seed in 0..<60 {
      var tree = RandomTree(seed: UInt64(seed), isHostile: seed % 2 == 0, size: 8)
      let host = makeHost(tree.make(depth: 3), 200, 200)
      host.update()
      host.resize(to: CGSize(width: 150, height: 250))
      #expect(!host.snapshot().allNodes.isEmpty)
    }
  }
}
