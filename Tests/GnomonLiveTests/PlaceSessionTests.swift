// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive
import Testing

/// What a client with an address of its own is told, and says.
@MainActor @Suite struct PlaceSessionTests {
  private struct Pages: View {
    @State private var path: [Int] = []
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          Text("\(phase)")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
        }
        .onOpenURL { path = [Int($0.lastPathComponent) ?? 0] }
      }
    }
  }

  private func greet(_ client: Client, _ fields: [String: Any]) {
    client.say("hello", ["protocol": 1, "size": [300, 400]].merging(fields) { $1 })
  }

  private func places(_ client: Client) -> [String] {
    client.messages.filter { $0["t"] as? String == "place" }.map { message in
      let extra = ["missing", "problem"].compactMap { name in (message[name] as? String).map { " \(name): \($0)" } }
      return "\(message["how"]!) \(message["address"]!) (\(message["title"]!))" + extra.joined()
    }
  }

  private func element(_ label: String, _ client: Client) throws -> Int {
    try #require(client.element("button", label), "\(client.elements.values)").number
  }

  @Test("A client that doesn't ask is told no place")
  func quiet() async throws {
    let client = Client(Pages())
    greet(client, [:])
    await client.turn()
    client.say("action", ["element": try element("One", client), "action": "activate"])
    client.say("navigate", ["address": "4"])
    await client.turn()
    #expect(places(client).isEmpty)
  }

  @Test("Places are told when they change, before the scene that shows them")
  func pushing() async throws {
    let client = Client(Pages())
    greet(client, ["address": ""])
    await client.turn()
    #expect(places(client) == ["replace  (Root)"])
    client.say("action", ["element": try element("One", client), "action": "activate"])
    await client.turn()
    client.say("action", ["element": try element("Next", client), "action": "activate"])
    await client.turn()
    #expect(places(client) == ["replace  (Root)", "push 1 (Page 1)", "push 1/2 (Page 2)"])
    let kinds = client.messages.map { $0["t"] as! String }
    let last = try #require(kinds.lastIndex(of: "place"))
    #expect(kinds[last + 1] == "scene")
  }

  private struct Boxes: View {
    @State private var choice: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $choice) { Text($0) }
      } detail: {
        NavigationStack { Button("Other") { choice = choice == "Sent" ? "Inbox" : "Sent" } }
      }
    }
  }

  @Test("What is chosen in place of something else is told as a choice")
  func choosing() async throws {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 1_000, height: 800)
    configuration.animations = .clocked
    let client = Client(LiveSession(ViewHost(Boxes(), configuration: configuration)))
    greet(client, ["address": "", "size": [1_000, 800]])
    await client.turn()
    for _ in 0..<2 {
      client.say("action", ["element": try element("Other", client), "action": "activate"])
      await client.turn()
    }
    #expect(places(client).map { $0.prefix { $0 != "(" } } == ["replace  ", "push Sent ", "choose Inbox "])
  }

  @Test("The language and its direction are told, and those of an app hold where it's served")
  func languages() async {
    for follows in [false, true] {
      let client = Client(Pages())
      client.session.followsLanguage = follows
      greet(client, ["locale": "ar_EG", "direction": "rtl"])
      client.say("surroundings", ["appearance": "dark"])
      let told = client.messages.filter { $0["t"] as? String == "language" }
      #expect(told.count == 1 && told.first?["language"] as? String == "en")
      #expect(told.first?["direction"] as? String == (follows ? "ltr" : "rtl"))
    }
  }

  @Test("A session begins where the address leads, and goes where the browser goes")
  func going() async throws {
    let client = Client(Pages())
    greet(client, ["address": "3/4"])
    await client.turn()
    #expect(places(client) == ["replace 3/4 (Page 4)"])
    client.say("navigate", ["address": "3"])
    await client.turn()
    client.say("navigate", ["address": "3/x"])
    await client.turn()
    #expect(places(client).dropFirst() == ["replace 3 (Page 3)", "pop 3 (Page 3) missing: x"])
    client.say("url", ["url": "https://example.com/9"])
    await client.turn()
    #expect(places(client).last == "replace 9 (Page 9)")
  }

  @Test("What is too long, or no address, is told as a sentence, and nothing ends")
  func limits() async throws {
    let client = Client(Pages())
    greet(client, ["address": String(repeating: "1/", count: 100)])
    await client.turn()
    client.say("navigate", ["address": String(repeating: "a", count: 5_000)])
    await client.turn()
    client.say("navigate", ["address": "%FF"])
    await client.turn()
    client.say("url", ["url": String(repeating: "a", count: 5_000)])
    await client.turn()
    #expect(
      places(client) == [
        "replace  (Root) problem: an address has 100 components, where 64 are allowed",
        "replace  (Root) problem: an address has 5000 bytes, where 4096 are allowed",
        "replace  (Root) problem: an address has '%FF', which is no percent-encoded text",
        "replace  (Root) problem: an address can't be opened: it's none, or too long",
      ])
    #expect(!client.messages.contains { $0["t"] as? String == "refused" })
  }

  @Test("The scene's phase follows the page")
  func phase() async throws {
    let client = Client(Pages())
    greet(client, ["visibility": "inactive"])
    await client.turn()
    func texts() -> [String] { client.elements.values.compactMap { $0["label"] as? String } }
    #expect(texts().contains("inactive"))
    client.say("visibility", ["phase": "background"])
    await client.turn()
    #expect(texts().contains("background"))
    client.say("visibility", ["phase": "asleep"])
    #expect(client.messages.last?["why"] as? String == "there's no phase 'asleep' of a scene")
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var hasWindows
    var body: some View {
      Button("Go") {
        openWindow(id: "note", value: 3)
        openWindow(id: "main")
        openSettings()
        dismissWindow(id: "note", value: 3)
        dismissWindow()
      }
      Text("\(hasWindows)")
    }
  }

  private struct Windows: App {
    var body: some Scene {
      WindowGroup("Windows", id: "main") { Opener() }
      WindowGroup(id: "note", for: Int.self) { Text("\($0.wrappedValue ?? 0)") }
      Settings { Text("settings") }
    }
  }

  @Test("Windows are the client's to open and close")
  func windows() async throws {
    let app = RunningApp(Windows.self)
    let window = try app.window()
    let host = ViewHost(window.view)
    host.show(windowOf: app, window)
    let client = Client(LiveSession(host))
    greet(client, ["address": ""])
    await client.turn()
    #expect(places(client) == ["replace  (Windows)"])
    #expect(client.elements.values.contains { $0["label"] as? String == "true" })
    client.say("action", ["element": try element("Go", client), "action": "activate"])
    await client.turn()
    let told = client.messages.filter { ["window", "closeWindow"].contains($0["t"] as? String) }
    #expect(told.map { $0["key"] as? String } == ["id=note&value=3", "id=main", "settings", "id=note&value=3", nil])
    #expect(told[0]["scene"] as? [String: String] == ["id": "note", "value": "3", "type": "Swift.Int"])
    #expect(told.map { $0["another"] as? Bool } == [nil, true, nil, nil, nil])
    #expect((told[2]["scene"] as? [String: Bool]) == ["settings": true])
  }
}
