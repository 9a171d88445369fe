// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// An app's windows: which there are, what they share, and how views open and close them.
@MainActor @Suite struct RunningAppTests {
  final class Model: ObservableObject {
    @Published var count = 0
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
  }

  struct Note: Codable, Hashable { var id: Int, name: String }

  struct Own: View {
    @EnvironmentObject private var model: Model
    @State private var taps = 0
    let name: String
    var body: some View {
      Button("\(name) \(model.count) \(taps)") {
        model.count += 1
        taps += 1
      }
    }
  }

  struct More: Scene {
    @State private var seen = 0
    var body: some Scene {
      WindowGroup("Notes", for: Note.self) { $note in
        Button("note \(note?.name ?? "none") \(seen)") { seen += 1 }
      }
      WindowGroup(id: "number", for: Int.self) { $number in
        Text("number \(number)")
      } defaultValue: {
        -1
      }
    }
  }

  struct Shop: App {
    @StateObject private var model = Model()
    @State private var opened = 0
    var body: some Scene {
      Settings { Button("settings \(opened)") { opened += 1 } }
      WindowGroup("Shop") { Own(name: "shop \(opened)") }.environmentObject(model)
      Window("Till", id: "till") { Own(name: "till") }.environmentObject(model).defaultSize(width: 100, height: 100)
      Group { More() }.environment(\.lineLimit, 3)
    }
  }

  private func host(_ app: RunningApp, _ choice: SceneChoice = SceneChoice()) throws -> ViewHost {
    let window = try app.window(choice)
    let host = makeHost(window.view, 300, 300) { $0.opensWindows = true }
    host.show(windowOf: app, window)
    host.update()
    return host
  }

  private func press(_ host: ViewHost) { host.tap(at: CGPoint(x: 150, y: 150)) }

  private func fault(_ app: RunningApp, _ choice: SceneChoice) -> String {
    do { return "\(try app.window(choice).choice)" } catch { return "\(error)" }
  }

