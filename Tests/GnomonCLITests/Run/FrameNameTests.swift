// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonRunner

struct FrameNameTests {
  @Test(arguments: [
    ("Bad.T.body.getter : some", "T.body", "the body of T"),
    ("Bad.(T in _2293EDB579349A7FDF50EF16675B72C4).body.getter : some", "T.body", "the body of T"),
    ("closure #1 () -> () in Bad.T.body.getter : some", "a closure in T.body", "a closure in the body of T"),
    (
      "closure #1 (Swift.Int) -> Swift.Int in closure #2 () -> some in Bad.T.body.getter : some",
      "a closure in T.body", "a closure in the body of T"
    ),
    (
      "closure #1 (Swift.Int) -> Swift.Int in helper #1 (Swift.Int) -> Swift.Int in Bad.T.body.getter : Swift.Int",
      "a closure in helper(_:)", "a closure in helper(_:)"
    ),
    ("go() -> () in L #1 in Bad.T.body.getter : Swift.Int", "L.go()", "L.go()"),
    (
      "Bad.T.init(title: Swift.String, _: [Swift.String : Swift.Int]) -> Bad.T", "T.init(title:_:)",
      "the initializer of T"
    ),
    ("Bad.C.__allocating_init() -> Bad.C", "C.init()", "the initializer of C"),
    (
      "Bad.T.gen<A, B where A: Swift.Collection, A.Element == Swift.Int>(_: A, of: (A, B) -> B) -> B", "T.gen(_:of:)",
      "T.gen(_:of:)"
    ),
    (
      "static Bad.K.reduce(value: inout Swift.Int, nextValue: () -> Swift.Int) -> ()", "K.reduce(value:nextValue:)",
      "K.reduce(value:nextValue:)"
    ),
    ("(extension in Bad):Swift.Array.ext(Swift.Int) -> Swift.Int", "Array.ext(_:)", "Array.ext(_:)"),
    ("(2) suspend resume partial function for Bad.T.load() async -> ()", "T.load()", "T.load()"),
    ("static Bad.C.== infix(Bad.C, Bad.C) -> Swift.Bool", "C.==(_:_:)", "C.==(_:_:)"),
    ("variable initialization expression of Bad.C.v : Swift.Int", "C.v", "C.v"),
    ("Bad.C.v.didset : Swift.Int", "C.v", "C.v"),
    ("Bad.T.subscript.getter : (Swift.Int) -> Swift.Int", "T.subscript", "T.subscript"),
    ("main", "main", "main"),
    ("", "", ""),
  ])
  func spoken(demangled: String, place: String, spoken: String) {
    let name = FrameName(demangled: demangled)
    #expect(name.place == place)
    #expect(name.spoken == spoken)
  }
}

struct SymbolizerTests {
  @Test("The address, then a function and a line for each call that is inlined there")
  func output() {
    let lines = Symbolizer.read(
      """
      0x28b1
      Swift runtime failure: arithmetic overflow
      /<compiler-generated>:0
      $s3Bad1TV4bodySivg
      /tmp/My folder/Bad.swift:11 (discriminator 2)
      0x000000000000290c
      ??
      ??:?
      """)
    #expect(
      lines == [
        0x28b1: [
          .init(function: "Swift runtime failure: arithmetic overflow", file: "/<compiler-generated>", number: 0),
          .init(function: "Bad.T.body.getter : Swift.Int", file: "/tmp/My folder/Bad.swift", number: 11),
        ],
        0x290c: [.init(function: "??", file: "??", number: 0)],
      ])
  }
}

struct StackReportTests {
  private let paths = ["Bad.swift": "Sources/Bad.swift"]

  private func line(_ function: String, _ number: Int, file: String = "/home/me/Sources/Bad.swift") -> UserStack.Frame {
    .program([.init(function: function, file: file, number: number)])
  }

  /// A helper that a body calls, which a container of the user's measures.
  private var nested: [UserStack.Frame] {
    [
      .gnomon, .other, line("Bad.slow(Swift.Int) -> ()", 12), .other,
      line("reabstraction thunk helper", 0, file: "/<compiler-generated>"), line("Bad.T.body.getter : some", 4),
      .gnomon,
      line("Bad.Row.sizeThatFits() -> CGSize", 30), .gnomon, line("main", 9, file: "/<gnomon-0>"),
    ]
  }

  @Test("What Gnomon called is named, and where that is now")
  func running() {
    let report = StackReport(UserStack(nested, sourcePaths: paths))
    #expect(
      report.running(for: 10.2, "note")
        == "Sources/Bad.swift:4: note: the body of T has been running for 10 s, "
        + "now at Sources/Bad.swift:12 in slow(_:)"
    )
  }

  @Test func trapped() {
    let report = StackReport(UserStack(nested, sourcePaths: paths))
    #expect(
      report.trapped("Index out of range", fullStack: nil) == [
        "Sources/Bad.swift:12: slow(_:) trapped: Index out of range",
        "  Sources/Bad.swift:4: called by T.body", "  Sources/Bad.swift:30: called by Row.sizeThatFits()",
      ])
    #expect(
      report.trapped("", fullStack: 8 << 20).first
        == "Sources/Bad.swift:12: slow(_:) has filled the stack of 8 MB: does it call itself without an end?")
  }

  @Test("Calls that go round are listed up to a limit")
  func round() {
    let frames = (0..<20).flatMap { _ in [line("Bad.a() -> ()", 1), line("Bad.b() -> ()", 2), line("Bad.b() -> ()", 2)]
    }
    let lines = StackReport(UserStack(frames, sourcePaths: paths)).trapped("", fullStack: 8 << 20)
    #expect(lines.count == 14)
    #expect(lines[1] == "  Sources/Bad.swift:2: called by b()")
    #expect(lines.last == "  … and 27 more")
  }

  @Test("A trap of Gnomon's isn't the user's")
  func withinGnomon() {
    let frames: [UserStack.Frame] = [.gnomon, .other, .other, .gnomon, line("Bad.T.body.getter : some", 4), .gnomon]
    let report = StackReport(UserStack(frames, sourcePaths: paths))
    #expect(
      report.trapped("Index out of range", fullStack: nil).first
        == "Sources/Bad.swift:4: T.body led to a trap within Gnomon: Index out of range")
    #expect(report.running(for: 3, "note") == "Sources/Bad.swift:4: note: the body of T has been running for 3.0 s")
  }

  @Test("Without a call of the user's there is nothing to run, and a trap is the program's")
  func outside() {
    let report = StackReport(UserStack([.gnomon, .other, .gnomon], sourcePaths: paths))
    #expect(report.running(for: 3, "note") == nil)
    #expect(
      report.trapped("signal 4", fullStack: nil) == [
        "gnomon: error: the program trapped: signal 4",
        "hint: with SWIFT_BACKTRACE=enable=yes in the environment all frames are shown",
      ])
  }
}
