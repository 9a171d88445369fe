// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon
@testable import GnomonTrace

private struct Ticker: View {
  @State private var count = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("n \(count)")
      Text("below")
      Text("beside")
    }
    .onAppear { count = 12 }
  }
}

private struct Titled: View {
  let title: String
  var body: some View { Text(title) }
}

private struct Renaming: View {
  @State private var name = "old"
  var body: some View { Titled(title: name).onAppear { name = "newer" } }
}

private struct Tinted: View {
  @Environment(\.lineLimit) private var limit
  var body: some View { Text("limit \(limit ?? 0)") }
}

private struct Limiting: View {
  @State private var limit = 1
  var body: some View { Tinted().lineLimit(limit).onAppear { limit = 3 } }
}

private struct Widths: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// What a frame's passes say: values that were written, preferences, what was drawn otherwise.
@MainActor @Suite struct PassTests {
  @Test("A pass names the value that began it, what it was and is, and who wrote it")
  func beginning() throws {
    let record = explained(Ticker()).record
    let change = try #require(record.passes.last?.changes.first)
    #expect(change.words == "count of Ticker: 0 → 12, written by onAppear")
    #expect(record.passes.flatMap(\.evaluations).last?.because == "count of Ticker has changed: 0 → 12")
  }

  @Test("A parent's value is told by the property that differs")
  func parentValue() throws {
    let because = try explained(Renaming()).node("Titled").evaluations.map(\.because)
    #expect(because == ["it's new", "its parent gave it another value: title “old” → “newer”"])
  }

  @Test("An environment value is told by the property that reads it")
  func environment() throws {
    let because = try #require(try explained(Limiting()).node("Tinted").evaluations.last?.because)
    #expect(because.contains("limit ") && because.contains("1") && because.contains("3"), "\(because)")
  }

  @Test("What is drawn otherwise, and because of what: new words, a longer neighbour, a scroll")
  func redraws() throws {
    let explanation = explained(Ticker())
    func words(_ name: String, _ explanation: Explanation) throws -> [String] {
      try explanation.node(name).redraws.map { "\($0.redraw.words): \($0.redraw.because)" }
    }
    #expect(
      try words("n 12", explanation) == [
        "was drawn first: it's new",
        "shows something else: the code of Ticker was evaluated: count of Ticker has changed: 0 → 12",
      ])
    #expect(try words("below", explanation) == ["was drawn first: it's new"])

    let host = makeHost(ScrollView { VStack { Text("a").frame(height: 500) } }, 100, 100) { $0.isTraced = true }
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 40))
    let scrolled = host.explanation()
    #expect(try words("Text", scrolled).last == "moved by (0, -40): ScrollView scrolled to (0, 40)")
    let story = scrolled.story(of: try scrolled.node("Text").id, .redrawn, Paint())
    #expect(story.contains("▶ pass 2: it moved by (0, -40)"), "\(story)")
    #expect(scrolled.record.frames.map(\.cause) == ["the first", "scrolled to (0, 40)"])
  }

  @Test("A neighbour that grows is named by those that it moves")
  func neighbour() throws {
    let explanation = explained(Growing())
    let because = try #require(try explanation.node("below").redraws.last?.redraw.because)
    #expect(because.contains("beside it in VStack became 20 longer"), "\(because)")
  }

  @Test("A frame is told pass by pass, within 80 columns; what isn't a frame isn't counted")
  func frames() throws {
    let host = makeHost(Ticker(), 300, 200) { $0.isTraced = true }
    host.update()
    host.update()
    host.resize(to: CGSize(width: 200, height: 200))
    let explanation = host.explanation()
    #expect(explanation.frames == ["the first", "the host was resized to 200×200"])
    let story = try #require(explanation.story(ofFrame: 1))
    #expect(story.contains("Frame 1 of 2: the first"), "\(story)")
    #expect(story.contains("began      count of Ticker: 0 → 12, written by onAppear"), "\(story)")
    #expect(story.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(story)")
    #expect(explanation.story(ofFrame: 3) == nil)
  }

  @Test("A host stops at the frame that is wanted")
  func stopping() {
    let host = makeHost(Ticker(), 300, 200) { $0.isTraced = true }
    host.stop(atFrame: 1)
    host.update()
    host.resize(to: CGSize(width: 200, height: 200))
    #expect(host.isStopped && host.tracedFrames.count == 1)
  }

  @Test("A preference is told with who set it, what it was reduced to, and who reads it")
  func preferences() throws {
    let explanation = explained(
      VStack {
        Text("aa").preference(key: Widths.self, value: 20)
        Text("b").preference(key: Widths.self, value: 10)
      }.onPreferenceChange(Widths.self) { _ in })
    let reduction = try #require(explanation.record.passes.flatMap(\.reductions).first)
    #expect(reduction.key == "Widths" && reduction.value == "20" && reduction.name == "onPreferenceChange")
    #expect(reduction.contributions.map(\.name) == ["Text “aa”", "Text “b”"])
    #expect(reduction.contributions.map(\.value) == ["20", "10"])
  }

  @Test("A preference that an outer view replaces is told as replaced")
  func replacedPreference() throws {
    let explanation = explained(
      Text("a").preference(key: Widths.self, value: 20).preference(key: Widths.self, value: 7)
        .onPreferenceChange(Widths.self) { _ in })
    let reduction = try #require(explanation.record.passes.flatMap(\.reductions).first)
    #expect(reduction.contributions.map(\.isReplaced) == [true, false] && reduction.value == "7")
  }

  @Test("The JSON holds frames, changes, reductions, redraws and drawn frames")
  func json() throws {
    let data = try explained(Ticker()).jsonData()
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect((object["frames"] as? [[String: Any]])?.first?["cause"] as? String == "the first")
    let passes = try #require(object["passes"] as? [[String: Any]])
    let change = try #require((passes.last?["changes"] as? [[String: Any]])?.first)
    #expect(change["old"] as? String == "0" && change["new"] as? String == "12")
    #expect((passes.last?["redraws"] as? [[String: Any]])?.isEmpty == false)
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    #expect(nodes.allSatisfy { $0["drawn"] is [String: Any] && $0["marks"] is [Any] })
  }

  @Test("Paddings, distances and guides have their marks")
  func marks() throws {
    let explanation = explained(
      VStack(alignment: .leading, spacing: 8) {
        Text("aa")
        Text("b")
      }.padding(.top, 10), 300, 200)
    let padding = try explanation.node("padding").marks
    #expect(padding.map(\.label) == ["10"] && padding.first?.frame.height == 10)
    let stack = try explanation.node("VStack").marks
    #expect(stack.map(\.kind) == [.spacing, .guide] && stack.map(\.label) == ["8", "leading"])
    #expect(stack.last?.frame.width == 0)
    #expect(try explanation.node("Text").marks.map(\.label) == ["first baseline"])
  }
}

private struct Growing: View {
  @State private var isLong = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(height: isLong ? 40 : 20)
      Text("below")
      Spacer(minLength: 0)
    }
    .onAppear { isLong = true }
  }
}
