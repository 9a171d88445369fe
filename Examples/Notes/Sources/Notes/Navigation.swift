// SPDX-License-Identifier: Apache-2.0
import NotesStore
import Observation

/// A screen behind the list. A path of them says where somebody is, so it can be kept, or be an address.
enum Route: Hashable, Codable {
  case note(Note.ID)
  case tags
}

/// How a screen is written in an address: `note-12`, `tags`.
extension Route: LosslessStringConvertible {
  init?(_ description: String) {
    if description == "tags" {
      self = .tags
    } else if description.hasPrefix("note-"), let number = Int64(description.dropFirst(5)) {
      self = .note(Note.ID(rawValue: number))
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .note(let id): "note-\(id.rawValue)"
    case .tags: "tags"
    }
  }
}

/// Where somebody is in the app.
@MainActor @Observable
final class Navigation {
  var path: [Route] = []
  var showsSettings = false

  /// The note that is open, on a phone as in a wide window.
  var note: Note.ID? {
    get {
      for case .note(let id) in path.reversed() { return id }
      return nil
    }
    set {
      guard newValue != note else { return }
      path = newValue.map { [.note($0)] } ?? []
    }
  }

  /// The screen of tags, which lies over a wide window and is pushed on a phone.
  var showsTags: Bool {
    get { path.contains(.tags) }
    set {
      guard newValue != showsTags else { return }
      if newValue { path.append(.tags) } else { path.removeAll { $0 == .tags } }
    }
  }
}

extension Navigation {
  /// What is chosen in the list of a wide window.
  var selection: Route? {
    get { note.map(Route.note) }
    set {
      if case .note(let id)? = newValue { note = id } else { note = nil }
    }
  }
}
