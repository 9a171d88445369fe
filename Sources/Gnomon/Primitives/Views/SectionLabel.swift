// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A measure of how much something stands out.
public enum Prominence: Hashable, Sendable {
  /// It stands out as much as usual.
  case standard
  /// It stands out more than usual.
  case increased
}

/// The look that a list gives the headers and footers of its sections.
nonisolated struct SectionLooks: Equatable, Sendable {
  var headerFont = Font.footnote
  var footerFont = Font.footnote
  /// Whether a header's letters are all large.
  var hasCapitals = false
}

private enum SectionLooksKey: EnvironmentKey {
  static var defaultValue: SectionLooks { SectionLooks() }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  var sectionLooks: SectionLooks {
    get { self[SectionLooksKey.self] }
    set { self[SectionLooksKey.self] = newValue }
  }

  /// How much the headers of a list's sections stand out; `standard` by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Says how much the headers of a list's sections inside stand out.
  ///
  /// An increased one is written as it is, in the size of a third-level title and the colour of labels. Nobody has
  /// measured that size.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// A section's header or footer: in a list in the look that it gives, elsewhere as it is.
nonisolated struct SectionLabel<Content: View>: View, _SeeThroughView {
  let content: Content
  let isHeader: Bool
  @Environment(\.surroundings) private var surroundings
  @Environment(\.sectionLooks) private var looks
  @Environment(\.headerProminence) private var prominence
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    let isProminent = isHeader && prominence == .increased
    ImplicitStack(
      alignment: .leading,
      column: {
        if surroundings == .list {
          content
            .font(!isHeader ? looks.footerFont : isProminent ? .title3.weight(.semibold) : looks.headerFont)
            .impliedForeground(isProminent ? Color.primary : Color.secondary)
            .textCase(isHeader && !isProminent && looks.hasCapitals ? .uppercase : nil)
            // `list26-79`, `list18-45`
            .text(\.leavesLonelyWords, !isHeader && profile.system == .iOS)
        } else {
          content
        }
      })
  }
}
