// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf

/// A form with a page that a browser saved.
struct SentPage {
  /// The most bytes of a saved page: 64 MiB.
  static let largest = 64 << 20

  let form: UploadedForm
  var fields: FormFields { form.fields }

  init(_ request: Request, of site: Site) async throws {
    // It's emptied at each start, so that nothing stays of an upload that was cut off.
    form = try await UploadedForm.receive(request, into: site.shelf.makingFolder, largest: Self.largest)
  }

  /// Removes the file where nobody took it.
  func remove() { form.remove() }

  /// The file.
  ///
  /// - Throws: where there's none or more than one, and where it's no saved page.
  func file(_ site: Site) throws -> (path: String, name: String, mediaType: String) {
    guard let file = form.files.first, form.files.count == 1 else {
      throw ShelfError(.invalid, "Send one saved page: an HTML file, MHTML or a PDF.")
    }
    return (file.url.path, file.name, try site.actions.typeOfSavedPage(file.url.path))
  }

  /// When the browser saved it, by the field `saved`; nil where it isn't told.
  ///
  /// - Throws: where it's no time.
  func savedAt() throws -> Moment? {
    guard !fields["saved"].isEmpty else { return nil }
    for options in [
      ISO8601DateFormatter.Options.withInternetDateTime, [.withInternetDateTime, .withFractionalSeconds],
    ] {
      let format = ISO8601DateFormatter()
      format.formatOptions = options
      if let date = format.date(from: fields["saved"]) { return Moment(date) }
    }
    throw ShelfError(.invalid, "“saved” has to be a time such as 2026-01-31T12:00:00Z.")
  }
}

extension Request {
  var isMultipart: Bool { headers[.contentType]?.lowercased().hasPrefix("multipart/form-data") == true }
}

extension Site {
  /// Keeps the saved page of a request as a version of a link.
  func takeSavedPage(of link: Link.ID, _ request: Request) async throws {
    let sent = try await SentPage(request, of: self)
    defer { sent.remove() }
    try await keep(sent, of: link)
  }

  func keep(_ sent: SentPage, of link: Link.ID) async throws {
    let file = try sent.file(self)
    try await shelf.keep(
      savedPage: file.path, name: file.name, mediaType: file.mediaType, savedAt: try sent.savedAt(), for: link)
    actions.wakeWorkers()
  }

  /// Adds a link with its saved page. Nobody visits the page for that.
  ///
  /// A file that is no saved page adds nothing.
  func add(_ new: NewLink, _ sent: SentPage) async throws -> AddedLink {
    _ = try sent.file(self)
    _ = try sent.savedAt()
    guard let added = try await shelf.add([new], jobs: []).first else { throw WebError(.internalServerError) }
    if let id = added.id { try await keep(sent, of: id) }
    return added
  }
}
