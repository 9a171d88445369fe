// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of text that can be typed. It takes the proposed width.
///
/// ```swift
/// struct SignUp: View {
///   @State private var name = ""
///   @State private var age = 30
///
///   var body: some View {
///     Form {
///       TextField("Name", text: $name, prompt: Text("First and last name"))
///       TextField("Age", value: $age, format: .number)
///     }
///   }
/// }
/// ```
public nonisolated struct TextField<Label>: View where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
  let isSecure: Bool
  /// What is selected; nil where only the field knows.
  var selection: Binding<TextSelection?>?
  var onCommit: (() -> Void)?
  var onEditingChanged: ((Bool) -> Void)?

  nonisolated init(
    text: Binding<String>, prompt: Text?, axis: Axis, label: Label, isSecure: Bool = false,
    selection: Binding<TextSelection?>? = nil, onCommit: (() -> Void)? = nil,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.isSecure = isSecure
    self.selection = selection
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a text field with a view as its label. `prompt` is shown while the text is empty; nil shows the label there.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }

  /// - Parameter axis: vertical lets the text have several lines.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  @MainActor @preconcurrency public var body: some View {
    let field = StyledField(
      text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis, isSecure: isSecure,
      selection: selection, isBeingStyled: Label.self == _TextFieldStyleLabel.self)
    if onCommit != nil || onEditingChanged != nil {
      FormField(label: label, field: field, hasPrompt: prompt != nil)
        .onSubmit { onCommit?() }
        .environment(\.fieldEditing, onEditingChanged.map { FieldEditing(action: $0) })
    } else if Label.self == _TextFieldStyleLabel.self {
      field
    } else {
      FormField(label: label, field: field, hasPrompt: prompt != nil)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a text field with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a text field with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(title))
  }

  /// Makes a text field with a title that is looked up as a key in the tables of strings. `prompt` is shown while the
  /// text is empty; nil shows the label there.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a text field with a title that is shown as it's given. `prompt` is shown while the text is empty; nil shows
  /// the label there.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// Makes a text field with a title that is looked up as a key in the tables of strings. With a vertical `axis` the
  /// text may have several lines; a horizontal one keeps it on one.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  /// Makes a text field with a title that is shown as it's given. With a vertical `axis` the text may have several
  /// lines; a horizontal one keeps it on one.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(text: text, prompt: nil, axis: axis, label: Text(title))
  }

  /// Makes a text field with a title that is looked up as a key in the tables of strings. `prompt` is shown while the
  /// text is empty; nil shows the label there. With a vertical `axis` the text may have several lines; a horizontal one
  /// keeps it on one.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Makes a text field with a title that is shown as it's given. `prompt` is shown while the text is empty; nil shows
  /// the label there. With a vertical `axis` the text may have several lines; a horizontal one keeps it on one.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }
}

extension TextField {
  /// A field for a value that a format turns into text and back; text that can't be read leaves the value.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      text: Binding(
        location: FunctionLocation(
          get: { format.format(value.wrappedValue) },
          set: { text, _ in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } })),
      prompt: prompt, axis: .horizontal, label: label())
  }

  /// A field for a value that may be missing: text that can't be read makes it nil.
  nonisolated public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(
      text: Binding(
        location: FunctionLocation(
          get: { value.wrappedValue.map { format.format($0) } ?? "" },
          set: { text, _ in value.wrappedValue = try? format.parseStrategy.parse(text) })),
      prompt: prompt, axis: .horizontal, label: label())
  }

  /// A field for a value that a formatter turns into text.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      text: Binding(
        location: FunctionLocation(
          get: { formatter.string(for: value.wrappedValue) ?? "" },
          set: { text, _ in
            let number = (formatter as? NumberFormatter)?.number(from: text)
            let date = (formatter as? DateFormatter)?.date(from: text)
            if let new = number as? V ?? date as? V ?? text as? V { value.wrappedValue = new }
          })),
      prompt: prompt, axis: .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a text field with a title that is looked up as a key in the tables of strings. `format` turns the value into
  /// text and back. nil is an empty text, and text that can't be read makes the value nil. `prompt` is shown while the
  /// text is empty; nil shows the label there.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a text field with a title that is shown as it's given. `format` turns the value into text and back. nil is
  /// an empty text, and text that can't be read makes the value nil. `prompt` is shown while the text is empty; nil
  /// shows the label there.
  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a text field with a title that is looked up as a key in the tables of strings. `format` turns the value into
  /// text and back. nil is an empty text, and text that can't be read makes the value nil. `prompt` is shown while the
  /// text is empty; nil shows the label there.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a text field with a title that is shown as it's given. `format` turns the value into text and back. nil is
  /// an empty text, and text that can't be read makes the value nil. `prompt` is shown while the text is empty; nil
  /// shows the label there.
  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a text field with a title that is looked up as a key in the tables of strings. `formatter` turns the value
  /// into text and back; text that it can't read leaves the value. `prompt` is shown while the text is empty; nil shows
  /// the label there.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a text field with a title that is shown as it's given. `formatter` turns the value into text and back; text
  /// that it can't read leaves the value. `prompt` is shown while the text is empty; nil shows the label there.
  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  where S: StringProtocol {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
