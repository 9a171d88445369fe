// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation
import Testing

@testable import GnomonCLI

/// Commands that documents name are there: targets of the Makefile, scripts, subcommands and options.
struct ConsoleBlockTests {
  private static let blocks = DocumentBlock.all.filter { ["console", "bash"].contains($0.language) }

  private static let targets: Set<String> = {
    let makefile = DocumentBlock.root.appendingPathComponent("Makefile")
    let text = (try? String(contentsOf: makefile, encoding: .utf8)) ?? ""
    return Set(
      text.matches(of: #/(?m)^([a-z][a-z -]*):/#).flatMap { $0.output.1.split(separator: " ").map { String($0) } })
  }()

  /// What is wrong with a line of a console; nil where nothing is.
  private static func problem(in line: Substring) -> String? {
    // What stands between quotes is one argument, and may have another command's options in it.
    let words = line.prefix(upTo: line.firstRange(of: " #")?.lowerBound ?? line.endIndex)
      .replacing(#/'[^']*'/#, with: "''").split(separator: " ").map { String($0.drop { $0 == "$" }) }
    guard let first = words.first(where: { !$0.contains("=") && $0 != "exec" && !$0.isEmpty }) else { return nil }
    let arguments = words.drop { $0 != first }.dropFirst()
    if first == "make" {
      return arguments.first { !$0.contains("=") && !targets.contains($0) }.map { "there's no target '\($0)'" }
    }
    if first == "gnomon" || first.hasSuffix("/gnomon") { return problem(inArguments: Array(arguments)) }
    if first.hasPrefix("Scripts/") || first.hasPrefix(".ci/") || first.hasPrefix("Compatibility/") {
      let path = DocumentBlock.root.appendingPathComponent(first).path
      return FileManager.default.isExecutableFile(atPath: path) ? nil : "there's no script '\(first)'"
    }
    return nil
  }

  private static func problem(inArguments arguments: [String]) -> String? {
    guard let name = arguments.first, name != "help", !name.hasPrefix("--") else { return nil }
    guard let command = CommandReferenceTests.commands[name] else { return "there's no subcommand '\(name)'" }
    // The package manager's options are known to it alone.
    if command is any PackageCommand.Type { return nil }
    let known = Set(CommandReferenceTests.options(of: command).keys)
    return arguments.filter { $0.hasPrefix("--") }.map { $0.split(separator: "=").first.map(String.init) ?? $0 }
      .first { !known.contains($0) }.map { "'gnomon \(name)' has no option '\($0)'" }
  }

  @Test("What a console shows is there", arguments: blocks)
  func lines(block: DocumentBlock) {
    let problems = block.text.replacing("\\\n", with: " ").split(separator: "\n").compactMap(Self.problem)
    #expect(problems == [], "\(block)")
  }

  @Test(arguments: [
    ("make nothing", "there's no target 'nothing'"), ("make test PREFIX=/a   # tests", nil),
    ("gnomon draw A.swift", "there's no subcommand 'draw'"), ("gnomon render --size 1x1 A.swift", nil),
    ("exec gnomon layout --html a.html", "'gnomon layout' has no option '--html'"), ("BASE=/a Scripts/docs", nil),
    ("Scripts/gone", "there's no script 'Scripts/gone'"), ("swift test --filter A", nil),
  ])
  func problemsAreFound(line: String, problem: String?) {
    #expect(Self.problem(in: line[...]) == problem)
  }

  @Test("Blocks were found in the documents that show commands")
  func documents() {
    let names = Set(Self.blocks.map(\.document))
    #expect(names.isSuperset(of: ["README.md", "CONTRIBUTING.md", "Documentation/command-line.md"]))
  }
}
