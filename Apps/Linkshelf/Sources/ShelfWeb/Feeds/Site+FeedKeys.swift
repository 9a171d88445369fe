// SPDX-License-Identifier: Apache-2.0
import Shelf
import ShelfPages

extension Site {
  private static let mostShownFeeds = 20

  /// The keys of feeds on the page of settings, with the addresses that they're for.
  ///
  /// - Parameter newKey: one that was just made; it stands in all addresses.
  func feedKeys(_ account: Account, newKey: String?, _ context: WebContext) async throws -> FeedKeysSection {
    let start = "\(siteAddress(context))/feeds/\(newKey ?? Self.keyPlace)/atom/"
    func named(_ key: String, _ path: String) -> (name: String, address: String) {
      (Messages.text(key, context.language), start + path)
    }
    var addresses = [named("nav.inbox", "inbox"), named("nav.unread", "unread"), named("nav.favourites", "favourites")]
    addresses.append(named("watching.title", "findings"))
    for list in try await shelf.lists().prefix(Self.mostShownFeeds) {
      addresses.append((list.shownTitle, start + "list/\(list.id)"))
    }
    addresses += [named("nav.tags", "tag/TAG"), named("nav.searches", "search?q=WORDS")]
    addresses.append(
      (
        Messages.text("feeds.catalogue", context.language),
        "\(siteAddress(context))/feeds/\(newKey ?? Self.keyPlace)/catalogue"
      ))
    return FeedKeysSection(
      keys: try await accounts.feedKeys(of: account).map {
        .init(id: $0.id, name: $0.name, readsBooks: $0.readsBooks, made: $0.createdAt.seconds, used: $0.usedAt?.seconds)
      }, addresses: addresses, newKey: newKey)
  }
}
