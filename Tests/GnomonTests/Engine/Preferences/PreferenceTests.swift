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

/// The first sibling that says something wins.
private enum FirstKey: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) {}
}

@MainActor @Suite(.serialized) struct PreferenceTests {
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

  /// Pictures that others have recorded on iOS show it: a size that a background says isn't erased by branches in
  /// front of it, with a key whose reduce keeps what is there (renaudjenny/SwiftClockUI, `Plate`).
  @Test("What is said behind a view comes before what the view says, as it's drawn before it")
  func backgrounds() {
    let view = Color.red.preference(key: WordsKey.self, value: "view")
    let layer = Color.green.preference(key: WordsKey.self, value: "layer")
    #expect(value(WordsKey.self, of: view.background { layer }) == "layer,view")
    #expect(value(WordsKey.self, of: view.background(layer)) == "layer,view")
    #expect(value(WordsKey.self, of: view.overlay { layer }) == "view,layer")
    let isThere = Shared(true)
    let branches = ZStack { if isThere.value { Color.red } }
    #expect(
      value(FirstKey.self, of: branches.background { Color.green.preference(key: FirstKey.self, value: "size") })
        == "size")
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

  struct Name: PreferenceKey {
    static var defaultValue: String { "none" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  @Test("A control says nothing of preferences by itself")
  func controls() {
    struct Page<Control: View>: View {
      @State private var name = ""
      let control: Control
      var body: some View {
        VStack {
          Text(name).preference(key: Name.self, value: "set")
          control
        }
        .onPreferenceChange(Name.self) { name = $0 }
      }
    }
    func name(beside control: some View) -> String? {
      let host = makeHost(Page(control: control), 300, 300)
      host.update()
      return host.texts.first
    }
    #expect(name(beside: Button("Button") {}) == "set")
    #expect(name(beside: Toggle("Toggle", isOn: .constant(true))) == "set")
    #expect(name(beside: ProgressView(value: 0.5)) == "set")
    #expect(name(beside: ProgressView()) == "set")
    #expect(name(beside: Slider(value: .constant(0.5))) == "set")
    #expect(name(beside: Stepper("Stepper", value: .constant(1))) == "set")
    #expect(name(beside: TextField("Field", text: .constant(""))) == "set")
    #expect(name(beside: GroupBox("Box") { Text("A") }) == "set")
    #expect(name(beside: Label("Label", systemImage: "star").labelStyle(.titleOnly)) == "set")
    #expect(name(beside: DisclosureGroup("More") { Text("A") }) == "set")
  }
}
