// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// What a container keeps without showing it has disappeared: it neither appears, nor runs tasks, nor says something of
/// preferences.
@MainActor @Suite("Views that are kept and not shown")
struct HiddenViewTests {
  private struct TitleKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Told: View {
    let name: String
    let journal: Journal
    var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .preference(key: TitleKey.self, value: [name])
        .onChange(of: name, initial: true) { journal.add("=\(name)") }
        .onAppear { journal.add("+\(name)") }
        .onDisappear { journal.add("-\(name)") }
    }
  }

  @Test("ViewThatFits: only the candidate that is shown appears, and another when the width changes")
  func candidates() {
    let journal = Journal()
    var titles: [String] = []
    let view = ViewThatFits(in: .horizontal) {
      Told(name: "wide", journal: journal, width: 200)
      Told(name: "narrow", journal: journal, width: 50)
    }
    .onPreferenceChange(TitleKey.self) { titles = $0 }
    let host = makeHost(view, 300, 100)
    host.update()
    #expect(journal.entries == ["=wide", "+wide"])
    #expect(titles == ["wide"])
    journal.clear()
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(Set(journal.entries) == ["-wide", "=narrow", "+narrow"])
    #expect(titles == ["narrow"])
    journal.clear()
    host.resize(to: CGSize(width: 300, height: 100))
    // What a value was at first is told once.
    #expect(Set(journal.entries) == ["-narrow", "+wide"])
  }

  @Test("ViewThatFits: what several candidates have in common appears with each that is shown, and with no other")
  func groupedCandidates() {
    let journal = Journal()
    let view = ViewThatFits(in: .horizontal) {
      Group {
        Color.red.frame(width: 300, height: 10)
        Color.red.frame(width: 200, height: 10)
      }
      .onAppear { journal.add("+") }
      .onDisappear { journal.add("-") }
      Color.green.frame(width: 50, height: 10)
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(journal.entries == [])
    let expected: [(width: CGFloat, entries: Set<String>)] = [(250, ["+"]), (350, ["+", "-"]), (60, ["-"])]
    for (width, entries) in expected {
      journal.clear()
      host.resize(to: CGSize(width: width, height: 100))
      #expect(Set(journal.entries) == entries && journal.entries.count == entries.count)
    }
  }

  @Test("What several candidates have in common is called once where another container shows and hides them all")
  func groupedCandidatesInside() {
    let journal = Journal()
    let view = ViewThatFits(in: .horizontal) {
      ViewThatFits(in: .horizontal) {
        Group {
          Color.red.frame(width: 300, height: 10)
          Color.red.frame(width: 200, height: 10)
        }
        .onAppear { journal.add("+") }
        .onDisappear { journal.add("-") }
        .task { journal.add("task") }
      }
      VStack {
        Color.green.frame(width: 150, height: 10)
        ScrollView {
          LazyVStack {
            Group {
              Color.green.frame(height: 10)
              Color.green.frame(height: 10)
            }
            .onAppear { journal.add("+row") }
            .onDisappear { journal.add("-row") }
          }
        }
      }
      Color.blue.frame(width: 50, height: 10)
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(journal.entries == [])
    let expected: [(width: CGFloat, entries: [String])] = [
      (350, ["+", "task"]), (160, ["+row", "+row", "-"]), (60, ["-row", "-row"]), (160, ["+row", "+row"]),
      (350, ["+", "-row", "-row", "task"]),
    ]
    for (width, entries) in expected {
      journal.clear()
      host.resize(to: CGSize(width: width, height: 100))
      #expect(journal.entries.sorted() == entries)
    }
  }

  @Observable final class Choice {
    var page = 2
  }

  private struct GroupedPages: View {
    let choice: Choice
    let journal: Journal

    var body: some View {
      @Bindable var choice = choice
      TabView(selection: $choice.page) {
        Group {
          Color.red.tag(0)
          Color.blue.tag(1)
        }
        .onAppear { journal.add("+\(choice.page)") }
        .onDisappear { journal.add("-") }
        .task { journal.add("task") }
        Color.green.tag(2)
      }
    }
  }

  @Test("TabView: what several pages have in common appears with each that is shown, and with no other")
  func groupedPages() {
    let (choice, journal) = (Choice(), Journal())
    let host = makeHost(GroupedPages(choice: choice, journal: journal), 300, 100)
    host.update()
    #expect(journal.entries == [])
    let expected: [(page: Int, entries: Set<String>)] = [
      (0, ["+0", "task"]), (1, ["-", "+1", "task"]), (2, ["-"]), (1, ["+1", "task"]),
    ]
    for (page, entries) in expected {
      journal.clear()
      choice.page = page
      host.update()
      #expect(Set(journal.entries) == entries && journal.entries.count == entries.count)
    }
  }

  @Test("ViewThatFits: a candidate that isn't shown reports no geometry")
  func geometryOfCandidates() {
    let journal = Journal()
    let view = ViewThatFits(in: .horizontal) {
      ForEach([200, 50], id: \.self) { width in
        Color.red.frame(width: CGFloat(width), height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { journal.add("\($0)") }
      }
    }
    let host = makeHost(view, 100, 100)
    host.update()
    #expect(journal.entries == ["50.0"])
    host.resize(to: CGSize(width: 300, height: 100))
    #expect(journal.entries == ["50.0", "200.0"])
  }

  @Test("Tabs appear when they're chosen and disappear when others are")
  func tabs() {
    struct Page: View {
      let journal: Journal
      @State var tab = 1
      var body: some View {
        TabView(selection: $tab) {
          Told(name: "one", journal: journal).tabItem { Text("1") }.tag(1)
          Told(name: "two", journal: journal).tabItem { Text("2") }.tag(2)
        }
      }
    }
    let journal = Journal()
    let host = makeHost(Page(journal: journal), 200, 300)
    host.update()
    #expect(journal.entries == ["=one", "+one"])
    journal.clear()
    host.tap(at: CGPoint(x: 133, y: 248))
    #expect(Set(journal.entries) == ["-one", "=two", "+two"])
    journal.clear()
    host.tap(at: CGPoint(x: 67, y: 248))
    #expect(Set(journal.entries) == ["-two", "+one"])
  }

  @Test("A tab's label is dressed once: an update settles, in a stack too")
  func labels() {
    let host = makeHost(
      VStack { TabView { Text("page").tabItem { Label("one", systemImage: "1.circle") } } }, 200, 300)
    #expect(host.update())
    #expect(host.counters.passes < 8)
  }

  @Test("A pushed view lets the one below disappear, which comes back with its state")
  func pushed() {
    struct Root: View {
      let journal: Journal
      @State var path: [Int] = []
      @State var count = 0
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("push \(count)") {
              count += 1
              path = [1]
            }
            Told(name: "root", journal: journal)
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Told(name: "pushed", journal: journal)
              Button("pop") { path = [] }
            }
          }
        }
      }
    }
    func tap(_ text: String, _ host: ViewHost) {
      guard let node = host.snapshot().root.all("Text").first(where: { $0.text == text }) else { return }
      host.tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    }
    let journal = Journal()
    let host = makeHost(Root(journal: journal), 300, 400)
    host.update()
    #expect(journal.entries == ["=root", "+root"])
    journal.clear()
    tap("push 0", host)
    #expect(Set(journal.entries) == ["-root", "=pushed", "+pushed"])
    journal.clear()
    tap("pop", host)
    #expect(Set(journal.entries) == ["-pushed", "+root"])
    #expect(host.texts.contains("push 1"))
  }

  @Test("A row that presents a sheet isn't let go while the sheet is shown")
  func presentingRow() {
    let isShown = Remote<Bool>()
    struct Row: View {
      let index: Int
      let remote: Remote<Bool>
      @State private var isShown = false
      var body: some View {
        if index == 0 {
          let _ = remote.set = { isShown = $0 }
          Color.red.frame(height: 50).sheet(isPresented: $isShown) { Text("sheet") }
        } else {
          Color.blue.frame(height: 50)
        }
      }
    }
    let host = makeHost(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(index: $0, remote: isShown) } } }, 100,
      100)
    host.update()
    isShown.set(true)
    host.update()
    host.scroll(to: CGPoint(x: 0, y: 2_000))
    #expect(host.texts == ["sheet"])
  }

  @Test("A bar's views in a row that left sight disappear with it")
  func barInRow() {
    let journal = Journal()
    let host = makeHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            if index == 0 {
              NavigationStack {
                Color.red.toolbar { ToolbarItem(placement: .primaryAction) { Told(name: "item", journal: journal) } }
              }
              .frame(height: 100)
            } else {
              Color.blue.frame(height: 100)
            }
          }
        }
      }, 200, 200)
    host.update()
    #expect(journal.entries.contains("+item"))
    journal.clear()
    host.scroll(to: CGPoint(x: 0, y: 5_000))
    #expect(journal.entries == ["-item"])
  }
}
