// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// Shows a sketch.
struct SketchView<P: SketchPart>: View, _SeeThroughView {
  let part: P
  let spelling: Spelling

  var body: some View {
    let head = part.head
    let layers = part.layers
    head.marks.reduce(AnyView(wrapped(head))) { view, mark in
      let layer = layers.first { $0.head.id == mark.id }.map { SketchView(part: $0, spelling: spelling) }
      return spelling.usesOtherModifiers
        ? mark.kind.otherwise(applied: view, layer) : mark.kind.applied(to: view, layer)
    }
  }

  private func wrapped(_ head: Sketch.Head) -> AnyView {
    guard let seed = spelling.wrapping else { return AnyView(kind(head.kind)) }
    var generator = SeededGenerator(seed &+ UInt64(truncatingIfNeeded: head.id))
    let isThere = head.id >= 0
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: return AnyView(Group { kind(head.kind) })
    case 1: return AnyView(ForEach(0..<1) { _ in kind(head.kind) })
    case 2: return AnyView(Group { if isThere { kind(head.kind) } })
    case 3: return AnyView(Group { if isThere { kind(head.kind) } else { Text("otherwise") } })
    case 4: return AnyView(Passing { Passing { kind(head.kind) } })
    case 5: return AnyView(Group { ForEach(0..<1) { _ in Group { AnyView(kind(head.kind)) } } })
    default: return AnyView(kind(head.kind))
    }
  }

  private var each: some View {
    ForEach(part.children, id: \.head.id) { SketchView(part: $0, spelling: spelling) }
  }

  @ViewBuilder private func kind(_ kind: Sketch.Kind) -> some View {
    switch kind {
    case .row(let alignment, let spacing): row(Sketch.vertical[alignment].1, spacing)
    case .column(let alignment, let spacing): column(Sketch.horizontal[alignment].1, spacing)
    case .pile(let alignment): pile(Sketch.both[alignment].1)
    case .grid(let alignment, let spacing, let columns):
      let children = part.children
      Grid(alignment: Sketch.both[alignment].1, horizontalSpacing: spacing) {
        ForEach(Array(stride(from: 0, to: children.count, by: columns)), id: \.self) { start in
          if columns == 1 {
            SketchView(part: children[start], spelling: spelling)
          } else {
            GridRow {
              ForEach(children[start..<min(start + columns, children.count)], id: \.head.id) {
                SketchView(part: $0, spelling: spelling)
              }
            }
          }
        }
      }
    case .scroll(let axes): ScrollView(Sketch.axes[axes].1) { each }
    case .reader(let fraction): reader(fraction)
    case .group: Group { each }
    case .lazyColumn(let alignment, let spacing):
      LazyVStack(alignment: Sketch.horizontal[alignment].1, spacing: spacing) { each }
    case .lazyGrid(let minimum, let spacing):
      LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum))], spacing: spacing) { each }
    case .fits: ViewThatFits { each }
    case .list(let isForm): if isForm { Form { each } } else { List { each } }
    case .control(let kind): control(kind)
    case .arranged(let isRow, let spacing):
      let layout = isRow ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
      layout.callAsFunction { each }
    case .flow(let gap): FlowLayout(gap: gap).callAsFunction { each }
    default: leaf(kind)
    }
  }

  @ViewBuilder private func control(_ kind: Int) -> some View {
    switch kind {
    case 0: Button(action: {}, label: { each })
    case 1: Toggle(isOn: .constant(true)) { each }
    case 2: GroupBox { each }
    default:
      LabeledContent {
        Text("value")
      } label: {
        each
      }
    }
  }

  @ViewBuilder private func leaf(_ kind: Sketch.Kind) -> some View {
    switch kind {
    case .color: Color.red
    case .rectangle: Rectangle()
    case .circle: Circle()
    case .divider: Divider()
    case .text(let string): Text(string)
    case .spacer(let least): Spacer(minLength: least)
    case .picture(let isResizable): isResizable ? Image("pic").resizable() : Image("pic")
    default: EmptyView()
    }
  }

  @ViewBuilder private func row(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> some View {
    switch spelling.stacks {
    case .builtIn: HStack(alignment: alignment, spacing: spacing) { each }
    case .erased: AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)).callAsFunction { each }
    case .documented: DocumentedRow(alignment: alignment, spacing: spacing).callAsFunction { each }
    }
  }

  @ViewBuilder private func column(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> some View {
    switch spelling.stacks {
    case .builtIn: VStack(alignment: alignment, spacing: spacing) { each }
    case .erased: AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)).callAsFunction { each }
    case .documented: DocumentedColumn(alignment: alignment, spacing: spacing).callAsFunction { each }
    }
  }

  @ViewBuilder private func pile(_ alignment: Alignment) -> some View {
    switch spelling.stacks {
    case .builtIn: ZStack(alignment: alignment) { each }
    case .erased: AnyLayout(ZStackLayout(alignment: alignment)).callAsFunction { each }
    case .documented: DocumentedPile(alignment: alignment).callAsFunction { each }
    }
  }

  @ViewBuilder private func reader(_ fraction: CGFloat) -> some View {
    if spelling.usesDocumentedReaders {
      DocumentedReader().callAsFunction {
        Share(fraction: fraction).callAsFunction { Color.blue }
        each
      }
    } else {
      GeometryReader { space in
        Color.blue.frame(width: space.size.width * fraction)
        each
      }
    }
  }
}

/// A custom view around others.
private struct Passing<Content: View>: View, _SeeThroughView {
  @ViewBuilder let content: Content
  var body: some View { content }
}

/// A part of the proposed width: what a frame in a reader works out.
struct Share: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let fraction: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: (proposal.width ?? 10) * fraction, height: proposal.height ?? 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
