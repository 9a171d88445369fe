// SPDX-License-Identifier: Apache-2.0
import GnomonProcess
import Testing

@testable import GnomonServe

/// What is kept of what programs print.
struct ConsoleTests {
  private func take(_ parts: String...) -> [String] {
    var cutter = LineCutter()
    var lines: [String] = []
    for part in parts { lines += Array(part.utf8).withUnsafeBytes { cutter.take($0) } }
    return lines + cutter.end()
  }

  @Test("Lines are whole however they come, and what is behind the last is one too")
  func lines() {
    #expect(take("one\ntw", "o\n\nthree") == ["one", "two", "", "three"])
    #expect(take("a\r\nb\n", "") == ["a", "b"])
    #expect(take("\u{E9}\n") == ["\u{E9}"])
    #expect(take() == [])
  }

  @Test("Of a long line 4 kB are kept, with a mark")
  func longLines() {
    let long = String(repeating: "x", count: 10_000)
    let cut = String(repeating: "x", count: 4_096) + "…"
    #expect(take(long + "\nnext\n") == [cut, "next"])
    #expect(take(long, long, "\n", long) == [cut, cut])
    let exact = String(long.prefix(4_096))
    #expect(take(exact + "\n") == [exact])
  }

  @Test("The last thousand lines are kept, of a mebibyte in all, and their numbers go on")
  func bounds() {
    var console = Console()
    for start in 0..<30 {
      console.add(Printed(isError: false, lines: (0..<100).map { "\(start * 100 + $0)" }), of: "M")
    }
    #expect(console.last == 3_000)
    #expect(console.lines(after: 0).map(\.text) == (2_000..<3_000).map(String.init))
    #expect(console.lines(after: 2_998).map(\.n) == [2_999, 3_000])
    console.add(Printed(isError: false, lines: (0..<5_000).map(String.init)), of: "M")
    #expect(console.lines(after: 0).count == 1_000 && console.lines(after: 0).last?.n == 8_000)
    let long = String(repeating: "x", count: 4_096)
    console.add(Printed(isError: true, lines: (0..<1_000).map { _ in long }), of: "M")
    let bytes = console.lines(after: 0).reduce(0) { $0 + $1.text.utf8.count }
    #expect(bytes <= 1 << 20 && bytes > (1 << 20) - 8_192)
    console.clear()
    #expect(console.lines(after: 0).isEmpty)
    console.add(Printed(isError: false, lines: ["again"]), of: "M")
    #expect(console.lines(after: 0).map(\.n) == [9_001])
  }

  @Test("What was cleared, and what was printed before a page came, isn't told as left out")
  func cleared() throws {
    let status = PreviewStatus()
    func print(_ lines: Int) {
      status.print(Printed(isError: false, lines: (0..<lines).map { "\($0)" }), of: "M")
    }
    func told(_ cursor: inout PreviewStatus.Cursor) -> String {
      var all = ""
      while let message = status.message(after: &cursor) { all += message }
      return all
    }
    print(Console.limit + 5)
    var (early, late) = (PreviewStatus.Cursor(), PreviewStatus.Cursor())
    #expect(told(&early).contains("lines") && !told(&early).contains("missed"))
    print(10)
    status.clear()
    print(1)
    let heard = told(&early)
    #expect(heard.contains("cleared") && !heard.contains("missed"))
    #expect(!told(&late).contains("missed") && !told(&late).contains("cleared"))
    print(Console.limit + 7)
    #expect(told(&early).contains(#""missed":7"#) && told(&late).contains(#""missed":7"#))
    var empty = PreviewStatus.Cursor()
    status.clear()
    #expect(!told(&empty).contains("lines"))
    print(Console.limit + 3)
    #expect(told(&empty).contains(#""missed":3"#))
  }

  @Test("Standard error has warnings and errors, standard output neither")
  func kinds() {
    let printed = Printed(isError: true, lines: ["gnomon: warning: w", "Fatal error"])
    #expect(printed.lines.map { printed.kind(of: $0) } == [.warning, .error])
    #expect(Printed(isError: false, lines: []).kind(of: "warning: w") == .output)
  }
}
