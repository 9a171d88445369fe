// SPDX-License-Identifier: Apache-2.0
/// What the compiler wrote, cut into its messages.
struct CompilerDiagnostics {
  struct Message {
    var path: String
    var line: Int
    var column: Int
    var isError: Bool
    /// What it says, without place and kind.
    var summary: String
    /// All its lines.
    var text: String

    /// Whether it's an error that says that something isn't there, which another reading of conditions may mend.
    var isOfSomethingMissing: Bool { isError && CompilerDiagnostics.missing.contains { summary.contains($0) } }

    /// Whether it's about code that the user didn't write.
    var isInAddedCode: Bool { path.hasPrefix(GeneratedSource.pathStart) }
  }

  /// Lines before the first message.
  private(set) var preamble = ""
  private(set) var messages: [Message] = []

  init(_ output: String) {
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = Self.header(line) {
        messages.append(message)
      } else if messages.isEmpty {
        preamble += line + "\n"
      } else {
        messages[messages.count - 1].text += "\n" + line
      }
    }
  }

  /// `path:line:column: kind: summary`
  private static func header(_ line: Substring) -> Message? {
    for kind in ["error", "warning", "note", "remark"] {
      let mark = ": \(kind): "
      guard let range = line.firstRange(of: mark), !line.hasPrefix(" ") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
      else { continue }
      return Message(
        path: place.dropLast(2).joined(separator: ":"), line: number, column: column, isError: kind == "error",
        summary: String(line[range.upperBound...]), text: String(line))
    }
    return nil
  }

  var errors: [Message] { messages.filter(\.isError) }

  /// What the compiler says of names, members, modules and types that it doesn't find, or that lack what a condition left out.
  private static let missing = [
    "cannot find ", "no such module ", "has no member ", "has no dynamic member ", "not found in scope",
    "no type named ", "is not a member type of ", "does not conform to protocol ", "missing return in ",
    "has no return statements", " is unavailable: ", "Objective-C interoperability is disabled",
    "with the Objective-C runtime", "non-function type 'module<",
  ]

  /// The first error with its place where one is of something missing; nil where none is, as with most slips.
  var missingName: String? {
    guard errors.contains(where: \.isOfSomethingMissing),
      let first = errors.first(where: { !$0.isInAddedCode }) ?? errors.first
    else { return nil }
    return "\(first.path.split(separator: "/").last ?? ""):\(first.line): \(first.summary)"
  }

  /// How far the compiler came: what fails at an import hasn't been looked at, and fewer errors are further than more.
  struct Progress: Comparable {
    var isPastImports: Bool
    var errorCount: Int

    static func < (a: Progress, b: Progress) -> Bool {
      a.isPastImports == b.isPastImports ? a.errorCount > b.errorCount : b.isPastImports
    }
  }

  var progress: Progress {
    let errors = Set(errors.map(\.text))
    return Progress(
      isPastImports: !self.errors.contains { $0.summary.hasPrefix("no such module ") }, errorCount: errors.count)
  }

  /// The user's own messages, with the paths as the user wrote them.
  func text(for files: [SourceFile]) -> String {
    var text = preamble
    for message in messages where !message.isInAddedCode {
      if let file = files.first(where: { $0.absolutePath == message.path }) {
        text += file.path + Self.withoutAddedLines(message.text).dropFirst(message.path.count) + "\n"
      } else {
        text += message.text + "\n"
      }
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }

  /// A message's lines of source end where the user's file does.
  private static func withoutAddedLines(_ text: String) -> String {
    guard let added = text.firstRange(of: "| " + GeneratedSource.firstAddedLine) else { return text }
    let end = text[..<added.lowerBound].lastIndex(of: "\n") ?? added.lowerBound
    return String(text[..<end]) + "\n"
  }
}
