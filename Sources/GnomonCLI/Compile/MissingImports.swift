// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Looks for modules that sources import under each condition and that are nowhere: no reading of the sources compiles then, and that is known
/// before any of them is compiled.
struct MissingImports {
  /// The sources, by the paths that are shown.
  let sources: [(path: String, bytes: [UInt8])]
  /// Names that need no look.
  let known: Set<String>

  /// - Parameter known: modules that are there, beside the installation's.
  init(_ sources: [(path: String, bytes: [UInt8])], known: Set<String>, installation: Installation) {
    self.sources = sources
    self.known = installation.moduleNames.union(TargetVisibility.replaced).union(known)
      .union(["Foundation", "Swift", "Glibc", "Dispatch", "Observation", "Synchronization", "RegexBuilder"])
      .union(PlatformImports.ofC)
  }

  /// A module's import.
  struct Place {
    var path: String
    var name: String
    var line: Int
    var column: Int
  }

  /// The first import of each module that may be missing.
  var candidates: [Place] {
    var found: [Place] = []
    var seen = known
    for file in sources {
      let tokens = Lexer.tokens(of: Self.head(of: file.bytes))
      var depth = 0
      for (index, token) in tokens.enumerated() {
        if token.kind == .hash, token.startsLine {
          if token.text == "#if" { depth += 1 }
          if token.text == "#endif" { depth -= 1 }
        }
        guard depth == 0, token.isWord("import"), index + 1 < tokens.count else { continue }
        let module = tokens[index + 1]
        // `import struct Charts.Chart` names its module next.
        let isKind =
          index + 2 < tokens.count && tokens[index + 2].kind == .word && tokens[index + 2].line == module.line
        let named = isKind ? tokens[index + 2] : module
        guard named.kind == .word, named.line == token.line, seen.insert(named.text).inserted else { continue }
        let start = file.bytes[..<named.range.lowerBound].lastIndex(of: .newline).map { $0 + 1 } ?? 0
        found.append(
          Place(path: file.path, name: named.text, line: named.line, column: named.range.lowerBound - start + 1))
      }
    }
    return found
  }

  /// A source up to the line of its last import: what comes behind needn't be read.
  private static func head(of bytes: [UInt8]) -> [UInt8] {
    guard let last = bytes.lastRange(of: Array("import ".utf8)) else { return [] }
    let end = bytes[last.upperBound...].firstIndex(of: .newline) ?? bytes.endIndex
    return Array(bytes[..<end])
  }

  /// Throws the compiler's errors and what there is to say of them, where modules are missing.
  ///
  /// - Parameter compile: compiles a source, and gives what the compiler says.
  func check(_ compile: (String) throws -> String) throws {
    let candidates = candidates
    guard !candidates.isEmpty else { return }
    let output = try compile(candidates.map { "import \($0.name)\n" }.joined())
    let missing = MissingModule.names(CompilerDiagnostics(output))
    let places = candidates.filter { missing.contains($0.name) }
    guard !places.isEmpty else { return }
    let errors = places.map { "\($0.path):\($0.line):\($0.column): error: no such module '\($0.name)'\n" }.joined()
    let hints = MissingModule.sentences(CompilerDiagnostics(errors)).map { "hint: \($0)\n" }.joined()
    throw CommandFailure(errors + hints)
  }
}
