// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

/// Counts at two sizes what reasons cost: twice as many views have twice as many, and each takes as much.
///
/// A reason about one of many views that goes through all of them is counted as often as there are views.
@MainActor @Suite struct ReasonGuards {
  /// What a record of a settled host has cost.
  private struct Cost: CustomStringConvertible {
    var nodes: Int
    var work: ReasonWork
    /// Sizes that were worked out for it.
    var measures: Int

    var description: String { "\(nodes) nodes: \(work.reasons) reasons, \(work.visits) visits, \(measures) measures" }
  }

  /// A container of any number of views.
  enum Container: String, CaseIterable {
    case column, row, scrolledColumn, layers, grid, wideGrid, list, form, sections, lazyColumn, lazyGrid, layout
    case overlays, readers, framesOfReads, ratios, guides, customViews, mirroredRow

    @MainActor func view(_ count: Int) -> AnyView {
      switch self {
      case .column: AnyView(VStack { texts(count) })
      case .row: AnyView(HStack { texts(count) })
      case .scrolledColumn: AnyView(ScrollView { VStack { texts(count) } })
      case .layers: AnyView(ZStack(alignment: .topLeading) { texts(count) })
      case .grid:
        AnyView(Grid { ForEach(0..<count / 2, id: \.self) { row in GridRow { texts(2, from: row) } } })
      case .wideGrid: AnyView(Grid { GridRow { texts(count) } })
      case .list: AnyView(List { texts(count) })
      case .form: AnyView(Form { texts(count) })
      case .sections:
        AnyView(List { ForEach(0..<count / 10, id: \.self) { number in Section("\(number)") { texts(10) } } })
      case .lazyColumn: AnyView(ScrollView { LazyVStack { texts(count) } })
      case .lazyGrid:
        AnyView(ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(50))]) { texts(count) } })
      case .layout: AnyView(Ladder { texts(count) })
      case .overlays, .readers, .framesOfReads, .ratios, .guides, .customViews, .mirroredRow: other(count)
      }
    }

    @MainActor private func other(_ count: Int) -> AnyView {
      switch self {
      case .overlays:
        AnyView(
          VStack {
            ForEach(0..<count, id: \.self) {
              Text(verbatim: "\($0)").padding(2).background(.red).overlay { Color.blue }
            }
          })
      case .readers:
        AnyView(
          HStack {
            VStack { ForEach(0..<count, id: \.self) { row in GeometryReader { _ in Text(verbatim: "\(row)") } } }
            Text(verbatim: "beside")
          })
      case .framesOfReads:
        AnyView(
          GeometryReader { space in
            let widths = (0..<count).map { space.size.width / CGFloat($0 + 3) }
            VStack { ForEach(widths, id: \.self) { Bar(width: $0) } }
          })
      case .ratios:
        AnyView(
          ScrollView { VStack { ForEach(0..<count, id: \.self) { _ in Color.red.aspectRatio(2, contentMode: .fit) } } })
      case .guides:
        AnyView(
          VStack(alignment: .leading) {
            ForEach(0..<count, id: \.self) { row in
              Text(verbatim: "\(row)").alignmentGuide(.leading) { _ in CGFloat(row % 5) }
            }
          })
      case .customViews: AnyView(VStack { ForEach(0..<count / 2, id: \.self) { Pair(number: $0) } })
      default: AnyView(HStack { texts(count) }.environment(\.layoutDirection, .rightToLeft))
      }
    }
  }

  /// So few that stacks tell each share, and so many that they don't. Few readers cost more than their number says; only
  /// what many cost is counted.
  private func counts(_ container: Container) -> [Int] { container == .readers ? [320] : [48, 320] }

  /// A row of readers takes 12 or 16 visits, in turns at 320, 640, 1,280 and 2,560 rows: four times as many compare alike.
  private func factor(_ container: Container) -> Int { container == .readers ? 4 : 2 }

  private func cost(_ container: Container, _ count: Int, isFull: Bool) -> Cost {
    // High enough that lists and lazy containers show all of it.
    let host = makeHost(container.view(count), 390, CGFloat(count) * 60) { $0.tracing = isFull ? .full : .findings }
    host.update()
    host.resetCounters()
    let record = host.layoutRecord(asksAgain: isFull)
    return Cost(nodes: record.nodes.count, work: record.work, measures: host.counters.measures)
  }

  private func expectLinear(_ small: Cost, _ large: Cost, _ what: Comment) {
    let growth = Double(large.nodes) / Double(small.nodes)
    #expect(growth > 1.5, what)
    for part in [\Cost.work.reasons, \Cost.work.visits, \Cost.measures] {
      // What doesn't depend on the number of views is a few hundred at most.
      #expect(Double(large[keyPath: part]) <= Double(small[keyPath: part]) * growth * 1.15 + 60, what)
    }
  }

  @Test("Reasons for twice as many views cost twice as much", arguments: Container.allCases)
  func explanations(container: Container) {
    for count in counts(container) {
      let (small, large) = (
        cost(container, count, isFull: true), cost(container, factor(container) * count, isFull: true)
      )
      #expect(small.work.reasons > count && small.work.visits > count)
      let what: Comment = "\(container) of \(count): \(small), \(large)"
      expectLinear(small, large, what)
    }
  }

  @Test("What findings need costs twice as much for twice as many views", arguments: Container.allCases)
  func findings(container: Container) {
    for count in counts(container) {
      let (small, large) = (
        cost(container, count, isFull: false), cost(container, factor(container) * count, isFull: false)
      )
      expectLinear(small, large, "\(container) of \(count): \(small), \(large)")
      // Nothing is laid out again for them.
      #expect(large.measures <= large.nodes, "\(container) of \(count): \(large)")
    }
  }

  @Test("Levels that take over each other's lengths are followed once")
  func depth() {
    func steps(_ depth: Int) -> Int {
      var view = AnyView(Text(verbatim: "end"))
      for _ in 0..<depth { view = AnyView(view.padding(0.5)) }
      let explanation = explained(view, 300, 300)
      var decisions = Decisions(explanation.record)
      for node in explanation.record.nodes { _ = decisions.decision(for: node.id, .horizontal) }
      return decisions.steps
    }
    let (small, large) = (steps(40), steps(80))
    #expect(small >= 40)
    #expect(large <= small * 2 + 10, "\(small) \(large)")
  }

  @Test("A stack is gone through once for all that is moved in it")
  func moves() {
    func visits(_ count: Int) -> Int {
      let model = GuardModel()
      let host = makeHost(
        VStack(spacing: 0) {
          TallBox(model: model)
          texts(count)
        }
        .frame(maxHeight: .infinity, alignment: .top), 390, CGFloat(count) * 60
      ) { $0.isTraced = true }
      host.update()
      model.width = 77
      let memo = ReasonMemo()
      ReasonMemo.current = memo
      defer { ReasonMemo.current = nil }
      host.update()
      #expect(host.graph.tracer?.passes.contains { $0.redraws.count == count + 1 } == true)
      return memo.work.visits
    }
    let (small, large) = (visits(200), visits(400))
    #expect(small > 200)
    #expect(large <= small * 2 + 60, "\(small) \(large)")
  }
}

@MainActor private func texts(_ count: Int, from first: Int = 0) -> some View {
  ForEach(0..<count, id: \.self) { Text(verbatim: "Row \(first + $0)") }
}

private struct TallBox: View {
  let model: GuardModel
  var body: some View { Color.red.frame(width: 10, height: model.width) }
}

private struct Bar: View {
  let width: CGFloat
  var body: some View { Color.red.frame(width: width, height: 2) }
}

private struct Pair: View {
  let number: Int
  var body: some View {
    Text(verbatim: "a\(number)")
    Text(verbatim: "b\(number)")
  }
}

/// Puts its views one below the other, each ten points high.
private struct Ladder: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 10 * CGFloat(subviews.count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + 10 * CGFloat(index)),
        proposal: ProposedViewSize(width: 50, height: 10))
    }
  }
}
