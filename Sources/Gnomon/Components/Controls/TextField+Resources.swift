// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TextField where Label == Text {
  /// Makes a text field with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleResource))
  }

  /// Makes a text field with the title of a localized resource. `prompt` is shown while the text is empty; nil shows
  /// the label there.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleResource))
  }

  /// Makes a text field with the title of a localized resource. With a vertical `axis` the text may have several lines;
  /// a horizontal one keeps it on one.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleResource))
  }

  /// Makes a text field with the title of a localized resource. `prompt` is shown while the text is empty; nil shows
  /// the label there. With a vertical `axis` the text may have several lines; a horizontal one keeps it on one.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleResource))
  }

  /// Makes a text field with the title of a localized resource. `format` turns the value into text and back. nil is an
  /// empty text, and text that can't be read makes the value nil. `prompt` is shown while the text is empty; nil shows
  /// the label there.
  @_disfavoredOverload
  nonisolated public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Makes a text field with the title of a localized resource. `format` turns the value into text and back. nil is an
  /// empty text, and text that can't be read makes the value nil. `prompt` is shown while the text is empty; nil shows
  /// the label there.
  @_disfavoredOverload
  nonisolated public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Makes a text field with the title of a localized resource. `formatter` turns the value into text and back; text
  /// that it can't read leaves the value. `prompt` is shown while the text is empty; nil shows the label there.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field whose text is shown as dots with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Makes a field whose text is shown as dots with the title of a localized resource. `prompt` is shown while the text
  /// is empty; nil shows the label there.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}
