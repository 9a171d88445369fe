// SPDX-License-Identifier: Apache-2.0
import Foundation

extension TextField where Label == Text {
  /// Makes a field for one line of text with a title from the app's resources, which is shown while there's no text.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleResource))
  }

  /// Makes a field for one line of text with a title from the app's resources and a prompt.
  ///
  /// `prompt` is shown while there's no text; nil shows the title there.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleResource))
  }

  /// Makes a field for a text with a title from the app's resources, which may have several lines if `axis` is
  /// vertical.
  ///
  /// The return key then begins a new line.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleResource))
  }

  /// Makes a field for a text with a title from the app's resources and a prompt, which may have several lines if
  /// `axis` is vertical.
  ///
  /// The return key then begins a new line. `prompt` is shown while there's no text; nil shows the title there.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleResource))
  }

  /// Makes a field for a value that a format turns into text and back, with a title from the app's resources.
  ///
  /// Gnomon reads the text after each change. Text that can't be read leaves the value.
  @_disfavoredOverload
  nonisolated public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Makes a field for a value that may be missing, and that a format turns into text and back, with a title from the
  /// app's resources.
  ///
  /// Gnomon reads the text after each change. Text that can't be read makes the value nil, which is shown as no text.
  @_disfavoredOverload
  nonisolated public init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleResource) }
  }

  /// Makes a field for a value that a formatter turns into text, with a title from the app's resources.
  ///
  /// Text that can't be read leaves the value. Gnomon reads it by a `NumberFormatter` or a `DateFormatter`; any other
  /// formatter leaves the value, unless that is a string.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a secret text with a title from the app's resources, which is shown while there's no text.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Makes a field for a secret text with a title from the app's resources and a prompt.
  ///
  /// `prompt` is shown while there's no text; nil shows the title there.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}
