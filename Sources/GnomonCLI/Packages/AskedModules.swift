// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The dependencies that are to see SwiftUI although they can be compiled without, because a target asks for what they have only with it.
///
/// A dependency with a reading for Linux is compiled by that: GRDB has no publishers then. A package that builds on these can't be compiled. Its
/// compilation finds out which dependency has them, notes it here and ends; the package manager is called again, and the dependency sees Combine. One
/// that can't be compiled so is refused, and compiled as before. The answer hangs on the sources alone: a build from nothing finds the same one.
struct AskedModules {
  enum Answer: String {
    case asked, refused
  }

  /// The build folder's own one: each module that was asked for has a file of its name there.
  private let folder: String

  /// - Parameter scratch: the build folder.
  init(scratch: String) { folder = scratch + "/gnomon/asked" }

  subscript(module: String) -> Answer? {
    FileManager.default.contents(atPath: "\(folder)/\(module)").flatMap {
      Answer(rawValue: String(decoding: $0, as: UTF8.self))
    }
  }

  func note(_ answer: Answer, for module: String) throws {
    try StandInCompiler.write(Data(answer.rawValue.utf8), to: "\(folder)/\(module)")
  }

  /// All answers as a text, in order.
  var fingerprint: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\($0) \(self[$0]?.rawValue ?? "")" }.joined(separator: ", ")
  }
}

/// Looks for the dependencies that have what a target lacks, in code that they were compiled without.
struct LackedNames {
  /// The package manager's folder of the target. Those of the others lie beside it.
  let folder: String
  /// What hides code from a compiler for Linux.
  let hidden: Set<String>

  /// What the errors say isn't there.
  static func names(in diagnostics: CompilerDiagnostics) -> Set<String> {
    var names: Set<String> = []
    for error in diagnostics.errors where error.isOfSomethingMissing {
      let quoted = error.summary.split(separator: "'", omittingEmptySubsequences: false)
      let words = quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }
      let isMember = error.summary.contains("has no member")
      // A method is named with its labels: `readPublisher(receiveOn:value:)`.
      guard let word = (isMember ? words.last : words.first)?.split(separator: "(").first else { continue }
      // A type of its module's name: without it, the name is the module's.
      if word.hasPrefix("module<") {
        names.insert(String(word.dropFirst("module<".count).prefix { $0 != ">" }))
        continue
      }
      names.insert(String(word.split(separator: ".").last ?? word))
    }
    return names
  }

  /// The modules that the target imports, directly or through others, with what each has of the names.
  func owners(of names: Set<String>, importedBy sources: [TargetSource]) -> [(module: String, name: String)] {
    var found: [(module: String, name: String)] = []
    var known: Set<String> = []
    var open: Set<String> = []
    for source in sources { open.formUnion(TargetVisibility.imports(of: Lexer.tokens(of: source.bytes))) }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    while let module = open.popFirst() {
      guard known.insert(module).inserted, let call = CompilerCall(targetFolder: "\(parent)/\(module).build"),
        let state = TargetState.load("\(parent)/\(module).build"), !state.seesSwiftUI
      else { continue }
      let conditions = SourceConditions(defined: call.defined, hidden: hidden)
      for path in call.sources {
        guard let data = FileManager.default.contents(atPath: path) else { continue }
        let tokens = Lexer.tokens(of: [UInt8](data))
        open.formUnion(TargetVisibility.imports(of: tokens))
        let declared = Self.declared(in: tokens).intersection(names)
        if declared.isEmpty { continue }
        let left = declared.subtracting(Self.declared(in: conditions.active(tokens)))
        if let name = left.min(), found.last?.module != module { found.append((module, name)) }
      }
    }
    return found
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "macro", "func", "var", "let", "case",
  ]

  private static func declared(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropLast() where tokens[index].kind == .word && keywords.contains(tokens[index].text) {
      names.insert(tokens[index + 1].text)
    }
    return names
  }
}
