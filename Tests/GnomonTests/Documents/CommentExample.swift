// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation

/// A block of Swift in a documentation comment of the sources.
struct CommentExample: Sendable, CustomStringConvertible {
  /// The file's path in the package.
  var file: String
  /// The line of the fence above, counted from 1.
  var line: Int
  /// The line of the declaration below the comment.
  var declaration: String
  var text: String

  var description: String { "\(file):\(line)" }

  /// A name for the block as a file of its own.
  var fileName: String {
    let path = file.split(separator: "/").dropFirst().joined(separator: "-").replacing(".swift", with: "")
    return "\(path)-\(line).swift"
  }

  /// The block as a file: views and statements go into a function.
  var source: String {
    let start = text.prefix { $0 == "." || $0 == "#" || $0 == "@" || $0.isLetter }
    if Self.declarations.contains(String(start)) { return text }
    let isView = start.first?.isUppercase == true
    return isView
      ? "fileprivate struct Sample: View {\n  var body: some View {\n\(text)\n  }\n}\n"
      : "@MainActor fileprivate func sample() async throws {\n\(text)\n}\n"
  }

  private static let declarations: Set = [
    "actor", "class", "enum", "extension", "final", "func", "import", "private", "protocol", "public", "struct",
    "typealias",
    "#Preview", "@main", "@MainActor", "@Observable", "@Animatable",
  ]

  /// What no other file of its module may declare as well.
  var names: Set<String> {
    let declaration =
      #/^(\ *)(?:@\S+\ |[a-z]+\ )*?(actor|class|enum|extension|func|let|protocol|struct|typealias|var)\ ([A-Za-z0-9_]+)/#
    var (names, owner): (Set<String>, String) = ([], "")
    for line in source.split(separator: "\n") {
      guard let match = line.firstMatch(of: declaration), match.output.1.count <= 2 else { continue }
      let (indent, keyword, name) = (match.output.1, match.output.2, String(match.output.3))
      if indent.isEmpty {
        owner = keyword == "extension" ? name : ""
        if keyword != "extension", !line.contains("private ") { names.insert(name) }
      } else if !owner.isEmpty {
        names.insert("\(owner).\(name)")
      }
    }
    return names
  }
}

extension CommentExample {
  /// The blocks of the package's own modules.
  static let all: [CommentExample] = {
    let folder = DocumentBlock.root.appendingPathComponent("Sources")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name -> [CommentExample] in
      let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return blocks(of: text, file: "Sources/\(name)")
    }
  }()

  static func blocks(of text: String, file: String) -> [CommentExample] {
    var blocks: [CommentExample] = []
    var open: (line: Int, lines: [Substring])?
    var pending: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.drop { $0 == " " }
      guard trimmed.hasPrefix("///") else {
        open = nil
        // Attributes may stand on a line of their own.
        if trimmed.split(separator: " ").allSatisfy({ $0.hasPrefix("@") }), !trimmed.isEmpty { continue }
        for index in pending { blocks[index].declaration = String(trimmed) }
        pending = []
        continue
      }
      let comment = trimmed.dropFirst(trimmed.hasPrefix("/// ") ? 4 : 3)
      if let block = open {
        if comment.hasPrefix("```") {
          pending.append(blocks.count)
          blocks.append(
            CommentExample(
              file: file, line: block.line, declaration: "", text: block.lines.joined(separator: "\n")))
          open = nil
        } else {
          open?.lines.append(comment)
        }
      } else if comment == "```swift" {
        open = (index + 1, [])
      }
    }
    return blocks
  }

  /// Parts of which no example names what another declares, so that each is a module.
  static func modules(_ examples: [CommentExample]) -> [[CommentExample]] {
    var modules: [(examples: [CommentExample], names: Set<String>, words: Set<String>)] = []
    for example in examples {
      let (names, words) = (example.names, example.words)
      if let index = modules.firstIndex(where: { $0.names.isDisjoint(with: words) && $0.words.isDisjoint(with: names) })
      {
        modules[index].examples.append(example)
        modules[index].names.formUnion(names)
        modules[index].words.formUnion(words)
      } else {
        modules.append(([example], names, words))
      }
    }
    return modules.map(\.examples)
  }

  /// The names that it declares or uses.
  private var words: Set<String> {
    names.union(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
