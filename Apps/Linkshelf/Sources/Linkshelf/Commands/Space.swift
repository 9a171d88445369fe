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
  @OptionGroup var person: PersonOption

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

  @Option(help: ArgumentHelp("What the shelves of all people together may take.", valueName: "gb"))
  var householdGb: String?

  @Option(help: ArgumentHelp("What the shelf of the one named by --person may take at most.", valueName: "gb"))
  var personGb: String?

  func run() async throws {
    let (stores, shelf) = try await person.open(store)
    defer { withExtendedLifetime(stores) {} }
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
      if let householdGb { try await stores.setLimit(ofAll: try Self.megabytes(householdGb, "--household-gb")) }
      if let personGb {
        guard let name = person.person, let found = try await stores.home.person(named: name) else {
          throw CommandError("--person-gb is a limit of one person: name them by --person.")
        }
        try await stores.home.setLimit(Self.megabytes(personGb, "--person-gb"), of: found.id)
        try await stores.takeLimits()
      }
      show(try await shelf.space())
      if person.person == nil { try await show(stores) }
    } catch let error as ShelfError {
      throw CommandError(error.description)
    }
  }

  private static func megabytes(_ text: String, _ option: String) throws -> Int? {
    if text == "off" { return nil }
    guard let number = SpaceLimits.megabytes(gigabytes: text) else {
      throw CommandError("\(option) takes a number of GB, as 20 or 0.5, or “off”, and not “\(text)”.")
    }
    return number
  }

  /// What each person's shelf takes.
  private func show(_ stores: ShelfStores) async throws {
    let all = try await stores.named()
    guard all.count > 1 || stores.room.mostMB != nil else { return }
    var sum: Int64 = 0
    for (names, store) in all {
      guard let report = try await stores.shelf(store)?.space() else { continue }
      sum += report.used
      let most = report.mostMB.map { " of \(SpaceShortage.size(Int64($0) * SpaceLimits.megabyte))" } ?? ""
      print("\(names): \(SpaceShortage.size(report.used))\(most)")
    }
    let most = stores.room.mostMB.map { " of \(SpaceShortage.size(Int64($0) * SpaceLimits.megabyte))" } ?? ""
    print("all shelves: \(SpaceShortage.size(sum))\(most)")
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
