// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The user's code that traps: one sentence, then the calls in the user's files alone.
@Suite(.serialized)
final class TrapTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("Sources/Bad.swift", Self.source)
  }

  deinit { workspace.remove() }

  // The numbers of the lines are part of what is expected.
  private static let source = """
    import SwiftUI
    struct Index: View { var a: [String] = []; var body: some View {
      Text(a[3])
    } }
    struct Missing: View { var a: Int? = nil; var body: some View {
      Text("\\(a!)")
    } }
    struct Division: View { var a = 0; var body: some View {
      Text("\\(1 / a)")
    } }
    struct Overflow: View { var a = Int.max; var body: some View {
      Text("\\(a + 1)")
    } }
    struct Named: View { var body: some View {
      let _ = fatalError("not yet")
      Text("a")
    } }
    struct Checked: View { var a = 0; var body: some View {
      let _ = precondition(a > 0, "a has to be positive")
      Text("a")
    } }
    struct Cast: View { var a: Any = 1; var body: some View {
      Text(a as! String)
    } }
    struct Thrown: View { struct Failed: Error {}; func load() throws -> Int { throw Failed() }; var body: some View {
      Text("\\(try! load())")
    } }
    struct Inner: View { var a: [Int]; var body: some View {
      ForEach(0..<2) { index in
        Text("\\(pick(index))")
      }
    }
      func pick(_ index: Int) -> Int {
        a[index]
      } }
    struct Outer: View { var body: some View {
      Inner(a: [1])
    } }
    struct Circle: View { var body: some View {
      Text("\\(around(1))")
    }
      func around(_ n: Int) -> Int {
        around(n + 1) + n
      } }
    """

  @Test(
    arguments: [
      ("Index", "3: Index.body trapped: Index out of range"),
      ("Missing", "6: Missing.body trapped: Unexpectedly found nil while unwrapping an Optional value"),
      ("Division", "9: Division.body trapped: Division by zero"),
      ("Overflow", "12: Overflow.body trapped: arithmetic overflow"),
      ("Named", "15: Named.body trapped: not yet"),
      ("Checked", "19: Checked.body trapped: Precondition failed: a has to be positive"),
    ])
  func inABody(view: String, sentence: String) throws {
    let result = try workspace.gnomon("render", "Sources/Bad.swift", "--view", view, "-o", "a.png")
    #expect(result.status == 1)
    #expect(result.errors == "Sources/Bad.swift:\(sentence)\n")
    #expect(result.output == "")
  }

  @Test(
    arguments: [
      ("Cast", "23: Cast.body trapped: Could not cast value of type 'Swift.Int'"),
      ("Thrown", "26: Thrown.body trapped: 'try!' expression unexpectedly raised an error: "),
    ])
  func withNamesOfTheRuntime(view: String, start: String) throws {
    let result = try workspace.gnomon("layout", "Sources/Bad.swift", "--view", view)
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Sources/Bad.swift:\(start)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test func theCallsAround() throws {
    let result = try workspace.gnomon("layout", "Sources/Bad.swift", "--view", "Outer")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        Sources/Bad.swift:34: Inner.pick(_:) trapped: Index out of range
          Sources/Bad.swift:30: called by a closure in Inner.body

        """)
  }

  @Test func aFullStack() throws {
    let result = try workspace.gnomon("layout", "Sources/Bad.swift", "--view", "Circle")
    #expect(result.status == 1)
    // On a busy machine a note says first that it takes long.
    let lines = result.errors.split(separator: "\n").filter { !$0.hasPrefix("gnomon: note:") }
    // The room ends with the call, or as the function that is called begins.
    #expect(
      lines.first?.contains(
        #/^Sources/Bad\.swift:4[23]: Circle\.around\(_:\) has filled the stack of \d+ MB: does it call itself without an end\?$/#
      ) == true, "\(result.errors)")
    #expect(lines.last == "  Sources/Bad.swift:40: called by Circle.body", "\(result.errors)")
  }

  @Test("Who asks Swift's runtime for its own report gets it")
  func theRuntimesReport() throws {
    let result = try workspace.gnomon(
      ["layout", "Sources/Bad.swift", "--view", "Index"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(result.status != 1)
    #expect(result.errors.contains("Fatal error: Index out of range"))
    #expect(!result.errors.contains("trapped:"))
  }

  @Test("What code writes to the C library's stderr goes on")
  func otherWords() throws {
    try workspace.write(
      "Words.swift",
      """
      import SwiftUI
      struct Words: View { var body: some View {
        let _ = perror("one")
        let _ = perror("Fatal error, said by hand")
        let _ = perror("three")
        Text("a")
      } }
      """)
    let result = try workspace.gnomon("layout", "Words.swift", "--view", "Words")
    #expect(result.status == 0)
    let starts = result.errors.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(starts == ["one", "Fatal error, said by hand", "three"], "\(result.errors)")
  }
}
