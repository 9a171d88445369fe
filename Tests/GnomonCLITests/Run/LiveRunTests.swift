// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

/// A compiled program that shows views to a server: what it says on its socket.
@Suite(.serialized)
final class LiveRunTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Card.swift", Self.source)
  }

  deinit { workspace.remove() }

  // The numbers of the lines are part of what is expected.
  private static let source = """
    import SwiftUI
    struct Card: View {
      let title: String
      var body: some View { let _ = print("shown"); Text(title) }
    }
    struct Bad: View { var a: [Int] = []; var body: some View { Text("\\(a[3])") } }
    struct Endless: View { var body: some View { let _ = spin(); Text("a") } }
    func spin() { while getpid() > 0 {} }
    struct Failing: PreviewModifier {
      struct Failed: Error {}
      static func makeSharedContext() async throws -> Int { throw Failed() }
      func body(content: Content, context: Int) -> some View { content }
    }
    #Preview("A card") { Card(title: "A") }
    #Preview("Bad") { Bad() }
    #Preview("Endless") { Endless() }
    #Preview("Failing", traits: .modifier(Failing())) { Card(title: "A") }
    """

  private func start(_ change: (inout RunRequest) -> Void = { _ in }) throws -> (LiveProgram, [LivePreview]) {
    // The command keeps the program that it lists previews with.
    let cache = workspace.folder.path + "/cache"
    let listed = try workspace.gnomon(["previews", "Card.swift"], environment: ["XDG_CACHE_HOME": cache])
    try #require(listed.status == 0, "\(listed.errors)")
    let programs = try FileManager.default.contentsOfDirectory(atPath: cache + "/gnomon/programs")
    var request = RunRequest(output: .live, destination: "")
    request.sourcePaths = ["Card.swift": "Card.swift"]
    change(&request)
    let program = try LiveProgram("\(cache)/gnomon/programs/\(try #require(programs.first))", request)
    let frame = try #require(program.stream.read())
    #expect(frame.kind == .list && frame.channel == 0)
    return (program, try JSONDecoder().decode([LivePreview].self, from: Data(frame.payload)))
  }

  @Test("A program lists what it shows, opens previews for clients, and ends with its server")
  func opening() throws {
    let (program, previews) = try start()
    #expect(previews.map(\.name) == ["A card", "Bad", "Endless", "Failing"])
    #expect(previews.map(\.place) == ["Card.swift:14", "Card.swift:15", "Card.swift:16", "Card.swift:17"])
    #expect(previews[0].key == "Card.Card.A-card")
    for channel: UInt32 in [7, 8] {
      try program.open(previews[0].key, channel: channel, look: ["appearance": "dark", "type-size": "AX3"])
      #expect(program.stream.read() == LiveFrame(.opened, channel: channel))
    }
    for (number, (key, look, sentence)) in [
      ("Card.Card.Other", [:], "there's no preview 'Card.Card.Other' any more"),
      (previews[0].key, ["colour": "red"], "there's no setting 'colour'"),
      (previews[0].key, ["size": "large"], "'large' isn't"),
      (previews[3].key, [:], "the preview 'Failing' (Card.swift:17) can't be made: "),
    ].enumerated() as EnumeratedSequence<[(String, [String: String], String)]> {
      try program.open(key, channel: UInt32(20 + number), look: look)
      let frame = try #require(program.stream.read())
      #expect(
        frame.kind == .failed && frame.channel == UInt32(20 + number) && frame.text.contains(sentence), "\(frame.text)")
    }
    // What is closed, or was never open, takes nothing.
    for channel: UInt32 in [7, 99] { #expect(program.stream.write(LiveFrame(.close, channel: channel))) }
    #expect(program.stream.write(LiveFrame(.text, channel: 7, "{}")))
    try program.open(previews[0].key, channel: 30)
    #expect(program.stream.read() == LiveFrame(.opened, channel: 30))
    let end = program.end()
    #expect(end.status == 0 && end.errors == "" && end.output.contains("shown\n"))
  }

  @Test("Windows of an app are those of one app in the program, unless none is asked for")
  func windows() throws {
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI
      final class Store: ObservableObject { init() { print("made") } }
      struct Shop: App {
        @StateObject private var store = Store()
        var body: some Scene {
          WindowGroup { Text("shop") }.environmentObject(store)
          Window("Till", id: "till") { Text("till") }.environmentObject(store)
          WindowGroup(for: Int.self) { Text("order \\($0.wrappedValue ?? 0)") }.environmentObject(store)
        }
      }
      #Preview("A card") { Text("card") }
      """)
    let (program, previews) = try start()
    #expect(previews.map(\.name) == ["Shop", "A card"])
    let scenes = [LiveScene(), LiveScene(id: "till"), LiveScene(value: "3"), LiveScene(value: "4", type: "Swift.Int")]
    for (number, scene) in scenes.enumerated() {
      try program.open(previews[0].key, channel: UInt32(number + 1), scene: scene)
      #expect(program.stream.read() == LiveFrame(.opened, channel: UInt32(number + 1)))
    }
    for (key, scene, sentence) in [
      (previews[0].key, LiveScene(id: "other"), "Shop has no scene \"other\"; there is \"till\""),
      (previews[0].key, LiveScene(value: "x"), "the value x isn't the JSON of a Swift.Int"),
      (previews[0].key, LiveScene(settings: true), "Shop has no settings"),
      (previews[1].key, LiveScene(id: "till"), "A card is no app, so it has no windows to choose from"),
    ] {
      try program.open(key, channel: 20, scene: scene)
      #expect(program.stream.read() == LiveFrame(.failed, channel: 20, sentence))
    }
    // What is no app is shown where its first window is asked for.
    try program.open(previews[1].key, channel: 29, scene: LiveScene())
    #expect(program.stream.read() == LiveFrame(.opened, channel: 29))
    try program.open(previews[0].key, channel: 30)
    #expect(program.stream.read() == LiveFrame(.opened, channel: 30))
    let end = program.end()
    #expect(end.status == 0 && end.output == "made\nmade\n", "\(end)")
  }

  @Test("A trap ends the program, and says where")
  func trap() throws {
    let (program, previews) = try start()
    try program.open(previews[1].key, channel: 1)
    var last: LiveFrame?
    while let frame = program.stream.read() { last = frame }
    let sentence = "Card.swift:6: Bad.body trapped: Index out of range"
    #expect(last == LiveFrame(.ended, channel: 1, sentence))
    let end = program.end()
    #expect(end.status == 1 && end.errors == sentence + "\n")
  }

  @Test("Code that never returns is ended, and named; a program that nobody asks anything goes on")
  func endless() async throws {
    let (program, previews) = try start { $0.timeout = 2 }
    try await Task.sleep(for: .seconds(3))
    try program.open(previews[0].key, channel: 1)
    #expect(program.stream.read() == LiveFrame(.opened, channel: 1))
    try program.open(previews[2].key, channel: 2)
    var last: LiveFrame?
    while let frame = program.stream.read() { last = frame }
    #expect(last?.kind == .ended)
    #expect(
      last?.text.contains("Card.swift:7: error: the body of Endless has been running for ") == true,
      "\(last?.text ?? "")")
    #expect(program.end().status == 124)
  }

  @Test("A view or a preview that is named is the only one")
  func named() throws {
    var (program, previews) = try start { $0.previews = ["Bad"] }
    #expect(previews.map(\.name) == ["Bad"])
    #expect(program.end().status == 0)
    (program, previews) = try start { $0.view = "Endless" }
    #expect(previews == [LivePreview(key: "Card.Endless", name: "Endless", place: "Card.swift:7")])
    #expect(program.end().status == 0)
  }
}
