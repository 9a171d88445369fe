// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Tab where Value: Hashable, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Makes a tab with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol. The tab is chosen while the selection of the view of tabs is equal to `value`. `role` gives the tab a
  /// meaning of its own, as `.search`; nil gives it none.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleResource, systemImage: systemImage))
  }

  /// Makes a tab with the title of a localized resource and an image beside it. `image` is the name of an image in an
  /// asset catalogue. The tab is chosen while the selection of the view of tabs is equal to `value`. `role` gives the
  /// tab a meaning of its own, as `.search`; nil gives it none.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleResource, image: image))
  }
}

extension Tab where Value == Never, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Makes a tab with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol. `role` gives the tab a meaning of its own, as `.search`; nil gives it none.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleResource, systemImage: systemImage))
  }

  /// Makes a tab with the title of a localized resource and an image beside it. `image` is the name of an image in an
  /// asset catalogue. `role` gives the tab a meaning of its own, as `.search`; nil gives it none.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleResource, image: image))
  }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Makes a section of tabs with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }
}
