// SPDX-License-Identifier: Apache-2.0
import Shelf
import ShelfPages

extension Site {
  /// Words that a person reads in a minute.
  private static let wordsInMinute = 230

  /// A link as pages show it.
  ///
  /// - Parameter view: Cards and galleries show the link's card, lists a small picture of the page.
  /// - Parameter theme: the colours of the card.
  func item(_ row: LinkRow, _ view: ListView = .list, _ theme: Theme = .system) -> LinkItem {
    let link = row.link
    let snippet =
      row.snippet.isEmpty
      ? [Segment(text: link.description)] : row.snippet.map { Segment(text: $0.text, isMarked: $0.isMarked) }
    return LinkItem(
      id: link.id, address: link.address, title: link.shownTitle, site: link.host, snippet: snippet,
      added: link.addedAt.seconds,
      tags: row.tags, icon: link.icon.map { picturePath($0) }, picture: picture(row, view, theme == .dark),
      darkPicture: view != .list && theme == .system ? picture(row, view, true) : nil,
      isTitleInPicture: view == .gallery,
      minutes: link.words > 0 ? max(1, (link.words + Self.wordsInMinute / 2) / Self.wordsInMinute) : nil,
      isRead: link.reading == .read,
      isFavourite: link.favourite, isArchived: link.archived, isBinned: link.binnedAt != nil, snapshot: state(row),
      sign: sign(of: row), progress: row.progress)
  }

  private func picture(_ row: LinkRow, _ view: ListView, _ isDark: Bool) -> String? {
    guard view == .list else {
      let theme = isDark ? "dark" : "light"
      return "\(base)/card/\(row.id)?size=gallery&theme=\(theme)&at=\(row.link.changedAt.milliseconds)"
    }
    return (row.link.preview ?? row.link.picture).map { picturePath($0) }
  }

  func picturePath(_ hash: String) -> String { base + "/picture/" + hash }

  private func state(_ row: LinkRow) -> SnapshotState {
    // What moves is said before what failed.
    for job in row.jobs.sorted(by: { $0.state == .running && $1.state != .running }) {
      switch job.state {
      case .running: return .running(Self.step(job))
      case .waiting:
        return job.error.isEmpty || row.newest == nil && job.kind == .look ? .queued : .failed(sentence: job.error)
      case .failed where job.kind != .look: return .failed(sentence: job.error)
      case .failed, .done: continue
      }
    }
    return row.newest == nil ? .absent : .done
  }

  static func step(_ job: Job) -> SnapshotStep {
    SnapshotStep(rawValue: job.step) ?? (job.kind == .look ? .fetching : .opening)
  }
}
