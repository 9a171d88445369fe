// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Shelf
import Testing

@testable import ShelfWeb

/// Asks for the host that a test names; the test client always asks "localhost".
private struct HouseholdUnderAnyHost: HTTPResponder {
  typealias Context = WebContext
  let inner: Household

  func respond(to request: Request, context: WebContext) async throws -> Response {
    var head = request.head
    head.authority = request.headers[HTTPField.Name("X-Asked-Host") ?? .userAgent]
    return try await inner.respond(to: Request(head: head, body: request.body), context: context)
  }
}

/// A household of a test: ada manages, others come by invitation.
struct TestHousehold {
  let household: Household
  let client: any TestClientProtocol
  let ada: Visitor
  static let password = "a long password"

  var stores: ShelfStores { household.stores }
  var home: Shelf { household.stores.home }

  static func visit(_ body: @escaping @Sendable (TestHousehold) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "/household-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await visit(folder, body)
  }

  /// Runs a test on a folder that stays.
  static func visit(_ folder: String, _ body: @escaping @Sendable (TestHousehold) async throws -> Void) async throws {
    let household = try await Household(stores: try ShelfStores(folder: folder), configuration: WebConfiguration()) {
      _ in NoActions()
    }
    try await household.resume()
    let application = Application(responder: HouseholdUnderAnyHost(inner: household))
    try await application.test(.router) { client in
      let ada = Visitor(client, household.stores.home)
      if try await household.stores.home.hasAccount() {
        try await Self.signIn(ada, "ada")
      } else {
        try await ada.begin()
      }
      try await body(TestHousehold(household: household, client: client, ada: ada))
    }
  }

  static func signIn(_ visitor: Visitor, _ name: String) async throws {
    _ = try await visitor.page("/sign-in")
    let response = try await visitor.post("/sign-in", ["name": name, "password": password])
    #expect(response.status == .seeOther)
  }

  /// Invites somebody who comes at once.
  func come(_ name: String, as role: String = "member") async throws -> Visitor {
    let address = try await invite(role)
    let visitor = Visitor(client, home)
    _ = try await visitor.page(address)
    let response = try await visitor.post(
      address, ["name": name, "password": Self.password, "again": Self.password])
    #expect(response.status == .seeOther, "\(visitor.last.prefix(500))")
    return visitor
  }

  /// Makes an invitation and gives its path.
  func invite(_ role: String, by visitor: Visitor? = nil) async throws -> String {
    let visitor = visitor ?? ada
    _ = try await visitor.page("/people")
    let response = try await visitor.post("/people", ["action": "invite", "role": role, "note": "n"])
    #expect(response.status == .ok)
    let match = visitor.last.firstMatch(of: /http:\/\/127\.0\.0\.1:8090(\/invited\/[A-Za-z0-9_-]+)/)
    return try String(#require(match).1)
  }

  func account(_ name: String) async throws -> Account {
    try #require(try await home.person(named: name)).account
  }

  func shelf(of name: String) async throws -> Shelf {
    let store = try #require(try await account(name).store)
    return try #require(try await stores.shelf(store))
  }
}

extension Shelf {
  /// Adds a link whose every word holds a secret, with a version of all kinds.
  func fill(_ secret: String, tags: [String] = ["t"]) async throws -> Link.ID {
    var link = NewLink("https://\(secret).example.org/\(secret)")
    link.title = "Title \(secret)"
    link.description = "About \(secret)"
    link.note = "note\(secret)"
    link.tags = tags + ["tag\(secret)"]
    let id = try #require(try await add([link], jobs: [.snapshot]).first?.id)
    try await makeWaitingVersion(secret)
    return id
  }

  /// Makes the version that waits, with such words.
  func makeWaitingVersion(_ secret: String, hadLogin: Bool = false) async throws {
    let job = try #require(try await take([.snapshot], lease: UUID().uuidString))
    var new = NewSnapshot(finalAddress: job.address)
    new.hadLogin = hadLogin
    let parts: [(Part.Kind, String, String)] = [
      (.text, "text.txt", "text/plain"), (.article, "article.html", "text/html"),
      (.archive, "page.html", "text/html"), (.preview, "small.png", "image/png"), (.picture, "full.png", "image/png"),
      (.pdf, "page.pdf", "application/pdf"), (.markdown, "article.md", "text/markdown"),
    ]
    for (kind, name, type) in parts {
      let path = "\(folder)/made-\(UUID().uuidString)"
      let data =
        type == "image/png"
        ? Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(secret.utf8) : Data("body \(secret)".utf8)
      try data.write(to: URL(filePath: path))
      new.files.append(.init(kind, name: name, mediaType: type, path: path))
    }
    _ = try await keep(new, for: job)
  }
}
