// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Places some of its subviews, in some ways.
private struct Placing: Layout {
  let place: @Sendable (CGRect, LayoutSubviews) -> Void
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(bounds, subviews)
  }
}

/// A layout that tells of each of its calls.
private struct Telling: Layout {
  typealias AnimatableData = EmptyAnimatableData
  let journal: Journal
  var gap: CGFloat = 0
  var distance: CGFloat?

  func makeCache(subviews: Subviews) -> Int {
    journal.add("make \(subviews.count)")
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    journal.add("update \(cache) to \(subviews.count)")
    cache = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    #expect(cache == subviews.count)
    return CGSize(width: CGFloat(cache) * (10 + gap), height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
    #expect(cache == subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (10 + gap), y: bounds.minY),
        proposal: ProposedViewSize(width: 10, height: 10))
    }
  }

  func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing { distance == nil ? ViewSpacing() : .zero }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGFloat? { guide == .firstTextBaseline ? 3 : nil }
}

private struct Changing: View {
  let journal: Journal
  let remote: Remote<(count: Int, gap: CGFloat)>
  @State private var state: (count: Int, gap: CGFloat) = (2, 0)

  var body: some View {
    let _ = remote.set = { state = $0 }
    Telling(journal: journal, gap: state.gap).callAsFunction { ForEach(0..<state.count, id: \.self) { _ in Color.red } }
  }
}

/// Places the first two subviews in a row, and the others the same way a row below, in parts.
private struct InParts: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: 10 * CGFloat((subviews.count + 1) / 2))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews[0..<min(2, subviews.count)].enumerated() {
      let corner = CGPoint(x: bounds.minX + 10 * CGFloat(index), y: bounds.minY)
      subview.place(at: corner, proposal: ProposedViewSize(width: 10, height: 10))
    }
    guard subviews.count > 2 else { return }
    let rest = bounds.offsetBy(dx: 0, dy: 10)
    placeSubviews(in: rest, proposal: proposal, subviews: subviews[2..<subviews.count], cache: &cache)
  }
}

