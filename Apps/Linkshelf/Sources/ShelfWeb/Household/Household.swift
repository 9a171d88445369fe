// SPDX-License-Identifier: Apache-2.0
public import Foundation
import HTTPTypes
public import Hummingbird
import Logging
public import Logins
public import Shelf
import Synchronization

/// The people of one server, each with a store of their own, and a site over it.
///
/// It finds out who asks and hands the request to that person's site, which knows no other store. Who asks is told by a session, a token, a
/// feed's key, a public list's key or a signed address of a file; whatever names nobody is answered by the first person's site as what isn't
/// known there.
public final class Household: HTTPResponder {
  public typealias Context = WebContext

  /// A site, its answers, and when it was last asked.
  struct Door: Sendable {
    var site: Site
    var respond: @Sendable (Request, WebContext) async throws -> Response
    var usedAt: ContinuousClock.Instant
  }

  public let stores: ShelfStores
  let configuration: WebConfiguration
  let people: People
  let commons: SiteCommons
  private let logins: StoreLogins?
  private let makeActions: @Sendable (Shelf) throws -> any SiteActions
  private let doors = Mutex<[String: Door]>([:])
  let first: Site

  /// - Parameters:
  ///   - logins: the cookies of all stores; nil where none can be kept.
  ///   - desk: gives work to other machines; nil where none is given.
  ///   - letGo: makes the workers let go of a store that is about to be deleted.
  ///   - actions: what the program does for the site over a store.
  public init(
    stores: ShelfStores, configuration: WebConfiguration, logins: StoreLogins? = nil, desk: WorkDesk? = nil,
    letGo: @escaping @Sendable (_ store: String) async -> Void = { _ in },
    actions: @escaping @Sendable (Shelf) throws -> any SiteActions
  ) async throws {
    self.stores = stores
    self.configuration = configuration
    makeActions = actions
    self.logins = logins
    commons = SiteCommons(desk: desk)
    let weakSelf = WeakHousehold()
    people = People(stores) { store in
      weakSelf.household?.close(store)
      await letGo(store)
    }
    try await stores.takeLimits()
    first = try await Site(
      shelf: stores.home, people: people, commons: commons, configuration: configuration,
      actions: try actions(stores.home), logins: try logins?.logins(in: stores.home.folder))
    let responder = first.router().buildResponder()
    let door = Door(site: first, respond: { try await responder.respond(to: $0, context: $1) }, usedAt: .now)
    doors.withLock { $0[""] = door }
    weakSelf.household = self
  }

  /// Goes on with what a server of before was cut off in: removals of people, and imports of those who are left.
  public func resume() async throws {
    try await people.finishRemovals()
    for store in try await stores.names() where store.isEmpty || Self.hasImports(stores.folder(of: store)) {
      try await door(store)?.site.resumeImports()
    }
  }

  private static func hasImports(_ folder: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder + "/imports"))?.isEmpty == false
  }

  /// How many requests were answered since the start, of all people.
  public var answered: Int { commons.metrics.numbers.byStatus.values.reduce(0, +) }

  // MARK: - Doors

  /// The site over a store; nil where nobody has that store.
  func door(_ store: String) async throws -> Door? {
    if let door = known(store) { return door }
    guard let shelf = try await stores.shelf(store) else { return nil }
    let site = try await Site(
      shelf: shelf, people: people, commons: commons, configuration: configuration, actions: try makeActions(shelf),
      logins: store == ShelfStores.guests ? nil : try logins?.logins(in: shelf.folder))
    let responder = site.router().buildResponder()
    let made = Door(site: site, respond: { try await responder.respond(to: $0, context: $1) }, usedAt: .now)
    return doors.withLock { doors in
      // Two may have made it at once: the first one stays.
      if let door = doors[store] { return door }
      doors[store] = made
      return made
    }
  }

  private func known(_ store: String) -> Door? {
    doors.withLock { doors in
      doors[store]?.usedAt = .now
      return doors[store]
    }
  }

  private func close(_ store: String) {
    guard !store.isEmpty else { return }
    doors.withLock { $0[store] = nil }
  }

  /// A site that nobody has asked for within so many seconds is let go.
  private static let restSeconds = 120.0

  /// Lets go of stores that nobody uses. Call it from time to time.
  public func letGo() {
    let from = ContinuousClock.now - .seconds(Self.restSeconds)
    let gone = doors.withLock { doors in
      let gone = doors.filter { !$0.key.isEmpty && $0.value.usedAt < from && $0.value.site.imports.progress().isEmpty }
      for name in gone.keys { doors[name] = nil }
      return gone
    }
    // They're freed here, and not inside the lock.
    _ = consume gone
    stores.letGo(after: Self.restSeconds)
  }
}

/// Breaks the circle between a household and what lets go of its stores.
private final class WeakHousehold: Sendable {
  private struct Reference: Sendable { weak var value: Household? }
  private let reference = Mutex(Reference())

  var household: Household? {
    get { reference.withLock { $0.value } }
    set { reference.withLock { $0.value = newValue } }
  }
}
