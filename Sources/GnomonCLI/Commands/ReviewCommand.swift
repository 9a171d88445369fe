// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Open a page of failed snapshots and changed previews, and accept what is meant.",
    usage: "gnomon review [FOLDER] [options]",
    discussion: """
      It serves the page on this machine alone, at an address with a token, and writes only below the folder. Snapshots are \
      those that a test run has left; previews those of the last 'gnomon check --baseline'.
      """)

  @Argument(help: ArgumentHelp("The package's folder (default: the current one).", valueName: "FOLDER"))
  var folder = "."

  @Option(help: ArgumentHelp("The port (default: a free one).", valueName: "N"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "A name by which the browser reaches the server, where it's neither localhost nor 127.0.0.1; may be repeated.",
      valueName: "NAME"))
  var allowHost: [String] = []

  @Option(
    help: ArgumentHelp(
      "The page of a check to look at (default: what the last check with a baseline kept).", valueName: "DIR"))
  var report: String?

  func run() throws {
    do {
      guard let path = realPath(folder), SourceSet.isFolder(path) else {
        throw CommandFailure("there is no folder \(folder)")
      }
      let kept = report ?? path + "/.build/gnomon/check"
      let record = FileIdentity(kept + "/report.json") == nil ? nil : realPath(kept)
      if let report, record == nil { throw CommandFailure("there is no report in \(report)") }
      if let record, !record.hasPrefix(path + "/") {
        throw CommandFailure("the report \(record) isn't in the folder \(path), which is all that is looked at")
      }
      let request = ServeRequest(folder: path, report: record, port: port, hosts: allowHost)
      try Subprocess.become(try ServerProgram.path(), [try request.encoded()])
    } catch let failure as CommandFailure {
      say(failure.description)
      throw ExitCode(1)
    }
  }
}
