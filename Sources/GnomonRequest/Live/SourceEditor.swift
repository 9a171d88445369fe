// SPDX-License-Identifier: Apache-2.0

/// How a line of a file is opened in an editor.
package enum SourceEditor: Codable, Sendable, Equatable {
  /// By a link, on the browser's machine. It begins so; the file's path, the line and the column follow.
  case link(String)
  /// By a program with arguments, on the server's machine. `{file}`, `{line}` and `{column}` in them are replaced.
  case command([String])

  package struct Problem: Error, Equatable, CustomStringConvertible {
    package var description: String
  }

  /// Visual Studio Code and what says that it's that.
  package static let usual = SourceEditor.link("vscode://file")

  /// The editors that have a name here.
  private static let named: [(name: String, editor: SourceEditor)] = [
    ("vscode", usual),
    ("vscode-insiders", .link("vscode-insiders://file")),
    ("vscodium", .link("vscodium://file")),
    ("cursor", .link("cursor://file")),
    ("windsurf", .link("windsurf://file")),
    ("zed", .link("zed://file")),
    // On Linux nothing opens JetBrains' addresses, but for what its Toolbox has installed.
    ("idea", .command(["idea", "--line", "{line}", "--column", "{column}", "{file}"])),
    ("emacs", .command(["emacsclient", "-n", "+{line}:{column}", "{file}"])),
  ]

  package static var names: [String] { named.map(\.name) }

  /// Reads an option's value: a name, or a command that has `{file}` in it.
  package init(option: String) throws(Problem) {
    if let known = Self.named.first(where: { $0.name == option }) {
      self = known.editor
      return
    }
    let words = try Self.words(of: option)
    guard words.dropFirst().contains(where: { $0.contains("{file}") }) else {
      let near = nearest(to: option, in: Self.names).map { "; the nearest name is '\($0)'" } ?? ""
      throw Problem(
        description: "'\(option)' is neither an editor's name (\(Self.names.joined(separator: ", "))) nor a command "
          + "with {file} among its arguments\(near)")
    }
    guard let program = words.first, !program.isEmpty, !program.contains("{"), !program.hasPrefix("-") else {
      throw Problem(description: "'\(option)' doesn't begin with a program")
    }
    self = .command(words)
  }

  /// The words of a command as a shell reads them: quotes hold words together, a backslash takes the next character as it
  /// is. Nothing else has a meaning: no variables, no patterns, no other commands.
  package static func words(of text: String) throws(Problem) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        // Between double quotes a shell leaves most backslashes where they are.
        if quote == "\"", !"\"\\$`".contains(character) { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote { throw Problem(description: "'\(text)' has a \(quote) without the other one") }
    guard !isEscaped else { throw Problem(description: "'\(text)' ends with a backslash") }
    if let whole = word { words.append(whole) }
    return words
  }

  /// A command's words with a place in them.
  ///
  /// They are split before: whatever a path has in it, it stays one argument. What is put in isn't looked through again.
  package static func filled(_ words: [String], file: String, line: Int, column: Int) -> [String] {
    let values = ["file": file, "line": String(line), "column": String(column)]
    return words.map { word in
      var filled = ""
      var rest = word[...]
      while let start = rest.firstIndex(of: "{") {
        filled += rest[..<start]
        rest = rest[start...]
        if let end = rest.firstIndex(of: "}"), let value = values[String(rest[rest.index(after: start)..<end])] {
          filled += value
          rest = rest[rest.index(after: end)...]
        } else {
          filled += "{"
          rest = rest.dropFirst()
        }
      }
      return filled + rest
    }
  }
}
