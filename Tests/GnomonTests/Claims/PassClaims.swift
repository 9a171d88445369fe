// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct Row: View {
  let name: String
  let journal: Journal

  var body: some View {
    let _ = journal.add(name)
    Color.red.frame(height: 10)
  }
}

private struct ReadsWidth: View {
  let journal: Journal

  var body: some View {
    VStack {
      Row(name: "before", journal: journal)
      GeometryReader { space in
        let _ = journal.add("reader \(Int(space.size.width))")
        Row(name: "inside", journal: journal)
        Color.green.frame(width: space.size.width / 2)
      }
      GeometryReader { space in
        let _ = journal.add("height \(Int(space.size.height))")
        Color.blue
      }
      .frame(width: 40, height: 30)
      Row(name: "after", journal: journal)
    }
  }
}

/// Half of the width, worked out on the way up, on the way down, and by a layout.
private struct HalfByState: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Color.red.frame(width: width / 2, height: 20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
  }
}

private struct HalfByPreference: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Color.red.frame(width: width / 2, height: 20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct HalfByReader: View {
  var body: some View {
    GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 20) }.frame(height: 20)
  }
}

private struct HalfLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width / 2, height: 20))
    }
  }
}

@MainActor @Suite struct PassClaims {
  @Test("R6: only what depends on a changed geometry is evaluated again")
  func r6() {
    let journal = Journal()
    let host = makeHost(ReadsWidth(journal: journal), 300, 200)
    host.update()
    let first = ["before", "after", "reader 300", "inside", "height 30"]
    #expect(journal.entries.sorted() == first.sorted())
    journal.clear()
    host.resize(to: CGSize(width: 250, height: 200))
    #expect(journal.entries == ["reader 250"])
  }

  @Test("R7: geometry handed up costs a pass more, handed down or seen by a layout it doesn't")
  func r7() {
    func passes<V: View>(_ view: V, _ node: String, _ frame: [CGFloat]) -> Int {
      let host = makeHost(view, 300, 100)
      host.update()
      host.expect([node: frame], warnings: [])
      let first = host.counters.passes
      host.resetCounters()
      host.resize(to: CGSize(width: 200, height: 100))
      #expect(host.counters.passes == first)
      return first
    }
    #expect(passes(HalfByState(), "frame[1]", [0, 40, 150, 20]) == 2)
    #expect(passes(HalfByPreference(), "frame[1]", [0, 40, 150, 20]) == 2)
    #expect(passes(HalfByReader(), "frame[1]", [0, 40, 150, 20]) == 1)
    #expect(passes(HalfLayout { Color.red }, "Color", [0, 40, 150, 20]) == 1)
  }
}
