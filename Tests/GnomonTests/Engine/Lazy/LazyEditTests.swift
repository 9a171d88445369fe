// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Lazy containers after edits lie as ones made afresh. Each case is what was left of a sketch that once failed.
@MainActor @Suite("Lazy containers after edits")
struct LazyEditTests {
  private func view(
    _ id: Int, _ kind: Sketch.Kind, _ marks: [(Int, Sketch.MarkKind)], layers: [Sketch] = [],
    _ children: [Sketch] = []
  ) -> Sketch {
    Sketch(
      head: .init(id: id, kind: kind, marks: marks.map { Sketch.Mark(id: $0.0, kind: $0.1) }), children: children,
      layers: layers)
  }

  private func view(_ id: Int, _ kind: Sketch.Kind) -> Sketch { view(id, kind, [], []) }

  private func view(_ id: Int, _ kind: Sketch.Kind, _ children: [Sketch]) -> Sketch { view(id, kind, [], children) }

  private func expectNoDrift(_ stages: [Stage], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for usesModels in [false, true] {
      let host = SketchHost(stages[0], usesModels: usesModels)
      for stage in stages.dropFirst() {
        host.show(stage)
        let difference = Difference(host.nodes, SketchHost(stage).nodes, within: 1e-9)
        #expect(difference == nil, "\(difference?.description ?? "")", sourceLocation: sourceLocation)
      }
    }
  }

  /// Shows one sketch after the other in the same host.
  private func expectNoDrift(
    from old: Sketch, to new: Sketch, _ stage: (inout Stage) -> Void,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var stages = [Stage(sketch: old), Stage(sketch: new)]
    for index in stages.indices { stage(&stages[index]) }
    expectNoDrift(stages, sourceLocation: sourceLocation)
  }

  @Test("A row out of sight that is another view now is measured again")
  func replacedRow() {
    func sketch(_ first: Sketch.Kind) -> Sketch {
      view(
        2, .column(alignment: 3, spacing: nil),
        [
          view(
            19, .lazyColumn(alignment: 3, spacing: 0),
            [(1, .bounds(width: [nil, 100, nil], height: [10.5, 10.5, nil], alignment: 6))],
            [view(20, .group, [view(21, first)]), view(46, .text("a"), [(3, .frame(180, 100, alignment: 0))])]),
          view(58, .rectangle), view(61, .color),
          view(67, .divider, [(68, .inset(isTop: false, nil))], layers: [view(68, .text("two\nlines"))]),
          view(70, .color),
        ])
    }
    expectNoDrift(from: sketch(.spacer(44)), to: sketch(.color)) { ($0.width, $0.height) = (85, 366) }
  }

  @Test("What grows inside a row out of sight counts")
  func grownRow() {
    func stage(_ padding: CGFloat, isLarge: Bool) -> Stage {
      let row = view(
        164, .grid(alignment: 3, spacing: nil, columns: 2),
        [
          view(
            165, .text("a"), [(167, .inset(isTop: false, 0))],
            layers: [view(167, .divider, [(5, .safeAreaPadding(padding))])])
        ])
      let scroll = view(
        152, .scroll(axes: 0), [view(154, .lazyColumn(alignment: 1, spacing: 0), [view(157, .color), row])])
      var stage = Stage(
        sketch: view(
          151, .grid(alignment: 4, spacing: nil, columns: 1), [scroll, view(177, .color, [(6, .priority(1))])]))
      (stage.width, stage.height, stage.safeTop, stage.isLarge) = (243, 164, 20, isLarge)
      return stage
    }
    expectNoDrift([stage(8, isLarge: true), stage(8, isLarge: false), stage(180, isLarge: false)])
  }

  @Test("A list in a list in a grid follows the text size")
  func nestedLists() {
    let inner = view(
      42, .list(isForm: false), [(1, .fixedSize(horizontal: true, vertical: true))],
      [view(46, .text("some words that wrap"))])
    var stage = Stage(
      sketch: view(2, .lazyGrid(minimum: 64, spacing: nil), [view(39, .list(isForm: false), [inner])]))
    (stage.width, stage.height) = (331, 578)
    var large = stage
    large.isLarge = true
    expectNoDrift([stage, large])
    expectNoDrift([large, stage])
  }

  @Test("A list at its start stays there when rows above what is in sight become shorter")
  func listAtStart() {
    let list = view(
      38, .list(isForm: false),
      [view(40, .text("some words that wrap")), view(41, .circle), view(39, .arranged(isRow: false, spacing: 4))])
    let column = view(
      31, .column(alignment: 3, spacing: nil), [(1, .position(5, 33.25))],
      [view(37, .row(alignment: 3, spacing: nil), [list, view(55, .text("word"))])])
    let spacer = view(
      63, .spacer(10.5), [(64, .inset(isTop: true, nil))], layers: [view(64, .picture(isResizable: true))])
    var stage = Stage(
      sketch: view(2, .lazyGrid(minimum: 120, spacing: nil), [view(20, .text("two\nlines")), column, spacer]))
    (stage.width, stage.height, stage.isLarge) = (200, 127, true)
    var small = stage
    small.isLarge = false
    expectNoDrift([stage, small])
  }

