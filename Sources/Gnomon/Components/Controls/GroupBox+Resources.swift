// SPDX-License-Identifier: Apache-2.0
import Foundation

extension GroupBox where Label == Text {
  /// Makes a box with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that opens and closes with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleResource), isExpanded: nil, content: content)
  }

  /// Makes a group that opens and closes with the title of a localized resource. `isExpanded` is whether the content is
  /// shown, and is written when somebody opens or closes it.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), isExpanded: isExpanded, content: content)
  }
}
