// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say in words what moved, grew, appeared or vanished between two layouts.",
    usage: "gnomon diff OLD.json NEW.json",
    discussion: "The files are what 'gnomon layout --json' prints. Exits with 1 where they differ.")

  @Argument(help: ArgumentHelp("The layout before.", valueName: "OLD.json"))
  var old: String

  @Argument(help: ArgumentHelp("The layout now.", valueName: "NEW.json"))
  var new: String

  func run() throws {
    let (before, now) = (try read(old), try read(new))
    let lines = LayoutDiff(before, now).lines
    print(lines.isEmpty ? "no difference" : lines.joined(separator: "\n"))
    if !lines.isEmpty { throw ExitCode(1) }
  }

  private func read(_ path: String) throws -> LayoutFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("There is no file \(path), or it can't be read.")
    }
    do {
      let head = try JSONDecoder().decode(Head.self, from: data)
      guard head.version == 1 else {
        throw ValidationError("\(path) is of version \(head.version): this gnomon reads version 1.")
      }
      return try JSONDecoder().decode(LayoutFile.self, from: data)
    } catch let error as DecodingError {
      let hint = isTooDeep(error) ? " It nests too deeply to be read." : ""
      throw ValidationError("\(path) isn't a layout of version 1: 'gnomon layout FILE.swift --json' makes one.\(hint)")
    }
  }

  private struct Head: Decodable { var version: Int }

  private func isTooDeep(_ error: DecodingError) -> Bool {
    guard case .dataCorrupted(let context) = error, let cause = context.underlyingError else { return false }
    return "\(cause)".contains("Too many nested")
  }
}
