// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Label where Title == Text, Icon == Image {
  /// Makes a label with the title of a localized resource. Its icon is the picture of that name.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }

  /// Makes a label with the title of a localized resource. Its icon is the symbol of that name.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a labelled value with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a labelled value with the title of a localized resource. `value` is shown as a text.
  @_disfavoredOverload
  nonisolated public init<S>(_ titleResource: LocalizedStringResource, value: S) where S: StringProtocol {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Makes a labelled value with the title of a localized resource. The value is shown as the text that `format` makes
  /// of it.
  @_disfavoredOverload
  nonisolated public init<F>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }
}