  @Test("The scenes of an app, through groups, modifiers and scenes of its own")
  func scenes() {
    let scenes = RunningApp(Shop.self).scenes
    #expect(scenes.map(\.kind) == [.settings, .group, .window, .group, .group])
    #expect(scenes.map(\.id) == [nil, nil, "till", nil, "number"])
    #expect(
      scenes.map { $0.valueTypeName?.split(separator: ".").last.map(String.init) } == [nil, nil, nil, "Note", "Int"])
    #expect(scenes.map { $0.title?.words(in: EnvironmentValues()) } == [nil, "Shop", "Till", "Notes", nil])
  }

  @Test("Windows share what the app keeps; what their views keep is their own")
  func sharing() throws {
    Model.made = 0
    let app = RunningApp(Shop.self)
    let (first, second) = (try host(app), try host(app))
    let (till, settings) = (try host(app, SceneChoice(id: "till")), try host(app, .settings))
    #expect(Model.made == 1)
    #expect(first.texts == ["shop 0 0 0"] && till.texts == ["till 0 0"])
    press(first)
    press(settings)
    for host in [first, second, till, settings] { host.updateIfDue() }
    #expect(first.texts == ["shop 1 1 1"])
    #expect(second.texts == ["shop 1 1 0"])
    #expect(till.texts == ["till 1 0"])
    #expect(settings.texts == ["settings 1"])
  }

  @Test("A window that is closed takes nothing of the app along")
  func closing() throws {
    let app = RunningApp(Shop.self)
    var first: ViewHost? = try host(app)
    press(try #require(first))
    first = nil
    let second = try host(app)
    #expect(second.texts == ["shop 0 1 0"])
    press(second)
    #expect(second.texts == ["shop 0 2 1"])
  }

  @Test("A scene of the app's own shares its state, too")
  func ownScenes() throws {
    let app = RunningApp(Shop.self)
    let json = #"{"id":1,"name":"milk"}"#
    let (one, other) = (try host(app, SceneChoice(value: json)), try host(app, SceneChoice(value: json)))
    press(one)
    other.updateIfDue()
    #expect(one.texts == ["note milk 1"] && other.texts == ["note milk 1"])
  }

  @Test("Windows for values")
  func values() throws {
    let app = RunningApp(Shop.self)
    #expect(try host(app, SceneChoice(id: "number", value: "12")).texts == ["number 12"])
    #expect(try host(app, SceneChoice(id: "number")).texts == ["number -1"])
    #expect(try host(app, SceneChoice(value: "7")).texts == ["number 7"])
    #expect(fault(app, SceneChoice(id: "number", value: "x")) == "the value x isn't the JSON of a Swift.Int")
    #expect(
      fault(app, SceneChoice(value: "7", valueType: "Swift.Double"))
        == "Shop has no windows for values of the type Swift.Double")
    #expect(fault(app, SceneChoice(id: "till", value: "7")) == "the scene \"till\" of Shop has no windows for values")
    #expect(fault(app, SceneChoice(id: "tills")) == "Shop has no scene \"tills\"; there are \"till\", \"number\"")
    struct Bare: App { var body: some Scene { WindowGroup { Text("a") } } }
    #expect(fault(RunningApp(Bare.self), .settings) == "Bare has no settings")
    #expect(
      fault(RunningApp(Bare.self), SceneChoice(id: "a")) == "Bare has no scene \"a\"; none of its scenes has a name")
  }

  struct Opener: View {
    static var act: (OpenWindowAction, DismissWindowAction, OpenSettingsAction, DismissAction) -> Void = { _, _, _, _ in
    }
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismiss) private var dismiss
    @Environment(\.supportsMultipleWindows) private var hasWindows
    var body: some View { Button("Go \(hasWindows)") { Self.act(openWindow, dismissWindow, openSettings, dismiss) } }
  }

  struct Opening: App {
    var body: some Scene {
      WindowGroup(id: "main") { Opener() }
      Window("Log", id: "log") { Opener() }
      WindowGroup(for: Note.self) { _ in Opener() }
      Settings { Opener() }
    }
  }

  private func requests(
    _ choice: SceneChoice = SceneChoice(),
    _ act: @escaping (OpenWindowAction, DismissWindowAction, OpenSettingsAction, DismissAction) -> Void
  ) throws -> [WindowRequest] {
    let host = try host(RunningApp(Opening.self), choice)
    var heard: [WindowRequest] = []
    host.onWindows { heard.append($0) }
    Opener.act = act
    press(host)
    #expect(host.warnings.isEmpty, "\(host.warnings)")
    return heard
  }

  @Test("Windows are opened by what they are, and closed")
  func opening() throws {
    let opened = try requests { open, _, settings, _ in
      open(id: "main")
      open(id: "log")
      open(value: Note(id: 1, name: "a/b"))
      settings()
    }
    #expect(opened.map(\.kind) == [.open, .open, .open, .open])
    #expect(opened.map(\.isAnother) == [true, false, false, false])
    let keys = opened.compactMap { $0.scene?.key }
    #expect(keys[0] == "id=main" && keys[1] == "id=log" && keys[3] == "settings")
    #expect(keys[2].hasSuffix(#".Note&value={"id":1,"name":"a/b"}"#), "\(keys[2])")
    let closed = try requests(SceneChoice(id: "log")) { _, close, _, dismiss in
      close()
      close(id: "log")
      close(id: "main")
      dismiss()
    }
    #expect(closed.map(\.kind) == [.close, .close, .close, .close])
    #expect(closed.map { $0.scene?.key } == [nil, nil, "id=main", nil])
    // The window that the app starts with isn't dismissed.
    #expect(try requests { _, _, _, dismiss in dismiss() }.isEmpty)
  }

  @Test("Where nobody opens windows, or there's no such scene, a warning says so")
  func warnings() throws {
    let host = makeHost(AppView(app: Opening()), 300, 300)
    host.update()
    #expect(host.texts == ["Go false"])
    Opener.act = { open, close, settings, _ in
      open(id: "log")
      open(value: Note(id: 1, name: "a"))
      settings()
      close()
      close(id: "log")
    }
    press(host)
    #expect(host.warnings.allSatisfy { $0.name == .unsupported })
    #expect(
      host.warnings.map(\.message) == [
        "the window \"log\" can't be opened. Here an app has one window: nothing was done.",
        "a window for the Note {\"id\":1,\"name\":\"a\"} can't be opened. Here an app has one window: nothing was done.",
        "the settings can't be opened. Here an app has one window: nothing was done.",
        "the window can't be closed. Here an app has one window, which stays.",
        "the window \"log\" can't be closed. Here an app has one window, which stays.",
      ])
    let shown = try self.host(RunningApp(Opening.self))
    #expect(shown.texts == ["Go true"])
    shown.onWindows { _ in Issue.record("nothing is opened") }
    Opener.act = { open, _, _, _ in
      open(id: "other")
      open(id: "main", value: String(repeating: "a", count: 5_000))
    }
    press(shown)
    #expect(
      shown.warnings.map(\.message) == [
        "the window \"other\" can't be opened: Opening has no scene \"other\"; there are \"main\", \"log\".",
        "a window was to be opened for a value of more than 4096 bytes of JSON: nothing was done.",
      ])
  }

  @Test("The scene's phase is the host's")
  func phase() {
    struct Page: View {
      @Environment(\.scenePhase) private var phase
      @State private var log: [String] = []
      var body: some View { Text("\(phase) \(log)").onChange(of: phase) { log.append("\($1)") } }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    #expect(host.texts == ["active []"])
    host.setReader { $0.scenePhase = .background }
    #expect(host.texts == [#"background ["background"]"#])
    host.setReader { $0.scenePhase = .active }
    #expect(host.texts == [#"active ["background", "active"]"#])
  }

  @Test("The title of a window is its scene's where no page has one")
  func title() throws {
    let app = RunningApp(Shop.self)
    #expect(try host(app).place.title == "Shop")
    #expect(try host(app, SceneChoice(id: "till")).place.title == "Till")
    struct Titled: App { var body: some Scene { WindowGroup("a") { Text("a").navigationTitle("Own") } } }
    #expect(try host(RunningApp(Titled.self)).place.title == "Own")
  }
}
