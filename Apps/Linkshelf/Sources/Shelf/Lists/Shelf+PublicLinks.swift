// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Shelf {
  /// A page of a public list. Its rule alone decides what is in it: a visitor gives only the place where the page begins.
  ///
  /// - Parameter after: ``PublicPage/next`` of the page before; anything else begins anew.
  public func publicLinks(_ list: LinkList, order: LinkOrder? = nil, limit: Int = 50, after: String? = nil)
    async throws -> PublicPage
  {
    let search = SearchParser.parse(list.query, now: now, timeZone: TimeZone(identifier: list.zone) ?? .gmt)
    // A rule that was changed after the list became public may ask for the bin.
    guard !search.term.asksForBin else { return PublicPage(links: [], next: nil, count: 0) }
    let page = try await self.list(search, order: order ?? list.order, limit: limit, after: after)
    return PublicPage(
      links: page.rows.map { PublicLink($0, showsTags: list.showsTags) }, next: page.next, count: page.count)
  }
}

extension PublicLink {
  public init(_ row: LinkRow, showsTags: Bool = true) {
    let link = row.link
    self.init(
      id: link.id, address: link.address, host: link.host, title: link.shownTitle, description: link.description,
      addedAt: link.addedAt, changedAt: link.changedAt, tags: showsTags ? row.tags : [], picture: link.picture,
      icon: link.icon)
  }
}
