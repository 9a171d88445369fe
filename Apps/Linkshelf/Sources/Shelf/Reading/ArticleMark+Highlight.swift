// SPDX-License-Identifier: Apache-2.0
public import Passages

extension ArticleMark {
  /// The mark of a highlight; nil where the version doesn't have it.
  public init?(_ placed: PlacedHighlight) {
    guard let place = placed.place else { return nil }
    self.init(
      id: placed.highlight.id, name: placed.highlight.colour.rawValue, hasNote: !placed.highlight.note.isEmpty,
      range: place.range)
  }
}
