// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB

extension ShelfStores {
  /// Looks whether a store is whole; see ``Shelf/doctor(isDeep:mends:)``. Shares of its lists are looked at too.
  ///
  /// - Returns: nil where nobody has that store.
  public func doctor(_ store: String, isDeep: Bool, mends: Bool) async throws -> DoctorReport? {
    guard let shelf = try await shelf(store) else { return nil }
    var report = try await shelf.doctor(isDeep: isDeep, mends: mends)
    let lists = Set(try await shelf.lists().map(\.id))
    let stray = try await home.shares(ofStore: store).filter { !lists.contains($0.list) }
    report.strayShares = stray.count
    if mends, !stray.isEmpty {
      for share in stray { try await home.endShare(share.id, ofStore: store) }
      report.mended.append("\(stray.count) shares of lists that are gone were ended.")
    }
    return report
  }

  /// Folders of people that nobody has, as sentences: left by a restored backup of before, or put there by hand.
  public func strays() async throws -> [String] {
    let known = Set(try await names()).union(try await home.removals().compactMap(\.store)).union([Self.guests])
    let found = (try? FileManager.default.contentsOfDirectory(atPath: peopleFolder)) ?? []
    return found.filter { !known.contains($0) }.sorted().map {
      "\(peopleFolder)/\($0) belongs to nobody who is here. Move it away if you don't need it."
    }
  }
}
