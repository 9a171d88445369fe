// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Text: SemanticWords {
  package func words(in environment: EnvironmentValues) -> String? { string(in: environment) }
}

extension TextNode: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    guard let text = snapshotText, !text.isEmpty else { return [] }
    var element = scope.element(.text, label: text)
    element.traits = .isStaticText
    return [element]
  }
}

extension ImageNode: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let label = view.spokenLabel(in: environment)
    if label == nil, !SemanticsWalk.marksUnnamedPictures || view.isDecorative { return [] }
    var element = scope.element(.image, label: label)
    element.traits = .isImage
    element.isNamedByPicture = view.label == nil
    return [element]
  }
}

extension Image: SemanticWords {
  func words(in environment: EnvironmentValues) -> String? { spokenLabel(in: environment) }

  /// The words of the picture: its label, or its name. A symbol has its name's words, the commonest those that its use
  /// has; nil where it says nothing to those who can't see it.
  fileprivate func spokenLabel(in environment: EnvironmentValues) -> String? {
    if isDecorative { return nil }
    if let label { return label.string(in: environment) }
    switch source {
    case .named(let name): return name
    case .system(let name): return Self.symbolLabels[name] ?? name.symbolWords
    case .file, .bitmap, .data, .drawing: return nil
    }
  }

  /// What the commonest symbols are called. *Unverified*: Apple lists no names; these are the words of what each is used
  /// for.
  private static let symbolLabels = [
    "plus": "Add", "plus.circle": "Add", "plus.circle.fill": "Add", "minus": "Remove", "xmark": "Close",
    "xmark.circle": "Close", "xmark.circle.fill": "Close", "checkmark": "Selected", "trash": "Delete",
    "trash.fill": "Delete", "square.and.arrow.up": "Share", "gear": "Settings", "gearshape": "Settings",
    "gearshape.fill": "Settings", "magnifyingglass": "Search", "chevron.left": "Back", "chevron.right": "Forward",
    "ellipsis": "More", "ellipsis.circle": "More", "star": "Favorite", "star.fill": "Favorite", "heart": "Love",
    "heart.fill": "Love", "pencil": "Edit", "square.and.pencil": "Compose", "arrow.clockwise": "Refresh",
    "play": "Play", "play.fill": "Play", "pause": "Pause", "pause.fill": "Pause",
  ]
}

extension String {
  /// The words of a symbol's name: `arrow.up.circle.fill` is "arrow up circle fill".
  fileprivate var symbolWords: String { replacing(".", with: " ") }
}
