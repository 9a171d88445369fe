// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Tab where Value: Hashable, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Creates a tab that is chosen by a value, with a title from a localized resource and a system symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleResource, systemImage: systemImage))
  }

  /// Creates a tab that is chosen by a value, with a title from a localized resource and a picture by its name.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: Label(titleResource, image: image))
  }
}

extension Tab where Value == Never, Content: View, Label == Gnomon.Label<Text, Image> {
  /// Creates a tab that has no value, with a title from a localized resource and a system symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleResource, systemImage: systemImage))
  }

  /// Creates a tab that has no value, with a title from a localized resource and a picture by its name.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: Label(titleResource, image: image))
  }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  /// Creates a section of tabs with a header from a localized resource. Gnomon doesn't draw the header.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }
}
