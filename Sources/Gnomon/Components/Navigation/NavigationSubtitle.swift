// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// A second, smaller line below the title of the bar above.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { navigationBar { $0.subtitle = subtitle } }

  /// A second, smaller line below the title of the bar above.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A second, smaller line below the title of the bar above.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A second, smaller line below the title of the bar above.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    navigationSubtitle(Text(subtitle))
  }
}

/// A bar's title over its subtitle.
nonisolated struct BarTitle: View, _SeeThroughView {
  let title: Text?
  let subtitle: Text?

  @MainActor var body: some View {
    if let subtitle {
      VStack(spacing: 0) {
        title?.font(.headline).lineLimit(1)
        subtitle.font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      title?.font(.headline).lineLimit(1)
    }
  }
}
