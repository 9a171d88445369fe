// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Testing

@testable import Gnomon

/// Where somebody is in an app, as an address: read, and gone to.
@MainActor @Suite struct PlaceTests {
  private func host(_ view: some View, _ width: CGFloat = 390) -> ViewHost {
    let host = makeHost(view, width, 800)
    host.update()
    return host
  }

  private func go(_ host: ViewHost, _ text: String) throws -> String { host.go(to: try NavigationAddress(text)).text }

  private func tap(_ text: String, _ host: ViewHost) throws {
    let frame = try #require(
      host.snapshot().root.all("Text").first { $0.text == text }?.rendered, "\(text) in \(host.texts)")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Observable final class Model {
    var numbers: [Int] = []
    var path = NavigationPath()
    var tab = "home"
    var isShown = false
    var item: String?
    var choice: String?
    var log: [String] = []
  }

  // MARK: Stacks

  private struct Values: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Soup", value: "soup")
          NavigationLink("Seven", value: 7)
          NavigationLink("About") { Text("about").navigationTitle("About us") }
        }
        .navigationTitle("Recipes")
        .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number \($0)") }
        .navigationDestination(for: String.self) { name in
          NavigationLink("More") { Text("more of \(name)") }.navigationTitle(name)
        }
      }
    }
  }

  @Test("Values and links are components, and each leads back to its screen")
  func values() throws {
    let host = host(Values())
    #expect(host.place == ViewPlace(address: "", title: "Recipes"))
    try tap("Soup", host)
    #expect(host.place == ViewPlace(address: "soup", title: "soup"))
    try tap("More", host)
    // Each text is a value here.
    #expect(host.place.address == "soup/~link=More")
    let other = self.host(Values())
    #expect(try go(other, "soup/~link=More").isEmpty)
    #expect(other.texts.contains("more of soup"), "\(other.texts)")
    #expect(other.place.address == "soup/~link=More")
    #expect(try go(other, "7").isEmpty)
    #expect(other.place == ViewPlace(address: "7", title: "Number 7"))
    #expect(try go(other, "~String=7").isEmpty)
    #expect(other.place == ViewPlace(address: "~String=7", title: "7"))
    #expect(try go(other, "~link=About").isEmpty)
    #expect(other.place == ViewPlace(address: "~link=About", title: "About us"))
    #expect(try go(other, "").isEmpty)
    #expect(other.place == ViewPlace(address: "", title: "Recipes"))
    #expect(other.warnings.isEmpty, "\(other.warnings)")
  }

  private struct Bound: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.numbers) {
        Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test("A bound path hears of it, and what both addresses begin with stays")
  func boundPath() throws {
    let model = Model()
    let host = host(Bound(model: model))
    #expect(try go(host, "1/2/3").isEmpty)
    #expect(model.numbers == [1, 2, 3])
    #expect(try go(host, "1/4").isEmpty)
    #expect(model.numbers == [1, 4])
    model.numbers = [9]
    #expect(host.place.address == "9")
    #expect(try go(host, "9/x/3") == "x/3")
    #expect(model.numbers == [9])
    #expect(try go(host, "007").isEmpty)
    #expect(host.place.address == "7")
  }

  private struct Mixed: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationDestination(for: Int.self) { number in NavigationLink("Next \(number)") { Text("leaf") } }
          .navigationDestination(for: UUID.self) { Text("id \($0.uuidString)") }
      }
    }
  }

  @Test("A path of any values, with a link's view above it")
  func anyPath() throws {
    let model = Model()
    let host = host(Mixed(model: model))
    let id = UUID()
    #expect(try go(host, "\(id.uuidString)/5/Next 5").isEmpty)
    #expect(model.path.count == 2)
    #expect(host.texts.contains("leaf"))
    #expect(host.place.address == "\(id.uuidString)/5/Next 5")
    #expect(try go(host, "\(id.uuidString)").isEmpty)
    #expect(model.path == NavigationPath([id]))
  }

  @Test("A value that can't be written ends the address, which leads to the screen below")
  func unwritable() throws {
    struct Odd: Hashable { let number: Int }
    struct Page: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in NavigationLink("Odd", value: Odd(number: 2)) }
            .navigationDestination(for: Odd.self) { _ in NavigationLink("On", value: 3) }
        }
      }
    }
    let host = host(Page())
    for name in ["Go", "Odd", "On"] { try tap(name, host) }
    #expect(host.place.address == "1")
    #expect(try go(host, "1").isEmpty)
    #expect(host.texts.contains("Odd"))
  }

  @Test("A link that isn't there ends the way, with a sentence")
  func unknownLink() throws {
    let host = host(NavigationStack { NavigationLink("About") { NavigationLink("Team") { Text("team") } } })
    #expect(try go(host, "About/Nobody/Team") == "Nobody/Team")
    #expect(host.place.address == "About")
    #expect(
      host.warnings.map(\.message) == [
        "an address leads to “Nobody”. No link in sight is called so, and what lies further down in a list isn't "
          + "looked through."
      ])
    #expect(try go(host, "About/Team").isEmpty)
    #expect(host.place.address == "About/Team")
  }

  private struct Bindings: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: $model.isShown) { Text("shown") }
          .navigationDestination(item: $model.item) { Text("item \($0)") }
      }
    }
  }

  @Test("Views that bindings push")
  func bindings() throws {
    let model = Model()
    let host = host(Bindings(model: model))
    model.isShown = true
    #expect(host.place.address == "~shown=1")
    #expect(try go(host, "tea").isEmpty)
    #expect(!model.isShown && model.item == "tea")
    #expect(host.place.address == "tea")
    #expect(try go(host, "~shown=1").isEmpty)
    #expect(model.isShown && model.item == nil)
    #expect(try go(host, "").isEmpty)
    #expect(!model.isShown)
  }

  @Test("Links of the older forms")
  func oldLinks() throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("One", isActive: $model.isShown) { Text("first") }
            NavigationLink("Two", tag: "b", selection: $model.choice) { Text("second") }
          }
        }
      }
    }
    let model = Model()
    let host = host(Page(model: model))
    #expect(try go(host, "Two").isEmpty)
    #expect(model.choice == "b" && host.place.address == "Two")
    #expect(try go(host, "One").isEmpty)
    #expect(model.choice == nil && model.isShown && host.place.address == "One")
  }

  // MARK: Tabs

  private struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Tab("Home", systemImage: "house", value: "home") {
          NavigationStack {
            Text("home").navigationTitle("Home").navigationDestination(for: String.self) { Text("home \($0)") }
          }
        }
        Tab("Lists", systemImage: "list.bullet", value: "lists") {
          NavigationStack(path: $model.numbers) {
            Text("lists").navigationTitle("Lists").navigationDestination(for: Int.self) { number in
              Text("list \(number)").navigationTitle("List \(number)")
            }
          }
        }
      }
    }
  }

  @Test("A tab that isn't the first, with what is pushed in it")
  func tabs() throws {
    let model = Model()
    let host = host(Tabs(model: model))
    #expect(host.place == ViewPlace(address: "", title: "Home"))
    model.tab = "lists"
    #expect(host.place == ViewPlace(address: "lists", title: "Lists"))
    #expect(try go(host, "lists/3").isEmpty)
    #expect(model.numbers == [3])
    #expect(host.place == ViewPlace(address: "lists/3", title: "List 3"))
    // A value that is called as a tab.
    #expect(try go(host, "~/lists").isEmpty)
    #expect(model.tab == "home" && model.numbers == [3])
    #expect(host.texts.contains("home lists"), "\(host.texts)")
    #expect(host.place.address == "~/lists")
    #expect(try go(host, "lists").isEmpty)
    #expect(model.tab == "lists" && model.numbers.isEmpty)
  }

  @Test("Tabs without values are called by their labels")
  func labels() throws {
    let host = host(
      TabView {
        Text("a").tabItem { Label("First", systemImage: "1.circle") }
        Text("b").tabItem { Label("Second", systemImage: "2.circle") }
        Text("c")
      })
    #expect(host.place.address == "")
    #expect(try go(host, "Second").isEmpty)
    #expect(host.texts.contains("b") && host.place.address == "Second")
    #expect(try go(host, "3").isEmpty)
    #expect(host.texts.contains("c") && host.place.address == "3")
    #expect(try go(host, "Fourth") == "Fourth")
  }

  // MARK: Split views

  private struct Boxes: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $model.choice) { Text($0) }.navigationTitle("Boxes")
      } detail: {
        NavigationStack {
          Text("box \(model.choice ?? "-")").navigationTitle(model.choice ?? "None")
            .navigationDestination(for: Int.self) { Text("mail \($0)").navigationTitle("Mail \($0)") }
        }
      }
    }
  }

  @Test("What is chosen in a column, and what is pushed beside it", arguments: [1000.0, 390])
  func choices(_ width: CGFloat) throws {
    let model = Model()
    let host = host(Boxes(model: model), width)
    #expect(host.place.title == (width > 500 ? "None" : "Boxes"))
    #expect(try go(host, "Sent/4").isEmpty)
    #expect(model.choice == "Sent")
    #expect(host.place == ViewPlace(address: "Sent/4", title: "Mail 4", choices: [0]))
    #expect(try go(host, "Inbox").isEmpty)
    #expect(model.choice == "Inbox" && host.texts.contains("box Inbox"))
    #expect(try go(host, "").isEmpty)
    #expect(model.choice == nil)
  }

  @Test("A link of the sidebar that shows its view beside")
  func replacement() throws {
    struct Page: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("One", value: 1)
            NavigationLink("Other") { Text("other") }
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        } detail: {
          Text("nothing")
        }
      }
    }
    let host = host(Page(), 1000)
    #expect(try go(host, "1").isEmpty)
    #expect(host.texts.contains("page 1") && host.place.address == "1")
    #expect(try go(host, "Other").isEmpty)
    #expect(host.texts.contains("other") && host.place.address == "Other")
    #expect(try go(host, "").isEmpty)
    #expect(host.texts.contains("nothing"))
    let narrow = self.host(Page())
    #expect(try go(narrow, "1").isEmpty)
    #expect(narrow.texts.contains("page 1") && narrow.place.address == "1")
  }

  @Test("A title outside of all stacks follows its view")
  func outerTitle() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View { Button("Add") { count += 1 }.navigationTitle("Count \(count)") }
    }
    let host = host(Page())
    #expect(host.place.title == "Count 0")
    try tap("Add", host)
    #expect(host.place.title == "Count 1")
  }

  // MARK: What it costs

  @Test("A place is worked out when navigation has changed, and not for anything else")
  func work() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Add \(count)") { count += 1 }
            NavigationLink("Go", value: 1)
          }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in Text("page") }
        }
      }
    }
    struct Still: View {
      @State private var count = 0
      var body: some View { Button("Add \(count)") { count += 1 } }
    }
    let host = host(NavigationStack { Still().navigationDestination(for: Int.self) { _ in Text("page") } })
    _ = host.place
    let before = host.placeCount
    try tap("Add 0", host)
    #expect(host.place.address == "" && host.placeCount == before)
    #expect(try go(host, "1").isEmpty)
    #expect(host.place.address == "1" && host.placeCount > before)
    let quiet = self.host(Still())
    try tap("Add 0", quiet)
    #expect(quiet.placeCount == 0)
  }

  @Test("What views lead away from again is left alone some time")
  func endless() throws {
    struct Page: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("page \(number)").onAppear { if number == 1 { path = [2] } }
          }
        }
      }
    }
    let host = host(Page())
    #expect(try go(host, "1/5") == "1/5")
  }
}
