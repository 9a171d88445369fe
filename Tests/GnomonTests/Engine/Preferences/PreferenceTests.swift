// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Joins what siblings say, in order.
private enum WordsKey: PreferenceKey {
  static let reductions = Shared(0)
  static let defaultValue = "none"

  static func reduce(value: inout String, nextValue: () -> String) {
    reductions.value += 1
    value += "," + nextValue()
  }
}

/// The last sibling that says something wins.
private enum LastKey: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

@MainActor @Suite(.serialized) struct PreferenceFacts {
  private func value<K: PreferenceKey, V: View>(_ key: K.Type, of view: V) -> String where K.Value == String {
    let found = Shared("")
    makeHost(
      view.overlayPreferenceValue(key) { value in
        let _ = found.value = value
        EmptyView()
      }, 100, 100
    ).update()
    return found.value
  }

  @Test("fact 88: reduce runs in the order of the tree, and only for two or more siblings")
  func order() {
    WordsKey.reductions.value = 0
    #expect(value(WordsKey.self, of: Color.red) == "none")
    #expect(value(WordsKey.self, of: Color.red.preference(key: WordsKey.self, value: "a")) == "a")
    #expect(
      value(
        WordsKey.self,
        of: VStack {
          Color.red
          Color.red.preference(key: WordsKey.self, value: "a").padding()
        }) == "a")
    #expect(WordsKey.reductions.value == 0)
    let three = VStack {
      Color.red.preference(key: WordsKey.self, value: "a")
      HStack {
        Text("x").preference(key: WordsKey.self, value: "b")
        ZStack { Color.red.preference(key: WordsKey.self, value: "c") }
      }
      ForEach(0..<2) { Color.red.preference(key: WordsKey.self, value: "\($0)") }
    }
    #expect(value(WordsKey.self, of: three) == "a,b,c,0,1")
    #expect(value(WordsKey.self, of: three.preference(key: WordsKey.self, value: "outer")) == "outer")
    #expect(value(WordsKey.self, of: three.transformPreference(WordsKey.self) { $0 += "!" }) == "a,b,c,0,1!")
  }

  @Test("fact 89: content that comes and goes may say the default, and erase what a sibling said")
  func branches() {
    let isThere = Shared(true)
    #expect(
      value(
        LastKey.self,
        of: Color.red.preference(key: LastKey.self, value: "x").overlay { if isThere.value { Color.green } })
        == "none")
    #expect(
      value(LastKey.self, of: Color.red.preference(key: LastKey.self, value: "x").overlay { Color.green }) == "x")
  }

  @Test("A preference reaches the layer made of it in the same pass, and follows a change")
  func layers() {
    let word = Remote<String>()
    struct Labelled: View {
      let word: Remote<String>
      @State private var text = "one"

      var body: some View {
        let _ = word.set = { text = $0 }
        VStack { Color.red.preference(key: WordsKey.self, value: text) }
          .overlayPreferenceValue(WordsKey.self, alignment: .topLeading) { Text($0) }
      }
    }
    let host = makeHost(Labelled(word: word), 100, 100)
    host.update()
    #expect(host.text() == "one" && host.counters.passes == 1)
    host.expect(["Text": [0, 0, 30, 20]], warnings: [])
    word.set("four")
    host.resetCounters()
    host.update()
    #expect(host.text() == "four" && host.counters.passes == 1)
    host.expect(["Text": [0, 0, 40, 20]], warnings: [])
  }
}

private struct Nested: View {
  let journal: Journal

  var body: some View {
    VStack {
      Color.red
        .onAppear { journal.add("inner appear") }
        .onChange(of: 1, initial: true) { journal.add("inner change") }
        .task { journal.add("inner task") }
    }
    .onChange(of: 1, initial: true) { journal.add("outer change") }
    .onAppear { journal.add("outer appear") }
    .task { journal.add("outer task") }
  }
}

private struct SeesGeometry: View {
  let journal: Journal

  var body: some View {
    let _ = journal.add("body")
    GeometryReader { space in
      let _ = journal.add("laid out \(Int(space.size.width))")
      Color.red.onAppear { journal.add("appear \(Int(space.size.width))") }
    }
  }
}

@MainActor @Suite struct LifecycleFacts {
  @Test("fact 90: onAppear runs after the layout and before drawing")
  func appearAfterLayout() {
    let journal = Journal()
    let host = makeHost(SeesGeometry(journal: journal), 120, 100)
    host.update()
    #expect(journal.entries == ["body", "laid out 120", "appear 120"])
  }

  @Test("facts 91, 92: inner before outer, in the order that they're written in; then the tasks, inner first")
  func order() async {
    let journal = Journal()
    let host = makeHost(Nested(journal: journal), 100, 100)
    await host.settle()
    #expect(
      journal.entries == [
        "inner appear", "inner change", "outer change", "outer appear", "inner task", "outer task",
      ])
  }
}
