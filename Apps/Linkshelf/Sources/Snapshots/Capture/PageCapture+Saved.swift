// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PageCapture {
  /// A proxy that refuses everything. Requests are answered before they come to it; what isn't a request, such as a connection that is
  /// opened early, ends there.
  static let noProxy = "http://127.0.0.1:1"

  /// Lets the tab have nothing but the saved page.
  func serve(_ saved: SavedPage, to tab: Tab) async throws -> SavedAnswers {
    let answers = SavedAnswers(saved, session: tab.session, mainFrame: tab.target)
    tab.serve(answers)
    try await tab.session.call("Fetch.enable", ["patterns": [["urlPattern": "*"]]], timeout: time(10))
    return answers
  }

  /// The address at which a saved page is opened, so that its relative addresses mean what they meant.
  static func opening(_ saved: SavedPage, of address: String) -> String { saved.address ?? address }

  /// What a saved page says of its way here isn't of the web: only the link's own address stays.
  func noteSaved(_ saved: SavedPage, _ answers: SavedAnswers, address: String) {
    page.address = address
    page.finalAddress = address
    page.redirects = []
    page.headers = [:]
    page.status = 0
    page.requests = 0
    if answers.refused > 0 {
      let count = answers.refused
      warn(
        count == 1
          ? "One address that the page asks for isn't in the saved file."
          : "\(count) addresses that the page asks for aren't in the saved file.")
    }
  }
}