@MainActor @Suite struct LayoutTests {
  nonisolated static let layouts: [LayoutCase] = [
    LayoutCase(
      "fact 70: a subview that isn't placed is centred with the container's proposal", [100, 80],
      ["Color[0]": [0, 0, 100, 80], "frame": [40, 35, 20, 10]], warnings: [.unplacedChild, .unplacedChild]
    ) {
      Placing { _, _ in }.callAsFunction {
        Color.red
        box(20, 10)
      }
    },
    LayoutCase("fact 70: the last place counts", [100, 80], ["frame": [30, 40, 20, 10]]) {
      Placing { bounds, subviews in
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: 30, y: 40), proposal: .unspecified)
      }.callAsFunction { box(20, 10) }
    },
    LayoutCase("fact 70: its anchor is the top leading corner unless told", [100, 80], ["frame": [10, 30, 20, 10]]) {
      Placing { bounds, subviews in
        subviews[0].place(at: CGPoint(x: 30, y: 40), anchor: .bottomTrailing, proposal: .unspecified)
      }.callAsFunction { box(20, 10) }
    },
    LayoutCase(
      "fact 73: a layout's coordinates are mirrored from right to left", [100, 80], ["frame": [50, 40, 20, 10]],
      rightToLeft: true
    ) {
      Placing { bounds, subviews in subviews[0].place(at: CGPoint(x: 30, y: 40), proposal: .unspecified) }
        .callAsFunction { box(20, 10) }
    },
  ]
  @Test("Layouts", arguments: layouts) func layouts(_ item: LayoutCase) { item.run() }
  @Test("A part of a layout's subviews is counted from 0")
  func parts() {
    let colors = [Color.red, .green, .blue, .black, .white]
    let host = makeHost(InParts { ForEach(0..<5, id: \.self) { colors[$0] } }, 20, 30)
    host.update()
    let frames = host.snapshot().root.all("Color").map(\.frame.origin)
    let places: [(x: CGFloat, y: CGFloat)] = [(0, 0), (10, 0), (0, 10), (10, 10), (0, 20)]
    #expect(frames == places.map { CGPoint(x: $0.x, y: $0.y) })
    #expect(host.warnings.isEmpty)
  }

  @Test("A cache is made once, and updated when the subviews or the layout change")
  func caches() {
    let (journal, remote) = (Journal(), Remote<(count: Int, gap: CGFloat)>())
    let host = makeHost(Changing(journal: journal, remote: remote), 100, 100)
    host.update()
    #expect(journal.entries == ["make 2"])
    host.update()
    #expect(journal.entries == ["make 2"])
    remote.set((3, 0))
    host.update()
    #expect(journal.entries.first == "make 2" && journal.entries.contains("update 2 to 3"), "\(journal.entries)")
    #expect(!journal.entries.dropFirst().contains { $0.hasPrefix("make") }, "\(journal.entries)")
    journal.clear()
    remote.set((3, 5))
    host.update()
    #expect(journal.entries.contains("update 3 to 3"), "\(journal.entries)")
    host.expect(["Color[2]": [57.5, 45, 10, 10]])
  }

  @Test("A layout's own spacing and baseline are what a stack around it goes by")
  func guides() {
    let journal = Journal()
    expectLayout(
      HStack(alignment: .firstTextBaseline) {
        Telling(journal: journal).callAsFunction { Color.red }
        Text("a")
      }, in: [100, 100], ["Telling": [36, 51, 10, 10], "Text": [54, 39, 10, 20]])
    expectLayout(
      HStack {
        Telling(journal: journal, distance: 0).callAsFunction { Color.red }
        box(10, 10)
      }, in: [100, 100], ["Telling": [40, 45, 10, 10], "frame": [50, 45, 10, 10]])
  }

  @Test("A priority, a distance or a cell's span inside a fixed frame reaches the container around")
  func boundaries() {
    struct Inside: View {
      let remote: Remote<Bool>
      @State private var isText = false
      var body: some View {
        let _ = remote.set = { isText = $0 }
        VStack {
          Group { if isText { AnyView(Text("ab")) } else { AnyView(Color.red) } }.frame(width: 20)
          Text("cd")
        }
      }
    }
    let remote = Remote<Bool>()
    let host = makeHost(Inside(remote: remote), 100, 100) { $0.profile = .macOS26 }
    host.update()
    host.expect(["VStack": [40, 0, 20, 100]])
    remote.set(true)
    host.update()
    // fact 35: two texts touch, whatever width a frame gives one of them.
    host.expect(["VStack": [40, 30, 20, 40]])
  }

  @Test("A view that's only measured, for it doesn't fit, is heard when it changes")
  func measuredOnly() {
    struct Fitting: View {
      let remote: Remote<Int>
      @State private var count = 2
      var body: some View {
        let _ = remote.set = { count = $0 }
        ViewThatFits(in: .vertical) {
          VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in box(10, 20) } }
            .padding(5).frame(maxWidth: .infinity).background { Color.blue }
          Text("no")
        }
      }
    }
    let remote = Remote<Int>()
    let host = makeHost(Fitting(remote: remote), 100, 60)
    host.update()
    host.expect(["VStack": [45, 10, 10, 40]])
    for count in [3, 2, 4, 1] {
      remote.set(count)
      host.update()
      #expect((host.text() == "no") == (count > 2), "\(count) boxes")
    }
    host.expect(["VStack": [45, 20, 10, 20]])
  }

  @Test("Of several values of one key the innermost holds, of several priorities the outermost")
  func nestedValues() {
    enum Number: LayoutValueKey { static let defaultValue = 0 }
    struct Reading: Layout {
      let found: Shared<[String]>
      typealias AnimatableData = EmptyAnimatableData

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        found.value = subviews.map { "\($0[Number.self]) \($0.priority)" }
        return .zero
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }
    let found = Shared<[String]>([])
    makeHost(
      Reading(found: found).callAsFunction {
        Color.red.layoutValue(key: Number.self, value: 1).padding().layoutValue(key: Number.self, value: 2)
        Color.red.layoutPriority(1).layoutPriority(2)
        VStack { Color.red.layoutValue(key: Number.self, value: 1) }.layoutValue(key: Number.self, value: 2)
      }, 100, 100
    ).update()
    #expect(found.value == ["1 0.0", "0 2.0", "2 0.0"])
  }

  @Test("Of several z-indexes the innermost holds")
  func nestedIndexes() {
    let host = makeHost(
      ZStack {
        Color.red.zIndex(1).zIndex(3)
        Color.blue.zIndex(2)
      }, 10, 10)
    host.update()
    let fills = host.displayList().commands.compactMap { command -> String? in
      if case .fill(_, _, .color(let color)) = command { color.description } else { nil }
    }
    let alone = makeHost(Color.blue, 10, 10)
    alone.update()
    let blue = alone.displayList().commands.compactMap { command -> String? in
      if case .fill(_, _, .color(let color)) = command { color.description } else { nil }
    }
    #expect(fills.count == 2 && fills.last == blue.first)
  }
}
