// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// A place in a document of pages.
public struct DocumentPlace: Hashable, Sendable {
  /// The page's index; the first is 0.
  public var page: Int
  /// How far below the page's upper edge the place is, in points.
  public var top: CGFloat

  /// A place on a page.
  public init(page: Int, top: CGFloat = 0) {
    self.page = page
    self.top = top
  }
}

/// What leads to places in a document of pages. Gnomon's own.
///
/// Readers show the outline beside the document. A link to `#name` (a URL that is a fragment alone) leads to the place
/// of that name.
///
/// ```swift
/// func contents() -> Text { Text("[1 Negotiation](#negotiation)") }
///
/// let navigation = DocumentNavigation(
///   outline: [.init(title: "Negotiation", place: DocumentPlace(page: 1))],
///   places: ["negotiation": DocumentPlace(page: 1)])
/// ```
public struct DocumentNavigation: Hashable, Sendable {
  /// An entry of the outline.
  public struct Entry: Hashable, Sendable {
    /// What readers show.
    public var title: String
    /// Where the entry leads to.
    public var place: DocumentPlace
    /// The entries below it. Of more than 64 levels the deeper ones aren't written.
    public var children: [Entry]

    /// An entry that leads to a place.
    public init(title: String, place: DocumentPlace, children: [Entry] = []) {
      self.title = title
      self.place = place
      self.children = children
    }
  }

  /// What readers show beside the document; empty shows nothing.
  public var outline: [Entry]
  /// The places that links lead to, by the name behind their `#`.
  public var places: [String: DocumentPlace]

  /// An outline and places. Entries and links to pages that there aren't are left out.
  public init(outline: [Entry] = [], places: [String: DocumentPlace] = [:]) {
    self.outline = outline
    self.places = places
  }

  var isEmpty: Bool { outline.isEmpty && places.isEmpty }
}
