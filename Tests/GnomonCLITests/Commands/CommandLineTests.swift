// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// The command from outside: what it prints where, and its exit codes.
@Suite(.serialized)
final class CommandLineTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  deinit {
    workspace.remove()
  }

  private static let card = """
    import SwiftUI

    struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }

    private struct Card: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Color.red
          .frame(width: 120, height: 40)
          .onAppear { print("appeared", CGSize(width: 100, height: 100), CGPoint(x: 1, y: 2)) }
      }
    }

    struct Wrong_Previews: PreviewProvider {
      static var previews: some View { Card() }
    }

    #Preview { Row(title: "a") }
    """

  @Test("A pipe is written into: no file takes its place")
  func pipes() throws {
    try workspace.write("Card.swift", Self.card)
    let pipe = workspace.folder.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    // Held open at both ends, so that nobody waits for the other.
    let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    let result = try workspace.gnomon("layout", "Card.swift", "-o", "pipe")
    #expect(result.status == 0, "\(result.errors)")
    var info = stat()
    #expect(stat(pipe, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
    var bytes = [UInt8](repeating: 0, count: 4)
    #expect(read(descriptor, &bytes, 4) == 4 && bytes == Array("Card".utf8))
  }

  @Test func layoutGoesToStandardOutputAndPrintsGoToStandardError() throws {
    try workspace.write("Card.swift", Self.card)
    let result = try workspace.gnomon("layout", "Card.swift", "--size", "200x100")
    #expect(result.status == 0)
    #expect(result.output.contains("Card"))
    #expect(!result.output.contains("appeared"))
    #expect(
      result.errors == """
        gnomon: taking Card, the only view that needs no arguments
        appeared (100.0, 100.0) (1.0, 2.0)

        """)
  }

  @Test func printsStayOnStandardOutputBesideAFile() throws {
    try workspace.write("Card.swift", Self.card)
    let result = try workspace.gnomon("layout", "Card.swift", "--json", "-o", "card.json")
    #expect(result.output == "appeared (100.0, 100.0) (1.0, 2.0)\n")
    #expect(
      result.errors == """
        gnomon: taking Card, the only view that needs no arguments
        gnomon: wrote card.json

        """)
    let object = try JSONSerialization.jsonObject(with: try workspace.data("card.json")) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["scale"] as? Double == 3)
    #expect((object?["root"] as? [String: Any])?["view"] as? String == "Card")
  }

  @Test func rendersAPictureBesideTheCommand() throws {
    try workspace.write("Card.swift", Self.card)
    let result = try workspace.gnomon("render", "Card.swift", "--size", "200x100", "--scale", "2")
    #expect(result.status == 0)
    let picture = [UInt8](try workspace.data("Card.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Array(picture[16..<24]) == [0, 0, 1, 0x90, 0, 0, 0, 200])
  }

  @Test func pictureToStandardOutput() throws {
    try workspace.write("Card.swift", Self.card)
    let file = try workspace.gnomon("render", "Card.swift", "--view", "Card", "-o", "a.png")
    #expect(file.output == "appeared (100.0, 100.0) (1.0, 2.0)\n")
    let stream = try workspace.gnomon("render", "Card.swift", "--view", "Card", "-o", "-")
    #expect(stream.output.contains("IHDR"))
    #expect(stream.errors == "appeared (100.0, 100.0) (1.0, 2.0)\n")
  }

  @Test(arguments: [
    (
      ["--view", "Crad"],
      """
      gnomon: error: no view called 'Crad' in Card.swift; did you mean 'Card'?
      found:
        Row (line 3): needs 'title'
        Card (line 8)

      """
    ),
    (
      ["--view", "Row"],
      """
      gnomon: error: Row (line 3) can't be made without arguments: it needs 'title'
      hint: add a view that makes one, for example 'struct Demo: View { var body: some View { Row(…) } }'

      """
    ),
  ])
  func viewsThatCannotBeTaken(arguments: [String], message: String) throws {
    try workspace.write("Card.swift", Self.card)
    let result = try workspace.gnomon("layout", "Card.swift", arguments[0], arguments[1])
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors == message)
  }

  @Test func unknownProfile() throws {
    try workspace.write("Card.swift", Self.card)
    let result = try workspace.gnomon("layout", "Card.swift", "--profile", "iOS62")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("gnomon: error: no platform profile is called 'iOS62'; did you mean 'iOS26'?\n"))
  }

  @Test func aFileWithoutViews() throws {
    try workspace.write("Plain.swift", "import SwiftUI\nlet x = 1\n")
    let result = try workspace.gnomon("layout", "Plain.swift")
    #expect(result.status == 1)
    #expect(result.errors == "gnomon: error: Plain.swift has no view to take: nothing in it conforms to View\n")
  }

  @Test func noViewWithoutArguments() throws {
    try workspace.write(
      "Row.swift", "import SwiftUI\nstruct Row: View {\n  let n: Int\n  var body: some View { Text(\"\") }\n}\n")
    let result = try workspace.gnomon("render", "Row.swift")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        gnomon: error: Row.swift has no view that can be made without arguments
        found:
          Row (line 2): needs 'n'

        """)
  }

  @Test func compilerErrorsHaveTheUsersLines() throws {
    let source = "import SwiftUI\n\nstruct A: View {\n  var body: some View { Txet(\"a\") }\n}\n"
    try workspace.write("Bad.swift", source)
    let result = try workspace.gnomon("layout", "Bad.swift")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        Bad.swift:4:25: error: cannot find 'Txet' in scope
         2 |\u{20}
         3 | struct A: View {
         4 |   var body: some View { Txet("a") }
           |                         `- error: cannot find 'Txet' in scope
         5 | }

        """)
  }

  @Test func aMissingBraceIsTheUsersError() throws {
    try workspace.write("Open.swift", "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"a\")\n}\n")
    let result = try workspace.gnomon("layout", "Open.swift")
    #expect(result.status == 1)
    #expect(result.errors.contains("Open.swift:"))
    #expect(!result.errors.contains("<gnomon>"))
  }

  @Test func aViewThatOnlyTheCompilerCanRefuse() throws {
    let source = """
      import SwiftUI
      @propertyWrapper struct Given { var wrappedValue: Int }
      struct A: View { var body: some View { Text("a") } }
      struct B: View {
        @Given var n: Int
        var body: some View { Text("b") }
      }
      """
    try workspace.write("Wrap.swift", source)
    let result = try workspace.gnomon("layout", "Wrap.swift")
    #expect(result.status == 0)
    #expect(result.errors == "gnomon: taking A, the only view that needs no arguments\n")
    let refused = try workspace.gnomon("layout", "Wrap.swift", "--view", "B")
    #expect(refused.errors.hasPrefix("gnomon: error: B (line 4) can't be made without arguments: it can't be made:"))
  }

  @Test func anAppIsAFileLikeAnyOther() throws {
    let source = """
      import SwiftUI
      import Combine
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      final class Model: ObservableObject { @Published var n = Optional(1).publisher }
      struct Home: View {
        @StateObject private var model = Model()
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("home") }
      }
      """
    try workspace.write("App.swift", source)
    let result = try workspace.gnomon("layout", "App.swift")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "gnomon: taking the first window of the app Main; --view takes another: Home\n")
  }

  @Test func unchangedFilesArentCompiledAgain() throws {
    try workspace.write("Card.swift", Self.card)
    _ = try workspace.gnomon("layout", "Card.swift")
    let again = try workspace.gnomon("layout", "Card.swift", "--timings")
    #expect(again.errors.contains("find program"), "\(again.errors)")
    #expect(!again.errors.contains("compile"), "\(again.errors)")
  }
}
