// SPDX-License-Identifier: Apache-2.0

/// What a button of a list asks for; the raw value is what the form sends.
public enum LinkAction: String, Sendable, CaseIterable {
  case tag, untag, archive, unarchive, favourite, unfavourite, read, unread, bin, restore, snapshot
  /// Deletes for good; only in the bin.
  case delete
  /// Empties the whole bin; it needs no selection.
  case emptyBin = "empty-bin"
}

/// The form that a list posts to `Routes.linksAction`, read into what it asks for.
public struct LinkCommand: Sendable, Equatable {
  public var ids: [Int64]
  public var action: LinkAction
  /// Tags of `tag` and `untag`.
  public var value: String

  /// The most links in one form; more are refused by the page's script and by `init`.
  public static let mostLinks = 1_000

  /// Reads the fields of a form. A button of one row (`one`) comes before the selection. Nil if it names no action or no link.
  public init?(fields: [(name: String, value: String)]) {
    value = fields.last { $0.name == "value" }?.value ?? ""
    if let one = fields.last(where: { $0.name == "one" })?.value {
      let parts = one.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let action = LinkAction(rawValue: String(parts[0])), let id = Int64(parts[1]) else {
        return nil
      }
      self.action = action
      ids = [id]
      return
    }
    guard let action = fields.last(where: { $0.name == "action" }).flatMap({ LinkAction(rawValue: $0.value) }) else {
      return nil
    }
    self.action = action
    let sent = fields.filter { $0.name == "ids" }
    guard sent.count <= LinkCommand.mostLinks else { return nil }
    var seen: Set<Int64> = []
    ids = sent.compactMap { Int64($0.value) }.filter { seen.insert($0).inserted }
    guard !ids.isEmpty || action == .emptyBin else { return nil }
  }
}

/// The answer to a form or a poll that asked for JSON.
public struct ActionAnswer: Sendable, Codable {
  /// A row as it is now; `html` is nil if it's no longer part of the list.
  public struct Row: Sendable, Codable {
    public var id: Int64
    public var html: String?

    public init(id: Int64, html: String?) {
      self.id = id
      self.html = html
    }
  }

  public var rows: [Row]
  /// The inner part of the page for pages that are replaced wholly (queue).
  public var html: String?
  /// The flash message as HTML, from `Pages.renderFlash`.
  public var flash: String?
  public var counts: SidebarCounts?
  /// True while something runs: the script asks again after two seconds.
  public var running: Bool

  public init(
    rows: [Row] = [], html: String? = nil, flash: String? = nil, counts: SidebarCounts? = nil, running: Bool = false
  ) {
    self.rows = rows
    self.html = html
    self.flash = flash
    self.counts = counts
    self.running = running
  }
}
