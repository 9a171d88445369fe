// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Answers each request of a saved page out of its file. Whatever isn't in the file is refused, so that no request leaves the browser.
final class SavedAnswers: Sendable {
  /// Nothing of the page may run, send or embed a plug-in. `data:` is what many tools write pictures and frames as.
  static let policy =
    "script-src 'none'; object-src 'none'; connect-src 'none'; worker-src 'none'; form-action 'none'; manifest-src 'none'; frame-src http: https: data: blob:"

  private struct State {
    var isOpened = false
    var refused = 0
  }

  private let page: SavedPage
  private let session: DevToolsSession
  private let mainFrame: String
  private let state = Mutex(State())

  init(_ page: SavedPage, session: DevToolsSession, mainFrame: String) {
    self.page = page
    self.session = session
    self.mainFrame = mainFrame
  }

  /// How many requests weren't answered.
  var refused: Int { state.withLock { $0.refused } }

  func take(_ event: DevToolsEvent) {
    guard event.method == "Fetch.requestPaused", let request = event.parameters["requestId"]?.string else { return }
    let address = event.parameters["request"]?["url"]?.string ?? ""
    let isMain =
      event.parameters["resourceType"]?.string == "Document" && event.parameters["frameId"]?.string == mainFrame
    if isMain {
      let isFirst = state.withLock { state in
        defer { state.isOpened = true }
        return !state.isOpened
      }
      // The page stays where it is, whatever it tries.
      return isFirst ? answer(request, page.document) : fail(request, "Aborted")
    }
    guard let piece = page.piece(at: address) else {
      // Without an answer a frame would show the browser's own page of errors.
      if event.parameters["resourceType"]?.string == "Document" {
        state.withLock { $0.refused += 1 }
        return answer(request, .init(mediaType: "text/html", bytes: [], address: address))
      }
      // The browser asks for this one by itself.
      return fail(request, "BlockedByClient", counts: !address.hasSuffix("/favicon.ico"))
    }
    answer(request, piece)
  }

  private func fail(_ request: String, _ reason: String, counts: Bool = true) {
    if counts { state.withLock { $0.refused += 1 } }
    session.send("Fetch.failRequest", ["requestId": .string(request), "errorReason": .string(reason)])
  }

  private func answer(_ request: String, _ piece: SavedPage.Piece) {
    let headers: [(String, String)] = [
      ("Content-Type", piece.mediaType), ("Content-Security-Policy", Self.policy), ("Cache-Control", "no-store"),
      // Fonts are asked for with this question, wherever they come from.
      ("Access-Control-Allow-Origin", "*"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ]
    session.send(
      "Fetch.fulfillRequest",
      [
        "requestId": .string(request), "responseCode": 200,
        "responseHeaders": .array(headers.map { ["name": .string($0.0), "value": .string($0.1)] }),
        "body": .string(Data(piece.bytes).base64EncodedString()),
      ])
  }
}
