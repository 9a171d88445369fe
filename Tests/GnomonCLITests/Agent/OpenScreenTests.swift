// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest
import Testing

@testable import GnomonRunner

/// A screen that somebody uses step by step, who is told of it in words.
@MainActor struct OpenScreenTests {
  /// What a task waits for: a test's steps take as long as they take.
  @MainActor private final class Gate {
    var isOpen = false

    func wait() async { while !isOpen { try? await Task.sleep(for: .milliseconds(1)) } }
  }

  private let gate = Gate()

  private struct Form: View {
    let gate: Gate
    @State private var count = 0
    @State private var name = ""
    @State private var isOn = false
    @State private var share = 0.5
    @State private var size = "Small"
    @State private var isLate = false

    var body: some View {
      List {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Locked") {}.disabled(true)
        TextField("Name", text: $name)
        Text("For \(name)")
        Toggle("Lamp", isOn: $isOn)
        Slider(value: $share) { Text("Share") }
        Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
        Button("Later") {
          Task {
            await gate.wait()
            isLate = true
          }
        }
        if isLate { Text("Done") }
        ForEach(0..<20_000, id: \.self) { Text("Row \(String($0))") }
      }
    }
  }

  private func screen() async -> OpenScreen {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 390, height: 844)
    configuration.tracing = .full
    let screen = OpenScreen(ViewHost(Form(gate: gate), configuration: configuration))
    _ = await screen.begin(nil)
    return screen
  }

  private func failure(_ screen: OpenScreen, _ step: ScreenStep) async -> String {
    do {
      return "no failure: " + (try await screen.take(step))
    } catch {
      return "\(error)"
    }
  }

  private func named(_ name: String, _ role: String? = nil) -> ScreenTarget { ScreenTarget(name: name, role: role) }

  @Test("A step tells what has changed by it, and which bodies ran")
  func changes() async throws {
    let screen = await screen()
    let said = try await screen.take(.tap(named("Add"), kind: .tap))
    #expect(said.contains("- text \"Count 0\"\n+ text \"Count 1\"\nevaluated: Form"))
    let nothing = try await screen.take(.tap(named("Later"), kind: .tap))
    #expect(nothing.contains("No element has changed."))
  }

  @Test("Controls are set as people set them")
  func controls() async throws {
    let screen = await screen()
    #expect(
      try await screen.take(.type("Ada", named("Name"), replaces: false, key: nil)).contains("+ text \"For Ada\""))
    #expect(try await screen.take(.type("!", nil, replaces: false, key: nil)).contains("+ text \"For Ada!\""))
    #expect(try await screen.take(.type("Bo", named("Name"), replaces: true, key: nil)).contains("+ text \"For Bo\""))
    #expect(try await screen.take(.type(nil, nil, replaces: false, key: "delete")).contains("+ text \"For B\""))
    #expect(try await screen.take(.set(named("Lamp"), "on")).contains("+ toggle \"Lamp\" = \"on\""))
    #expect(try await screen.take(.set(named("Lamp"), "on")).contains("already"))
    for share in ["75%", "0.1", "100%", "0"] {
      let wanted = share.hasSuffix("%") ? share : "\(Int((Double(share) ?? 0) * 100))%"
      let said = try await screen.take(.set(named("Share"), share))
      #expect(said.contains("slid to \(wanted)"), "\(said)")
    }
    #expect(try await screen.take(.set(named("Size"), "Large")).contains("picker \"Size\" = \"Large\""))
  }

  @Test("What can't be done is told with what could be")
  func failures() async {
    let screen = await screen()
    #expect(await failure(screen, .tap(named("Ad d"), kind: .tap)).contains("Near it are: button \"Add\""))
    #expect(await failure(screen, .tap(named("Locked"), kind: .tap)).contains("disabled"))
    #expect(await failure(screen, .tap(named("Add", "toggle"), kind: .tap)).contains("But there's button \"Add\""))
    #expect(await failure(screen, .tap(named("Add", "buton"), kind: .tap)).contains("did you mean 'button'?"))
    #expect(await failure(screen, .tap(named("Row", "text"), kind: .tap)).contains("Say which with 'number'"))
    #expect(await failure(screen, .tap(ScreenTarget(point: .init(x: -1, y: 2)), kind: .tap)).contains("outside"))
    #expect(await failure(screen, .type("a", nil, replaces: false, key: nil)).contains("No field has the focus"))
    #expect(await failure(screen, .set(named("Size"), "Huge")).contains("Small, Large"))
    #expect(await failure(screen, .set(named("Lamp"), "maybe")).contains("on or off"))
    #expect(await failure(screen, .type("a", nil, replaces: false, key: "hyper+a")).contains("no modifier"))
    #expect(await failure(screen, .type(nil, named("Name"), replaces: false, key: "Enterr")).contains("there's no key"))
    #expect(await failure(screen, .scroll("sideways", inside: nil, until: nil)).contains("no direction"))
    #expect(await failure(screen, .wait(seconds: 0.05, for: named("Done"), isGone: false)).contains("not there"))
  }

  @Test("A long list is scrolled to what is asked for; at its end that is said")
  func scrolling() async throws {
    let screen = await screen()
    let said = try await screen.take(.scroll("down", inside: nil, until: named("Row 900")))
    #expect(said.hasPrefix("scrolled to text \"Row 900\"") && !said.contains("\n- "))
    #expect(try await screen.take(.scroll("up", inside: nil, until: named("Add"))).contains("button \"Add\""))
    #expect(try await screen.take(.scroll("up", inside: nil, until: nil)).contains("it's at its end"))
  }

  @Test("Waiting lets tasks go on, and ends as soon as there's what is waited for")
  func waiting() async throws {
    let screen = await screen()
    #expect(try await screen.take(.tap(named("Later"), kind: .tap)).contains("No element has changed."))
    gate.isOpen = true
    let said = try await screen.take(.wait(seconds: 20, for: named("Done"), isGone: false))
    #expect(said.contains("is there after") && said.contains("+ text \"Done\""))
    #expect(try await screen.take(.wait(seconds: 0, for: nil, isGone: false)).contains("waited 0 s"))
  }

  @Test("Another screen goes on from a screen's state")
  func state() async throws {
    let first = await screen()
    _ = try await first.take(.tap(named("Add"), kind: .tap))
    _ = try await first.take(.type("Ada", named("Name"), replaces: false, key: nil))
    let second = OpenScreen(ViewHost(Form(gate: gate), configuration: first.host.configuration))
    let said = await second.begin(try first.state())
    #expect(said.contains("text \"Count 1\"") && said.contains("text \"For Ada\""))
  }
}
