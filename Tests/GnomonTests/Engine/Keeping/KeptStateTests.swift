// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import OpenCombine
import Testing

@testable import Gnomon

// A view's type in the program before an edit, and after it.

private enum Before {}
private enum After {}

extension Before {
  struct Pair: View {
    var body: some View {
      Tally(name: "a")
      Tally(name: "b")
    }
  }

  struct Single: View {
    var body: some View { Tally(name: "a") }
  }

  struct Panel: View {
    @State var width = 1
    @State var title = "x"
    @State var level = 1
    @State var gone = 1

    var body: some View {
      let _ = Wires.note("width", $width)
      let _ = Wires.note("level", $level)
      let _ = Wires.note("gone", $gone)
      Text("\(width) \(title) \(level) \(gone)")
    }
  }

  struct Blank: View {
    var body: some View {
      Tally()
      Tally()
    }
  }

  struct Choice: View {
    @State var isFirst = true
    var body: some View {
      if isFirst { Tally(name: "a") } else { Tally(name: "b") }
    }
  }

  struct Rows: View {
    var body: some View {
      VStack { ForEach([1, 2, 3], id: \.self) { Tally(name: "r\($0)-") } }
    }
  }
}

private struct Plain: Hashable { var number: Int }

extension Before {
  enum Kind { case first, second }
  struct Record: Codable { var number = 0 }

  struct Typed: View {
    @State var chosen = Kind.first
    @State var record = Record()

    var body: some View {
      let _ = Wires.note("chosen", Binding(get: { 0 }, set: { _ in chosen = .second }))
      let _ = Wires.note("record", $record.number)
      Text("\(chosen) \(record.number)")
    }
  }
}

extension After {
  enum Kind { case first, third }
  struct Record: Codable {
    var number = 0
    var added = 0
  }

  struct Typed: View {
    @State var chosen = Kind.first
    @State var record = Record()

    var body: some View { Text("\(chosen) \(record.number) \(record.added)") }
  }
}

extension After {
  struct Panel: View {
    @State var added = 7
    @State var title = "y"
    @State var level = 2.5
    @State var renamed = 1
    @State var width = 9

    var body: some View { Text("\(width) \(title) \(level) \(renamed) \(added)") }
  }

  struct Wrapped: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack {
            Group { Tally(name: "a").padding().background(Color.red) }
            Text("more")
          }
        }
        .modifier(Framing())
      }
    }
  }

  struct Framing: ViewModifier {
    func body(content: Content) -> some View { VStack { content }.border(Color.blue) }
  }

  struct Reordered: View {
    var body: some View {
      Tally(name: "b")
      Tally(name: "a")
    }
  }

  struct Added: View {
    var body: some View {
      Tally(name: "new")
      Tally(name: "a")
      Tally(name: "b")
    }
  }

  struct Retitled: View {
    var body: some View {
      Tally(name: "a")
      Tally(name: "z")
    }
  }

  struct MoreBlank: View {
    var body: some View {
      Tally()
      Tally()
      Tally()
    }
  }

  struct Blank: View {
    var body: some View {
      HStack {
        Tally()
        Text("between")
        Tally().padding()
      }
    }
  }

  struct Swapped: View {
    @State var isFirst = true
    var body: some View {
      if isFirst { Tally(name: "b") } else { Text("nothing") }
    }
  }

  struct MovedBranch: View {
    var body: some View {
      if Bool.random() || true { Text("nothing") } else { Tally(name: "b") }
    }
  }

  struct Rows: View {
    var body: some View {
      VStack { ForEach([3, 4, 1], id: \.self) { Tally(name: "r\($0)-").padding() } }
    }
  }
}

