// SPDX-License-Identifier: Apache-2.0
import Foundation
import NotesStore

/// What an address asks for: `notes://note/12` and `notes://new?text=Milk`.
enum DeepLink: Hashable {
  case note(Note.ID)
  case new(text: String)

  init?(_ url: URL) {
    guard url.scheme?.lowercased() == "notes", let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return nil }
    switch parts.host {
    case "note":
      guard let number = Int64(url.lastPathComponent), number > 0 else { return nil }
      self = .note(Note.ID(rawValue: number))
    case "new": self = .new(text: parts.queryItems?.first { $0.name == "text" }?.value ?? "")
    default: return nil
    }
  }

  var url: URL {
    var parts = URLComponents()
    parts.scheme = "notes"
    switch self {
    case .note(let id):
      parts.host = "note"
      parts.path = "/\(id.rawValue)"
    case .new(let text):
      parts.host = "new"
      parts.queryItems = [URLQueryItem(name: "text", value: text)]
    }
    return parts.url!
  }
}