  @Test("Rows that want other distances than before")
  func distances() {
    func sketch(_ kind: Sketch.Kind) -> Sketch {
      view(
        3, .list(isForm: false),
        [
          view(26, .text("some words that wrap")), view(24, .color), view(25, .text("some words that wrap")),
          view(12, .group, [view(50, .column(alignment: 2, spacing: nil), [view(52, kind), view(59, .text(""))])]),
        ])
    }
    expectNoDrift(from: sketch(.spacer(5)), to: sketch(.rectangle)) {
      ($0.width, $0.height, $0.safeTop, $0.isLarge) = (123, 426, 40, true)
    }
  }

  @Test("A layer beside a lazy stack in a lazy stack, made wider")
  func layeredLazyStack() {
    let inner = view(
      17, .lazyColumn(alignment: 3, spacing: nil), [(20, .inset(isTop: false, 4))], layers: [view(20, .spacer(100))])
    let stack = view(16, .lazyColumn(alignment: 1, spacing: nil), [view(29, .empty), inner])
    let other = view(
      44, .column(alignment: 3, spacing: nil), [view(108, .picture(isResizable: false)), view(46, .text("word"))])
    var stage = Stage(
      sketch: view(
        2, .pile(alignment: 5), [(1, .bounds(width: [nil, 44, nil], height: [0, 8, nil], alignment: 4))],
        [stack, other]))
    (stage.width, stage.height, stage.isRightToLeft, stage.isLarge) = (137, 402, true, true)
    var wider = stage
    (wider.width, wider.height) = (236, 109)
    expectNoDrift([stage, wider])
  }

  @Test("Views sized by a container in a grid that is taller than the host")
  func containerSizes() {
    let grid = view(
      3, .lazyGrid(minimum: 64, spacing: 10), [(5, .rotation(33.25))],
      [
        view(4, .empty), view(42, .picture(isResizable: true), [(6, .share(count: 3))]), view(40, .text("word")),
        view(66, .picture(isResizable: false)),
      ])
    var stage = Stage(
      sketch: view(
        2, .arranged(isRow: true, spacing: nil),
        [
          (7, .bounds(width: [nil, 10.5, nil], height: [0, nil, 33.25], alignment: 4)),
          (8, .bounds(width: [33.25, nil, .infinity], height: [nil, nil, .infinity], alignment: 3)),
        ],
        [
          grid, view(85, .color), view(96, .list(isForm: false)), view(112, .spacer(1), [(9, .share(count: 3))]),
        ]))
    (stage.width, stage.height, stage.safeTop, stage.isLarge) = (490, 50, 20, true)
    var other = stage
    (other.width, other.height) = (278, 542)
    expectNoDrift([stage, other])
  }

  @Test("A lazy stack in a grid that leaves the sight is as long as one that was never seen")
  func leavingSight() {
    func pile(alignment: Int) -> Sketch {
      let stack = view(
        56, .lazyColumn(alignment: 0, spacing: nil),
        [view(58, .color, [(59, .padding(100, 100, 100, 44))], []), view(62, .circle)])
      let grid = view(32, .lazyGrid(minimum: 21, spacing: 0), [view(48, .flow(gap: 4), [stack])])
      return view(
        2, .pile(alignment: alignment), [grid, view(43, .color, [(44, .verticalGuide(1, 1))], [])])
    }
    expectNoDrift(from: pile(alignment: 6), to: pile(alignment: 3)) { ($0.width, $0.height) = (381, 368) }
  }

  @Test("A section among single views of one collection has its header across a grid's columns, in any host")
  func sectionAmongViews() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) {
      ForEach(0..<2, id: \.self) { index in
        if index == 0 {
          Color.red.frame(height: 10)
        } else {
          Section {
            Color.blue.frame(height: 20)
          } header: {
            Color.green.frame(height: 30)
          }
        }
      }
    }
    for _ in 0..<20 {
      expectLayout(
        grid, in: [100, 100],
        ["Color[0]": [6, 15, 40, 10], "Color[1]": [6, 30, 88, 30], "Color[2]": [6, 65, 40, 20]])
    }
  }

  @Test("What long collections have shown elsewhere plays no part at the start of a scroll view")
  func longCollections() {
    struct Page: View {
      let remote: Remote<[CGFloat]>
      @State var heights: [CGFloat]
      var body: some View {
        let _ = remote.set = { heights = $0 }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(heights.indices, id: \.self) { Color.red.frame(height: heights[$0]) } }
        }
      }
    }
    func lengths(_ seed: UInt64) -> [CGFloat] {
      var generator = SeededGenerator(seed)
      return (0..<Int.random(in: 20..<200, using: &generator)).map { _ in
        CGFloat(Int.random(in: 1..<60, using: &generator))
      }
    }
    let remote = Remote<[CGFloat]>()
    let host = makeHost(Page(remote: remote, heights: lengths(0)), 100, 200)
    host.update()
    for seed in 1..<60 as Range<UInt64> {
      let height = CGFloat(100 + seed % 7 * 50)
      host.scroll(to: CGPoint(x: 0, y: 300))
      host.scroll(to: .zero)
      host.resize(to: CGSize(width: 100, height: height))
      remote.set(lengths(seed))
      host.update()
      let fresh = makeHost(Page(remote: Remote(), heights: lengths(seed)), 100, height)
      fresh.update()
      #expect(host.frame("LazyVStack") == fresh.frame("LazyVStack"), "seed \(seed)")
      #expect(host.snapshot().allNodes.count == fresh.snapshot().allNodes.count, "seed \(seed)")
    }
  }
}
