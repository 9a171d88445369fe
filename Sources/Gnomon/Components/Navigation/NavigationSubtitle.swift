// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Adds a second, smaller line with a text below the title of the bar above. On macOS a host has no bar: it isn't
  /// drawn.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { navigationBar { $0.subtitle = subtitle } }

  /// Adds a second, smaller line with a localized string below the title of the bar above. On macOS a host has no bar:
  /// it isn't drawn.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Adds a second, smaller line with a localized resource below the title of the bar above. On macOS a host has no
  /// bar: it isn't drawn.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Adds a second, smaller line with a string that isn't localized below the title of the bar above. On macOS a host
  /// has no bar: it isn't drawn.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    navigationSubtitle(Text(subtitle))
  }
}

/// A bar's title over its subtitle, or over the items that stand in its place.
nonisolated struct BarTitle: View, _SeeThroughView {
  let title: Text?
  let subtitle: Text?
  var items: [_ToolbarEntry] = []
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    let font = BarMetrics(profile).title
    if subtitle != nil || !items.isEmpty {
      VStack(spacing: 0) {
        title?.font(font).lineLimit(1)
        if items.isEmpty {
          subtitle?.font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        } else {
          HStack { ForEach(Array(items.indices), id: \.self) { items[$0].view } }.font(.footnote)
        }
      }
    } else {
      title?.font(font).lineLimit(1)
    }
  }
}
