// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Shelf

struct Space: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows what the store takes and may take, and sets its limits.",
    discussion: """
      Each option takes a number, or “off” for no limit. MB and GB are steps of 1,000. Below the free space that has to stay, and over the \
      size in all, the queue waits; nothing is deleted for that. Only --versions and --bin-days delete: older versions when a new one is made, \
      and links that have lain in the bin for longer.
      """)

  @OptionGroup var store: StoreOptions

  @Option(help: ArgumentHelp("How many versions of a link stay.", valueName: "n"))
  var versions: String?

  @Option(help: ArgumentHelp("What the versions of one link may take.", valueName: "mb"))
  var linkMb: String?

  @Option(help: ArgumentHelp("What everything may take; 0.5 is half a GB.", valueName: "gb"))
  var allGb: String?

  @Option(help: ArgumentHelp("What has to stay free on the disk.", valueName: "mb"))
  var freeMb: String?

  @Option(help: ArgumentHelp("After how many days the bin's links are deleted for good.", valueName: "days"))
  var binDays: String?

  func run() async throws {
    let shelf = try store.open()
    var limits = try await shelf.spaceLimits()
    try Self.set(&limits.versions, versions, "--versions")
    try Self.set(&limits.linkMB, linkMb, "--link-mb")
    try Self.set(&limits.freeMB, freeMb, "--free-mb")
    try Self.set(&limits.binDays, binDays, "--bin-days")
    if let allGb {
      guard allGb == "off" || SpaceLimits.megabytes(gigabytes: allGb) != nil else {
        throw CommandError("--all-gb takes a number of GB, as 20 or 0.5, or “off”, and not “\(allGb)”.")
      }
      limits.allMB = SpaceLimits.megabytes(gigabytes: allGb)
    }
    do {
      if limits != (try await shelf.spaceLimits()) { try await shelf.set(limits) }
      show(try await shelf.space())
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
  }

  private static func set(_ value: inout Int?, _ text: String?, _ option: String) throws {
    guard let text else { return }
    guard text != "off" else {
      value = nil
      return
    }
    guard let number = Int(text) else {
      throw CommandError("\(option) takes a whole number or “off”, and not “\(text)”.")
    }
    value = number
  }

  private func show(_ report: SpaceReport) {
    func size(_ bytes: Int64?) -> String { bytes.map { SpaceShortage.size($0) } ?? "unknown" }
    func limit(_ value: Int?, _ unit: String) -> String { value.map { "\($0) \(unit)" } ?? "off" }
    let limits = report.limits
    let rows = [
      (
        "used",
        "\(size(report.used)): \(report.files) files \(size(report.fileBytes)), database \(size(report.databaseBytes))"
      ),
      ("free", "\(size(report.free)) of \(size(report.disk))"),
      ("versions of a link", limit(limits.versions, "stay")),
      ("size of a link", limit(limits.linkMB, "MB at most")),
      ("size in all", limits.allMB.map { size(Int64($0) * SpaceLimits.megabyte) + " at most" } ?? "off"),
      ("free space that stays", limit(limits.freeMB ?? SpaceLimits.leastFreeMB, "MB")),
      ("bin", limits.binDays.map { "deleted for good after \($0) days" } ?? "off"),
    ]
    for (name, text) in rows { print(name.padding(toLength: 23, withPad: " ", startingAt: 0) + text) }
    if let shortage = report.shortage { print(shortage.sentence) }
  }
}
