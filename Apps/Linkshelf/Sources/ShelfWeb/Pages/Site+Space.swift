// SPDX-License-Identifier: Apache-2.0
import Shelf
import ShelfPages

/// The limits of space, on the page Settings.
extension Site {
  func spaceSection() async throws -> SpaceSection {
    let report = try await shelf.space()
    return SpaceSection(
      used: Int(report.used), files: report.files, free: report.free.map { Int($0) }, disk: report.disk.map { Int($0) },
      versions: report.limits.versions, linkMB: report.limits.linkMB, allMB: report.limits.allMB,
      freeMB: report.limits.freeMB, binDays: report.limits.binDays,
      leastFreeMB: SpaceLimits.leastFreeMB, shortage: report.shortage.map { Self.shown($0) })
  }

  func setSpace(_ fields: FormFields) async throws {
    var limits = SpaceLimits()
    for field in SpaceLimits.Field.allCases {
      let text = fields[field.rawValue].filter { !$0.isWhitespace }
      if text.isEmpty {
        limits[field] = nil
      } else if let number = field == .allMB ? SpaceLimits.megabytes(gigabytes: text) : Int(text) {
        limits[field] = number
      } else {
        throw ShelfError(
          .invalid,
          "“\(text.prefix(40))” isn't a number that can be a limit. Write a number above 0, or nothing for no limit.")
      }
    }
    try await shelf.set(limits)
    actions.wakeWorkers()
  }

  static func shown(_ shortage: SpaceShortage) -> ShelfPages.Shortage {
    switch shortage {
    case .floor(let free, let wanted): .floor(free: Int(free), wanted: Int(wanted))
    case .total(let used, let limit): .total(used: Int(used), limit: Int(limit))
    case .household(let used, let limit): .household(used: Int(used), limit: Int(limit))
    case .full: .full
    }
  }
}
