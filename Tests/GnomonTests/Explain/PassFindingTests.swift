// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

private struct Last: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct Largest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Reading<K: PreferenceKey>: View where K.Value == CGFloat {
  var first: CGFloat
  var second: CGFloat?
  @State private var read: CGFloat = 0
  var body: some View {
    VStack {
      Text("a").background { Color.red.preference(key: K.self, value: first) }
      if let second { Text("b").preference(key: K.self, value: second) }
    }
    .onPreferenceChange(K.self) { read = $0 }
  }
}

private struct ReadsOnce: View {
  var follows = false
  @State private var width: CGFloat = 0
  var body: some View {
    GeometryReader { proxy in
      Color.red.frame(width: width, height: 5)
        .onAppear { width = proxy.size.width }
        .onChange(of: proxy.size.width) { if follows { width = $1 } }
    }
  }
}

private struct ReadsOnceAlone: View {
  @State private var width: CGFloat = 0
  var body: some View {
    GeometryReader { proxy in
      Color.red.frame(width: width / 2, height: 5).onAppear { width = proxy.size.width }
    }
  }
}

private struct Cell: View {
  let number: Int
  var action: () -> Void
  var body: some View { Text("\(number)") }
}

private struct PlainCell: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct Wide: View {
  var hasClosures: Bool
  @State private var tick = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("t\(tick)")
      ForEach(0..<40) { number in
        if hasClosures { Cell(number: number) { tick += 1 } } else { PlainCell(number: number) }
      }
    }
    .onAppear { tick = 1 }
  }
}

private struct Generous: Layout {
  var width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 100, height: 20)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: 20)) }
  }
}

/// Findings about passes and proposals: each on a faulty view, and none on a sound one.
@MainActor @Suite struct PassFindingTests {
  private func names(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 900) -> [String] {
    explained(view, width, height).findings.map(\.name.rawValue)
  }

  @Test func preferenceThatADefaultOverwrites() throws {
    let explanation = explained(Reading<Last>(first: 40, second: 0))
    #expect(explanation.findings.map(\.name) == [.preferenceLost])
    let message = try #require(explanation.findings.first).message
    #expect(message.contains("Text “b” sets Last to 0, its default") && message.contains("40"), "\(message)")
    #expect(names(Reading<Last>(first: 40, second: 50)).isEmpty)
    #expect(names(Reading<Last>(first: 40, second: nil)).isEmpty)
    #expect(names(Reading<Largest>(first: 40, second: 0)).isEmpty)
    // The largest of −40 and 0 is 0: nothing was overwritten.
    #expect(names(Reading<Largest>(first: -40, second: 0)).isEmpty)
  }

  @Test func geometryReadOnceThatChanges() throws {
    func findings(_ view: some View, resizes: Bool) -> [Finding] {
      let host = makeHost(view, 300, 200) { $0.tracing = .findings }
      host.update()
      if resizes { host.resize(to: CGSize(width: 200, height: 200)) }
      return host.findings()
    }
    let found = findings(ReadsOnceAlone(), resizes: true)
    #expect(found.map(\.name) == [.readOnce])
    #expect(found.first?.message.contains("onAppear keeps width 300 of GeometryReader; it's 200 now") == true)
    #expect(findings(ReadsOnceAlone(), resizes: false).isEmpty)
    #expect(findings(ReadsOnce(follows: true), resizes: true).isEmpty)
  }

  @Test func manyBodiesForFewChanges() throws {
    let explanation = explained(Wide(hasClosures: true), 300, 1000)
    #expect(explanation.findings.map(\.name) == [.wideEvaluation])
    let finding = try #require(explanation.findings.first)
    #expect(finding.message.contains("41 bodies") && finding.message.contains("tick of Wide has changed: 0 → 1"))
    #expect(finding.hint.contains("action, a closure that can't be compared"), "\(finding.hint)")
    #expect(names(Wide(hasClosures: false), 300, 1000).isEmpty)
  }

  @Test func proposalThatTheLayoutDoesNotHave() {
    #expect(names(Generous(width: 500) { Color.red }) == ["excess-proposal"])
    #expect(names(Generous(width: 100) { Color.red }).isEmpty)
    #expect(names(Generous(width: 500) { Color.red }.clipped()).isEmpty)
  }

  @Test("What is turned into its frame doesn't overflow, nor does what is rounded up to a pixel")
  func turned() {
    func findings(_ view: some View, scale: CGFloat = 2) -> [Finding.Name] {
      explained(view, 400, 400) { $0.scale = scale }.findings.map(\.name)
    }
    func page(_ degrees: Double) -> some View {
      Color.red.frame(width: 300, height: 100).rotationEffect(.degrees(degrees)).frame(width: 100, height: 300)
    }
    #expect(findings(page(90)).isEmpty)
    #expect(findings(page(0)) == [.overflow])
    #expect(findings(page(30)) == [.overflow])
    #expect(findings(Color.red.frame(height: 27.2).frame(height: 26), scale: 1).isEmpty)
    #expect(findings(Color.red.frame(height: 27.2).frame(height: 26), scale: 3) == [.overflow])
  }

  @Test("What can't be seen doesn't overflow")
  func invisible() {
    #expect(names(Color.red.frame(width: 400).hidden()).isEmpty)
    #expect(names(Color.clear.frame(width: 400)).isEmpty)
    #expect(names(Color.red.frame(width: 10).frame(width: 0)).isEmpty)
  }
}
