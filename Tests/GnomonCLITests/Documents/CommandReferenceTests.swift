// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import DocumentBlocks
import Foundation
import Testing

@testable import GnomonCLI

/// `Documentation/command-line.md` has each subcommand and each option, and no other.
struct CommandReferenceTests {
  static let commands: [String: any ParsableCommand.Type] = Dictionary(
    uniqueKeysWithValues: GnomonCommand.configuration.subcommands.map { ($0.configuration.commandName ?? "", $0) })

  /// The options of a subcommand, each with whether it takes a value, as its help has them.
  static func options(of command: any ParsableCommand.Type) -> [String: Bool] {
    var options: [String: Bool] = [:]
    for line in GnomonCommand.helpMessage(for: command, columns: 1_000).split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^  (?:-\w, )?(--[a-z-]+)( <| )?/#) else { continue }
      options[String(match.output.1)] = match.output.2 == " <"
    }
    options["--help"] = nil
    options["--version"] = nil
    return options
  }

  private let sections: [String: String]

  init() throws {
    let file = DocumentBlock.root.appendingPathComponent("Documentation/command-line.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.split(separator: #/(?m)^## /#).map { $0.split(separator: "\n", maxSplits: 1) }
    sections = Dictionary(uniqueKeysWithValues: parts.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") })
  }

  /// The options in the tables of a section.
  private func documented(_ section: String) -> [String: Bool] {
    let rows = (sections[section] ?? "").matches(of: #/(?m)^\| `(?:-\w, )?(--[a-z-]+)( [^`]+)?` \|/#)
    return Dictionary(uniqueKeysWithValues: rows.map { (String($0.output.1), $0.output.2 != nil) })
  }

  @Test("Each subcommand has a section with its options", arguments: commands.keys.sorted())
  func subcommand(name: String) throws {
    let section = try #require(sections["gnomon \(name)"], "there's no section for 'gnomon \(name)'")
    var found = documented("gnomon \(name)")
    if section.contains("(#options-of-a-view)") {
      found.merge(documented("Options of a view")) { own, _ in own }
    }
    let command = try #require(Self.commands[name])
    #expect(found == Self.options(of: command))
  }

  @Test("No section is of a subcommand that isn't there")
  func noOthers() {
    let named = Set(sections.keys.filter { $0.hasPrefix("gnomon ") }.map { String($0.dropFirst(7)) })
    #expect(named == Set(Self.commands.keys))
  }
}
