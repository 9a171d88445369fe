// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One call of the compiler by the package manager: what it compiles or links.
struct CompilerCall {
  /// As the package manager wrote them.
  private(set) var arguments: [String]
  /// The same with the response files' contents in their places.
  private(set) var expanded: [String]
  /// Whether the sources are those of a project of Xcode's.
  var isOfProject = false

  init(_ arguments: [String]) {
    var arguments = arguments
    // Manifests name a release here (`.version("5.1")`); the compiler takes a language mode.
    if let place = arguments.firstIndex(of: "-swift-version"), place + 1 < arguments.count,
      arguments[place + 1].hasPrefix("5.")
    {
      arguments[place + 1] = "5"
    }
    self.arguments = arguments
    expanded = Self.expand(arguments, depth: 0)
  }

  /// The call that compiled a target in an earlier build; nil where there was none.
  init?(targetFolder: String) {
    guard let data = FileManager.default.contents(atPath: TargetState.folder(in: targetFolder) + "/call.json"),
      let arguments = try? JSONDecoder().decode([String].self, from: data)
    else { return nil }
    self.arguments = arguments
    expanded = arguments
  }

  /// The file that `swiftmodule` is written to; nil where none is.
  var modulePath: String? { value(of: "-emit-module-path") }
  var moduleName: String? { value(of: "-module-name") }

  /// Whether sources become a module and objects.
  var isCompilation: Bool { expanded.contains("-c") && moduleName != nil && !sources.isEmpty }

  /// Whether objects become a program or a library.
  var isLinking: Bool {
    !expanded.contains("-c") && (expanded.contains("-emit-executable") || expanded.contains("-emit-library"))
  }

  var sources: [String] { expanded.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") } }
  var objects: [String] { expanded.filter { $0.hasSuffix(".o") && !$0.hasPrefix("-") } }

  /// The names given by `-D`.
  var defined: Set<String> {
    var names: Set<String> = []
    for (index, argument) in expanded.enumerated() where argument.hasPrefix("-D") {
      if argument != "-D" { names.insert(String(argument.dropFirst(2))) }
      if argument == "-D", index + 1 < expanded.count { names.insert(expanded[index + 1]) }
    }
    return names
  }

  /// Defines names in the sources, as `-D` does.
  mutating func define(_ names: [String]) {
    let added = names.filter { !defined.contains($0) }.map { "-D" + $0 }
    arguments += added
    expanded += added
  }

  /// The folder of what the package manager keeps of the target: `…/debug/Cards.build`.
  var targetFolder: String? {
    guard let map = value(of: "-output-file-map") else { return nil }
    let folder = URL(fileURLWithPath: map).deletingLastPathComponent()
    return folder.lastPathComponent == "gnomon" ? folder.deletingLastPathComponent().path : folder.path
  }

  /// What says how sources are compiled, without what they're compiled to.
  var options: [String] {
    let withValue: Set<String> = [
      "-I", "-F", "-D", "-Xcc", "-swift-version", "-enable-upcoming-feature", "-enable-experimental-feature",
      "-default-isolation",
      "-package-name", "-load-plugin-executable", "-load-plugin-library", "-plugin-path", "-module-alias", "-target",
      "-sdk",
      "-external-plugin-path", "-import-objc-header",
    ]
    let alone: Set<String> = [
      "-enable-bare-slash-regex", "-enable-testing", "-static", "-disable-bare-slash-regex", "-warn-concurrency",
    ]
    let starts = ["-D", "-I", "-F", "-strict-concurrency=", "-cxx-interoperability-mode=", "-application-extension"]
    var result: [String] = []
    var index = 0
    while index < expanded.count {
      let argument = expanded[index]
      if argument == "-Xfrontend", index + 1 < expanded.count {
        // The program's entry point is another one here.
        if expanded[index + 1] == "-entry-point-function-name" {
          index += 3
        } else {
          result += [argument, expanded[index + 1]]
          index += 1
        }
      } else if withValue.contains(argument), index + 1 < expanded.count {
        result += [argument, expanded[index + 1]]
        index += 1
      } else if alone.contains(argument) || starts.contains(where: argument.hasPrefix) {
        result.append(argument)
      }
      index += 1
    }
    return result
  }

  /// The objects that the sources become.
  var outputs: [String] {
    guard let path = value(of: "-output-file-map"), let data = FileManager.default.contents(atPath: path),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return [] }
    return map.values.compactMap { $0["object"] }.filter { FileIdentity($0) != nil }.sorted()
  }

  /// The values of an option that may stand several times.
  func values(of option: String) -> [String] {
    expanded.indices.dropLast().filter { expanded[$0] == option }.map { expanded[$0 + 1] }
  }

  func value(of option: String) -> String? {
    expanded.firstIndex(of: option).flatMap { $0 + 1 < expanded.count ? expanded[$0 + 1] : nil }
  }

  private static func expand(_ arguments: [String], depth: Int) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"), depth < 8,
        let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
      else { return [argument] }
      return expand(words(of: text), depth: depth + 1)
    }
  }

  /// Words as a shell takes them: quotes and backslashes keep blanks.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var characters = text.makeIterator()
    while let character = characters.next() {
      if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", open == "\"", let next = characters.next() {
          word = (word ?? "") + String(next)
        } else {
          word = (word ?? "") + String(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "\\", let next = characters.next() {
        word = (word ?? "") + String(next)
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
