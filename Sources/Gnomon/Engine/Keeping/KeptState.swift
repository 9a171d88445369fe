// SPDX-License-Identifier: Apache-2.0

/// The state of a host's views, as another program can read it that shows the views as they are after an edit.
///
/// Each value has a place that outlives edits: see ``Place``.
package struct KeptState: Codable, Equatable, Sendable {
  /// A view or a modifier that has kept something, or one around it.
  ///
  /// Containers and modifiers of this package don't count, so that a view may be wrapped. What counts is the chain of
  /// the user's own views, the ids and branches on the way from one to the next, and which of the places for its type
  /// it is.
  package struct Place: Codable, Equatable, Sendable {
    /// The index of the place around; -1 is none.
    package var parent: Int
    /// The view's type, without generic arguments.
    package var name: String
    /// The ids and branches between the place around and this one.
    package var keys: [String]
    /// Its number among the places for its type with the same branches, as the type of the body around tells; nil where
    /// that can't be told.
    package var slot: Int?
    /// The number of such places.
    package var count: Int
    /// The number of places for the type in the body around, whatever the branches; 0 where its type says nothing of
    /// it.
    package var total: Int
    /// A digest of its plain stored properties; nil where there are none, or nothing to tell apart.
    package var print: String?
    /// True if a lazy container makes it when it comes into sight.
    package var isLazy: Bool
    /// The values by the names of their properties.
    package var values: [String: Item]

    private enum CodingKeys: String, CodingKey {
      case parent = "in"
      case name = "view"
      case keys = "by"
      case slot = "nth"
      case count = "of"
      case total = "all"
      case print = "like"
      case isLazy = "lazy"
      case values
    }
  }

  /// A value with its type, or why there's none.
  package struct Item: Codable, Equatable, Sendable {
    package var type: String
    package var value: KeptForm?
    package var reason: String?
  }

  /// The field that was typed into, with the numbers of the characters that were selected.
  package struct Focus: Codable, Equatable, Sendable {
    package var place: Int
    package var start: Int
    package var end: Int
  }

  /// Those around a place stand before it.
  package var places: [Place] = []
  /// What `@SceneStorage` has, by its keys.
  package var scene: [String: Item] = [:]
  /// What `@AppStorage` has in the standard store, by its keys.
  package var defaults: [String: Item] = [:]
  package var focus: Focus?

  package init() {}

  package var isEmpty: Bool { places.isEmpty && scene.isEmpty && defaults.isEmpty && focus == nil }
}

/// A value that couldn't be given back to a view.
package struct LostState: Hashable, Sendable, CustomStringConvertible {
  /// The view, with the views around it: `ContentView/Counter`.
  package var view: String
  /// The property, or what else it was: `count`, `scroll offset`.
  package var property: String
  /// Why, as a sentence without its beginning: `its type is Double now and was Int`.
  package var reason: String

  package var description: String { "\(property) of \(view): \(reason)" }
}
