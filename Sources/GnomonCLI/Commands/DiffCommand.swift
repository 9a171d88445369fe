// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

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
      return try LayoutFile(reading: data)
    } catch .version(let version) {
      throw ValidationError("\(path) is of version \(version): this gnomon reads version 1.")
    } catch .several {
      throw ValidationError("\(path) holds several layouts: give each option of 'gnomon layout' one value.")
    } catch .notALayout(let isTooDeep) {
      let hint = isTooDeep ? " It nests too deeply to be read." : ""
      throw ValidationError("\(path) isn't a layout of version 1: 'gnomon layout FILE.swift --json' makes one.\(hint)")
    }
  }
}
