// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The second of two texts that are a control's label: smaller and grey.
///
/// Documented for labelled contents, toggles (not those that are buttons), pickers, date pickers and what menus offer.
nonisolated struct Subtitle: View, _SeeThroughView {
  let text: Text
  @Environment(\.showsSubtitles) private var isShown

  @MainActor var body: some View {
    // By the environment: what the text says of itself comes first.
    if isShown { text.environment(\.font, .subheadline).foregroundStyle(.secondary) } else { text }
  }
}

extension View {
  /// Title and subtitle of a control's label that is two texts; nil of another.
  nonisolated var subtitled: TupleView<(Text, Subtitle)>? {
    guard Self.self == TupleView<(Text, Text)>.self, let texts = self as? TupleView<(Text, Text)> else { return nil }
    return TupleView((texts.value.0, Subtitle(text: texts.value.1)))
  }
}

extension AnyView {
  /// A control's label, of two texts the second as a subtitle.
  @MainActor init<Label: View>(label: Label) {
    if let subtitled = label.subtitled { self.init(subtitled) } else { self.init(label) }
  }
}

/// A button's label of two texts: in a menu a title over a subtitle, elsewhere both beside each other.
nonisolated struct MenuItemLabel: View, _SeeThroughView {
  let label: TupleView<(Text, Subtitle)>
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if isInMenu {
      ImplicitStack(alignment: profile.system == .iOS ? .leading : .center, column: { label })
    } else {
      ImplicitStack(row: { label }).environment(\.showsSubtitles, false)
    }
  }
}

private enum ShowsSubtitlesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether the second text of a control's label is a subtitle.
  var showsSubtitles: Bool {
    get { self[ShowsSubtitlesKey.self] }
    set { self[ShowsSubtitlesKey.self] = newValue }
  }
}
