// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What trees of tens of thousands of nodes keep of each.
@MainActor @Suite struct MemoryGuards {
  private struct Leaf: Layout {
    var width: CGFloat = 10
    var height: CGFloat = 10
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: width, height: height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
  }

  private func nodes(of view: some View) -> [ViewNode] {
    let host = makeHost(view, 300, 300)
    host.update()
    var nodes: [ViewNode] = []
    func add(_ node: ViewNode) {
      nodes.append(node)
      node.forEachPart(add)
    }
    add(host.root)
    return nodes
  }

  /// In a class's metadata the size of its objects lies behind the kind, the superclass, the flags and a place.
  private func size(of node: ViewNode) -> Int {
    Int(unsafeBitCast(type(of: node) as AnyClass, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
  }

  @Test("An object of each common kind of node is no larger than it has to be")
  func objects() throws {
    let all = nodes(
      of: HStack(spacing: 4) {
        Color.red.frame(width: 20, height: 20)
        Leaf() {}
        Spacer(minLength: 0)
        Text(verbatim: "text").padding(4)
      })
    // In bytes; the C library hands out 16 at a time, and takes 8 for itself.
    let limits: [(ViewNode.Type, Int)] = [
      (StackNode.self, 104), (FixedFrame.Node.self, 120), (_PaddingLayout.Node.self, 120), (StyleNode<Color>.self, 80),
      (LayoutContainerNode<Leaf, EmptyView>.self, 120), (SpacerNode.self, 72), (TextNode.self, 120),
    ]
    for (type, limit) in limits {
      let node = try #require(all.first { Swift.type(of: $0) == type }, "\(type)")
      #expect(size(of: node) <= limit, "\(type)")
    }
    #expect(all.count == 8, "the host, the stack, and what stands in the block: \(all)")
  }

  @Test("What layout keeps of a node takes three half cache lines, of a stack's child one, of a size one")
  func cells() {
    #expect(MemoryLayout<LayoutCell>.size <= 96)
    #expect(MemoryLayout<StackTable>.stride <= 32)
    #expect(MemoryLayout<StackTable.Item>.stride <= 32)
    #expect(MemoryLayout<EnvironmentValues>.size <= 9)
  }

  @Test("An erased view in a block has no node of its own")
  func erased() {
    let plain = nodes(
      of: VStack {
        Color.red
        Color.blue
        HStack { Color.green }
      })
    let erased = nodes(
      of: VStack {
        AnyView(Color.red)
        AnyView(Color.blue)
        AnyView(HStack { AnyView(Color.green) })
      })
    #expect(plain.count == 6)
    #expect(erased.count == plain.count)
  }

  @Test("Texts that look alike share how they look")
  func texts() throws {
    let graph = Graph(textEngine: FixedTextEngine.shared, imageLoader: OnePicture.shared, recordsSources: false)
    let (a, b) = (Text(verbatim: "a").bold(), Text(verbatim: "b").bold())
    let environment = EnvironmentValues()
    _ = Text(verbatim: "before").bold().resolve(in: environment, sharing: graph.textStyles)
    let first = a.resolve(in: environment, sharing: graph.textStyles)
    let second = b.resolve(in: environment, sharing: graph.textStyles)
    #expect(first.styles.withUnsafeBufferPointer(\.baseAddress) == second.styles.withUnsafeBufferPointer(\.baseAddress))
    #expect(second.text.runs.map(\.string) == ["b"])
    // What is shared is what a text would have had to itself.
    #expect(first == a.resolve(in: environment) && second == b.resolve(in: environment))
    var changed = second.text.runs[0]
    changed.tracking = 3
    #expect(second.text.runs[0].tracking == 0 && changed.tracking == 3 && changed != second.text.runs[0])
    var large = environment
    large.dynamicTypeSize = .accessibility3
    #expect(b.resolve(in: large, sharing: graph.textStyles) == b.resolve(in: large))
    // More looks than are remembered.
    for size in 1...20 {
      let text = Text(verbatim: "x").font(.system(size: CGFloat(size)))
      #expect(text.resolve(in: environment, sharing: graph.textStyles) == text.resolve(in: environment))
    }
  }

  @Test("What texts share keeps no object that views hand down")
  func textsKeepNoObject() {
    struct Owner: View {
      let made: (Knobs) -> Void
      @StateObject private var knobs = Knobs()
      var body: some View {
        made(knobs)
        return Text(verbatim: "text").environmentObject(knobs)
      }
    }
    weak var knobs: Knobs?
    let model = Knobs()
    let host = makeHost(
      Show(model: model) { model in VStack { if !model.isOn { Owner { knobs = $0 } } } }, 100, 100)
    host.update()
    #expect(knobs != nil)
    model.isOn = true
    host.update()
    #expect(knobs == nil)
  }

  @Test("What texts share isn't taken for an environment that has changed since")
  func textsOfChangedEnvironment() {
    let styles = SharedTextStyles()
    let text = Text(verbatim: "text")
    var environment = EnvironmentValues()
    for size in [DynamicTypeSize.small, .accessibility1, .large, .small] {
      environment.dynamicTypeSize = size
      #expect(text.resolve(in: environment, sharing: styles) == text.resolve(in: environment))
    }
  }

  @Test("A modifier far behind a large view is found where it lies")
  func farModifier() {
    struct Large: View {
      // Some 100 kB of view.
      var bytes = (0, 0, 0, 0, 0, 0, 0, 0)
      var body: some View { Color.red }
    }
    func row(_ value: Int) -> some View {
      let four = TupleView((Large(), Large(), Large(), Large()))
      let sixteen = TupleView((four, four, four, four))
      let more = TupleView((sixteen, sixteen, sixteen, sixteen))
      let many = TupleView((more, more, more, more))
      return ZStack { TupleView((many, many, many, many, many)) }.padding(CGFloat(value))
    }
    let model = Knobs()
    let host = makeHost(Show(model: model) { row(Int($0.number)) }, 300, 300)
    host.update()
    model.number = 7
    host.update()
    #expect(host.snapshot().node("padding")?.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(host.snapshot().node("ZStack")?.frame == CGRect(x: 7, y: 7, width: 286, height: 286))
  }
}
