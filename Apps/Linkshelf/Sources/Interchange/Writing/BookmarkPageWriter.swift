// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes bookmarks in HTML (the Netscape format), which browsers and all other programs read.
///
/// Tags stand in `TAGS`, as Firefox, Pinboard and linkding have it. Notes stand in the description between linkding's marks. The pages themselves,
/// highlights and versions aren't part of the format. Links whose addresses aren't http or https are left out.
public struct BookmarkPageWriter: Sendable {
  public init() {}

  /// What the file begins with.
  public var beginning: String {
    """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <!-- Written by Linkshelf. -->
    <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
    <TITLE>Bookmarks</TITLE>
    <H1>Bookmarks</H1>
    <DL><p>

    """
  }

  /// A link's lines; empty for one that can't be a bookmark.
  public func entry(_ link: ExportedLink) -> String {
    guard Escape.link(link.address) != nil else { return "" }
    var line = "    <DT><A HREF=\"\(Escape.htmlLine(link.address))\""
    if let added = link.added, let seconds = Self.seconds(added.timeIntervalSince1970) {
      line += " ADD_DATE=\"\(seconds)\""
    }
    if let changed = link.changed, let seconds = Self.seconds(changed.timeIntervalSince1970) {
      line += " LAST_MODIFIED=\"\(seconds)\""
    }
    if let isPrivate = link.isPrivate { line += " PRIVATE=\"\(isPrivate ? 1 : 0)\"" }
    if let isRead = link.isRead { line += " TOREAD=\"\(isRead ? 0 : 1)\"" }
    if link.isFavourite { line += " DATA-IMPORTANT=\"true\"" }
    var tags = link.tags.map { Escape.htmlLine($0.replacing(",", with: "，")) }
    if link.isArchived { tags.append("linkding:bookmarks.archived") }
    if !tags.isEmpty { line += " TAGS=\"\(tags.joined(separator: ","))\"" }
    line += ">\(Escape.htmlLine(link.title ?? link.address))</A>\n"
    var text = link.summary.map(Escape.html) ?? ""
    if let note = link.note { text += "[linkding-notes]\(Escape.html(note))[/linkding-notes]" }
    return text.isEmpty ? line : line + "    <DD>\(text)\n"
  }

  /// What the file ends with.
  public var end: String { "</DL><p>\n" }

  private static func seconds(_ value: Double) -> Int? {
    value.isFinite && value > 0 && value < 1e11 ? Int(value) : nil
  }
}
