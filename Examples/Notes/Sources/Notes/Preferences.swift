// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// The names under which `@AppStorage` keeps what somebody prefers.
enum PreferenceKey {
  static let order = "order"
  static let previewLines = "previewLines"
  static let tint = "tint"
  static let appearance = "appearance"
}

extension NoteQuery.Order {
  var name: LocalizedStringKey {
    switch self {
    case .modified: "Date Edited"
    case .created: "Date Created"
    case .title: "Title"
    case .manual: "Manual"
    }
  }
}

/// How much of a note's text its row shows.
enum PreviewLines: Int, CaseIterable, Identifiable {
  case none, one, two

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .none: "None"
    case .one: "1 Line"
    case .two: "2 Lines"
    }
  }
}

enum Tint: String, CaseIterable, Identifiable {
  case yellow, orange, pink, purple, blue, green

  var id: Self { self }
  var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

  var color: Color {
    switch self {
    case .yellow: Color(red: 0.86, green: 0.62, blue: 0)
    case .orange: .orange
    case .pink: .pink
    case .purple: .purple
    case .blue: .blue
    case .green: .green
    }
  }
}

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }
  var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