/// What a saved file keeps of what was done with its views. Xcode's previews keep a state while only literals change;
/// here it's kept wherever it's clear which view it belongs to.
@MainActor struct KeptStateTests {
  private func rename(_ host: KeptProgram, _ old: String, _ new: String) throws -> KeptState {
    let text = String(decoding: try JSONEncoder().encode(host.before.keptState()), as: UTF8.self)
    let renamed = text.replacing(old, with: new).replacing("Before.Kind", with: "After.Kind")
      .replacing("Before.Record", with: "After.Record")
    return try JSONDecoder().decode(KeptState.self, from: Data(renamed.utf8))
  }

  /// Shows a view of another type as if it had the same name.
  private func edit<A: View, B: View>(
    _ before: A, _ after: B, width: CGFloat = 200, height: CGFloat = 400, _ act: (KeptProgram) -> Void
  ) throws -> ViewHost {
    let program = KeptProgram(before, width, height)
    act(program)
    let kept = try rename(program, KeptName.base(of: A.self), KeptName.base(of: B.self))
    let host = makeHost(after, width, height)
    host.restore(kept)
    host.update()
    return host
  }

  @Test("The same program shows what was there")
  func same() throws {
    let host = try edit(Before.Pair(), Before.Pair()) { $0.set(["a": 3, "b": 4]) }
    #expect(host.shownTexts == ["a3", "b4"])
    #expect(host.losses == [])
  }

  @Test("A view may be wrapped in containers, modifiers and a modifier of one's own")
  func wrapped() throws {
    let host = try edit(Before.Single(), After.Wrapped()) { $0.set(["a": 3]) }
    #expect(host.shownTexts.filter { $0 != "more" } == ["a3"])
    #expect(host.losses == [])
  }

  @Test("And be unwrapped again")
  func unwrapped() throws {
    let host = try edit(After.Wrapped(), Before.Single()) { $0.set(["a": 3]) }
    #expect(host.shownTexts == ["a3"])
  }

