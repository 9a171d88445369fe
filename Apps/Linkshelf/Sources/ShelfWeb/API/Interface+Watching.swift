// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf

extension InterfaceValue {
  struct WatchValue: Encodable {
    var link: Int64
    /// Left out where it's that of all links.
    var period: String?
    var keepsChanges: Bool
    var state: String
    var since: Date?
    var deadSince: Date?
    var changed: Date?
    var checked: Date?
    var next: Date?
    var words: String
    var movedTo: String?

    init(_ watch: Watch) {
      link = watch.link
      period = watch.period?.rawValue
      keepsChanges = watch.keepsChanges
      state = watch.state.rawValue
      since = watch.since?.date
      deadSince = watch.deadSince?.date
      changed = watch.changedAt?.date
      checked = watch.checkedAt?.date
      next = watch.nextAt?.date
      words = watch.words
      movedTo = watch.movedTo.isEmpty ? nil : watch.movedTo
    }
  }

  struct NewWatch: Decodable {
    /// null: that of all links.
    var period: String?
    var keepsChanges: Bool
  }

  struct FindingValue: Encodable {
    var id: Int64
    var link: Int64
    var at: Date
    var kind: String
    var title: String
    var address: String
    var words: String
    var old: String?
    var new: String?

    init(_ finding: Finding) {
      id = finding.id
      link = finding.link
      at = finding.at.date
      kind = finding.kind.rawValue
      title = finding.title
      address = finding.address
      words = finding.words
      old = finding.old.isEmpty ? nil : finding.old
      new = finding.new.isEmpty ? nil : finding.new
    }
  }

  struct FindingList: Encodable {
    var findings: [FindingValue]
    /// Send it as `after` for what follows; left out at the end.
    var next: Int64?
  }

  struct Watching: Codable {
    var period: String
  }
}