  @Test("Properties may be added and stand in another order; what was renamed, or has another type, is named")
  func properties() throws {
    let host = try edit(Before.Panel(), After.Panel()) { $0.set(["width": 5, "level": 6, "gone": 8]) }
    // A state is kept where its first value in the source has become another.
    #expect(host.shownTexts == ["5 x 2.500000 1 7"])
    #expect(
      host.losses == [
        "level of After.Panel: its type is Double now and was Int",
        "gone of After.Panel: its view has no gone any more",
      ])
  }

  @Test("Views that changed places are known by their other properties")
  func reordered() throws {
    let host = try edit(Before.Pair(), After.Reordered()) { $0.set(["a": 3, "b": 4]) }
    #expect(host.shownTexts == ["b4", "a3"])
    #expect(host.losses == [])
  }

  @Test("So are those before which another one was put")
  func added() throws {
    let host = try edit(Before.Pair(), After.Added()) { $0.set(["a": 3, "b": 4]) }
    #expect(host.shownTexts == ["new0", "a3", "b4"])
    #expect(host.losses == [])
  }

  @Test("And those of which one was taken away")
  func removed() throws {
    let host = try edit(Before.Pair(), Before.Single()) { $0.set(["a": 3, "b": 4]) }
    #expect(host.shownTexts == ["a3"])
    #expect(host.losses == ["count of Before.Single/Tally: its view isn't there any more"])
  }

  @Test("A view whose other properties were edited is known by its number")
  func retitled() throws {
    let host = try edit(Before.Pair(), After.Retitled()) { $0.set(["a": 3, "b": 4]) }
    #expect(host.shownTexts == ["a3", "z4"])
    #expect(host.losses == [])
  }

  @Test("Views that nothing tells apart keep theirs while their number is the same")
  func blank() throws {
    let host = try edit(Before.Blank(), After.Blank()) { $0.set("", [3, 4]) }
    #expect(host.shownTexts.filter { $0 != "between" } == ["3", "4"])
    #expect(host.losses == [])
  }

  @Test("Of more of them than before none is guessed")
  func ambiguous() throws {
    let host = try edit(Before.Blank(), After.MoreBlank()) { $0.set("", [3, 4]) }
    #expect(host.shownTexts == ["0", "0", "0"])
    let reason = "there are 3 of its kind where there were 2, and nothing tells which is which"
    #expect(host.losses == ["count of After.MoreBlank/Tally: \(reason)", "count of After.MoreBlank/Tally: \(reason)"])
  }

  @Test("Another branch doesn't get a state")
  func branches() throws {
    let host = try edit(Before.Choice(), After.MovedBranch()) { $0.set(["a": 3]) }
    #expect(host.shownTexts == ["nothing"])
    #expect(host.losses.contains("count of After.MovedBranch/Tally: its view isn't there any more"))
    let same = try edit(Before.Choice(), After.Swapped()) { $0.set(["a": 3]) }
    #expect(same.shownTexts == ["b3"])
  }

  @Test("Rows keep theirs by their ids, wherever they are")
  func rows() throws {
    let host = try edit(Before.Rows(), After.Rows()) { $0.set(["r1-": 3, "r2-": 4, "r3-": 5]) }
    #expect(host.shownTexts == ["r3-5", "r4-0", "r1-3"])
    #expect(host.losses == ["count of After.Rows/Tally: its view isn't there any more"])
  }

  @Test("A value that is given back is the first one: nothing has changed for onChange")
  func firstValue() throws {
    struct Watching: View {
      @State private var count = 0
      @State private var changes = 0
      var body: some View {
        let _ = Wires.note("w", $count)
        Text("\(count) \(changes)").onChange(of: count) { changes += 1 }
      }
    }
    let host = try edit(Watching(), Watching()) { $0.set(["w": 2]) }
    #expect(host.shownTexts == ["2 1"])
  }

  @Test("A branch that is shown again begins anew")
  func onceOnly() throws {
    struct Hiding: View {
      @State private var isHidden = 0
      var body: some View {
        let _ = Wires.note("hidden", $isHidden)
        if isHidden == 0 { Tally(name: "a") }
      }
    }
    let host = try edit(Hiding(), Hiding()) { $0.set(["a": 3]) }
    #expect(host.shownTexts == ["a3"])
    let hidden = try #require(Wires.ints["hidden"]?.last)
    hidden.wrappedValue = 1
    host.update()
    hidden.wrappedValue = 0
    host.update()
    #expect(host.shownTexts == ["a0"])
  }

  @Test("Objects of Codable classes come back; others are named")
  func objects() throws {
    final class Model: ObservableObject, Codable {
      var number = 0
    }
    final class Other: ObservableObject {
      var number = 0
    }
    struct Owner: View {
      @StateObject private var model = Model()
      @StateObject private var other = Other()
      var body: some View {
        let (model, other) = (model, other)
        let _ = Wires.note("model", Binding(get: { model.number }, set: { model.number = $0 }))
        let _ = Wires.note("other", Binding(get: { other.number }, set: { other.number = $0 }))
        Text("\(model.number) \(other.number)")
      }
    }
    let host = try edit(Owner(), Owner()) { $0.set(["model": 2, "other": 3]) }
    #expect(host.shownTexts == ["2 0"])
    #expect(host.losses.count == 1)
    #expect(host.losses.first?.hasSuffix("Other isn't Codable") == true)
  }

  @Test("What a scene keeps is there when it's first read")
  func sceneStorage() throws {
    struct Keeping: View {
      @SceneStorage("page") private var page = 0
      var body: some View {
        let _ = Wires.note("page", $page)
        Text("\(page)")
      }
    }
    let host = try edit(Keeping(), Keeping()) { $0.set(["page": 6]) }
    #expect(host.shownTexts == ["6"])
  }

  @Test("A case that is gone, and a field that was added, leave the first value and are named")
  func changedTypes() throws {
    let host = try edit(Before.Typed(), After.Typed()) { $0.set(["chosen": 1, "record": 3]) }
    #expect(host.shownTexts == ["first 0 0"])
    #expect(
      host.losses == [
        "chosen of After.Typed: After.Kind has no case 'second' any more",
        "record of After.Typed: After.Record can't be decoded from what was kept",
      ])
  }

  @Test("Properties inside of properties have names of their own")
  func nested() throws {
    struct Pair: DynamicProperty {
      @State var first = 0
      @State var second = 0
    }
    struct Holder: View {
      var pair = Pair()
      var body: some View {
        let _ = Wires.note("first", pair.$first)
        let _ = Wires.note("second", pair.$second)
        Text("\(pair.first) \(pair.second)")
      }
    }
    let host = try edit(Holder(), Holder()) { $0.set(["first": 1, "second": 2]) }
    #expect(host.shownTexts == ["1 2"])
  }

  @Test("A scroll view is where it was, as far as its content reaches")
  func scrolling() throws {
    struct Long: View {
      var count: Int
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
      }
    }
    let host = try edit(Long(count: 100), Long(count: 100)) { $0.before.scroll(to: CGPoint(x: 0, y: 500)) }
    #expect(host.offset == 500)
    let shorter = try edit(Long(count: 100), Long(count: 30)) { $0.before.scroll(to: CGPoint(x: 0, y: 500)) }
    #expect(shorter.offset == 200)
  }

  @Test("A lazy container, too; and rows out of sight wait until they're made")
  func lazyRows() throws {
    struct Lazy: View {
      var body: some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Tally(name: "r\($0)-") } } }
      }
    }
    let host = try edit(Lazy(), Lazy()) {
      $0.set(["r2-": 4])
      $0.before.scroll(to: CGPoint(x: 0, y: 5_000))
      $0.set(["r251-": 5])
    }
    #expect(host.offset == 5_000)
    #expect(host.shownTexts.contains("r251-5"))
    #expect(host.losses == [])
    // Another edit passes on what is still waiting.
    let again = makeHost(Lazy(), 200, 400)
    again.restore(host.keptState())
    again.update()
    again.scroll(to: .zero)
    #expect(again.shownTexts.contains("r2-4"))
  }

  @Test("The field that was typed into is again, with what was selected")
  func focus() throws {
    struct Form: View {
      @State private var first = "one"
      @State private var second = "two words"
      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second)
        }
      }
    }
    let host = try edit(Form(), Form()) {
      let second = $0.before.snapshot().root.all("TextField").last ?? $0.before.snapshot().root
      $0.before.tap(at: CGPoint(x: second.frame.midX, y: 210))
      $0.before.select(1..<3)
    }
    #expect(host.typedText == "two words")
    host.type("X")
    #expect(host.typedText == "tX words")
  }

  @Test("Pushed values and what their views have")
  func navigation() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Tally(name: "page\($0)-") }
        }
      }
    }
    let host = try edit(Stack(), Stack()) { program in
      program.before.tapLabel("Go")
      program.set(["page7-": 2])
    }
    #expect(host.shownTexts.contains("page7-2"))
    #expect(host.losses == [])
  }

  @Test("A path of several types is kept by its codable representation")
  func navigationPath() throws {
    struct Stack: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path = NavigationPath(["a"]); path.append(3)
          }
          .navigationDestination(for: Int.self) { Tally(name: "page\($0)-") }
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let host = try edit(Stack(), Stack()) { program in
      program.before.tapLabel("Go")
      program.set(["page3-": 2])
    }
    #expect(host.shownTexts.contains("page3-2"))
  }

  @Test("Pages whose values can't be kept are named")
  func unkeptPages() throws {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: Plain(number: 7)).navigationDestination(for: Plain.self) {
            Text("page\($0.number)")
          }
        }
      }
    }
    let host = try edit(Stack(), Stack()) { $0.before.tapLabel("Go") }
    #expect(!host.shownTexts.contains("page7"))
    #expect(host.losses.count == 1 && host.losses[0].contains("isn't Codable"), "\(host.losses)")
  }

  @Test("Two views that fit one place both begin anew")
  func contested() throws {
    struct Hidden: View {
      var count: Int
      var body: some View {
        VStack { ForEach(0..<count, id: \.self) { _ in AnyView(Tally(name: "a")).id("same") } }
      }
    }
    let host = try edit(Hidden(count: 1), Hidden(count: 2)) { $0.set(["a": 3]) }
    #expect(host.shownTexts == ["a0", "a0"] || host.shownTexts == ["a3", "a0"], "\(host.shownTexts)")
  }

  @Test("What a scene keeps waits for the view that reads it, through two edits and however long")
  func sceneWaits() throws {
    struct Late: View {
      @State private var isShown = false
      var body: some View {
        let _ = Wires.note("shown", Binding(get: { 0 }, set: { isShown = $0 > 0 }))
        if isShown { Scene() }
      }
    }
    struct Scene: View {
      @SceneStorage("key") private var number = 0
      var body: some View {
        let _ = Wires.note("number", $number)
        Text("number\(number)")
      }
    }
    let first = KeptProgram(Scene())
    first.set(["number": 8])
    let host = try first.edited(to: Late())
    host.advance(by: KeptStore.patience + 1)
    let again = try KeptProgram(showing: host).edited(to: Late())
    Wires.ints["shown"]?.last?.wrappedValue = 1
    again.update()
    #expect(again.shownTexts == ["number8"])
  }

  @Test("Objects that wait and those that are new have numbers of their own")
  func objectNumbers() throws {
    final class Box: ObservableObject, Codable {
      var text: String
      init(_ text: String) { self.text = text }
    }
    struct Owner: View {
      var name: String
      @StateObject private var box = Box("new")
      var body: some View {
        let _ = Wires.note(name, Binding(get: { 0 }, set: { box.text = "\(name)\($0)" }))
        Text(box.text)
      }
    }
    struct Both: View {
      var isFirst = true
      var isSecond = true
      var body: some View {
        VStack {
          if isFirst { Owner(name: "a") }
          if isSecond { Owner(name: "b") }
        }
      }
    }
    let first = KeptProgram(Both())
    first.set(["a": 1, "b": 2])
    // Only the first is there, and the second waits; then both are.
    let host = try first.edited(to: Both(isSecond: false))
    let again = try KeptProgram(showing: host).edited(to: Both())
    #expect(again.shownTexts == ["a1", "b2"])
  }

  @Test("What is open, chosen and presented stays so")
  func components() throws {
    struct Parts: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          DisclosureGroup("More") { Tally(name: "inner") }
          DisclosureGroup("Other") { Text("other") }
          Button("Show") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Tally(name: "sheet") }
      }
    }
    let host = try edit(Parts(), Parts(), width: 300) { program in
      program.before.tapLabel("More")
      program.set(["inner": 4])
      program.before.tapLabel("Show")
      program.set(["sheet": 5])
    }
    #expect(host.shownTexts.contains("inner4"))
    #expect(host.shownTexts.contains("sheet5"))
    #expect(!host.shownTexts.contains("other"))
    #expect(host.losses == [])
  }

  @Test("Taking the state of many rows goes through the nodes once", arguments: [1_000, 2_000])
  func linear(count: Int) throws {
    struct Many: View {
      var count: Int
      var body: some View { VStack { ForEach(0..<count, id: \.self) { Tally(name: "\($0)-") } } }
    }
    let program = KeptProgram(Many(count: count))
    program.set(["\(count - 1)-": 3])
    program.before.resetCounters()
    let kept = program.before.keptState()
    #expect(program.before.counters.bodies == 0)
    #expect(kept.places.count == count + 1)
    let host = makeHost(Many(count: count), 200, 400)
    host.restore(kept)
    host.update()
    #expect(host.shownTexts.last == "\(count - 1)-3")
  }
}

extension ViewHost {
  /// Taps the middle of what shows a text.
  fileprivate func tapLabel(_ text: String) {
    guard let node = snapshot().root.all("Text").first(where: { $0.text == text }) else { return }
    tap(at: CGPoint(x: node.rendered.midX, y: node.rendered.midY))
  }
}
