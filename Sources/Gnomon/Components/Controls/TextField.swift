// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of text that can be typed. It takes the proposed width.
///
/// The label is shown while there's no text, or in front of the field where a form has room for that. With a vertical
/// axis the text may have several lines, and the return key begins a new one. Otherwise that key calls the actions of
/// ``View/onSubmit(of:_:)`` around.
///
/// ```swift
/// struct NameField: View {
///   @State private var name = ""
///
///   var body: some View {
///     VStack(alignment: .leading) {
///       TextField("Name", text: $name, prompt: Text("Jane Doe"))
///         .textFieldStyle(.roundedBorder)
///       Text("Hello, \(name)!")
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
  /// The text in the environment's locale, of a field for a value; nil where `text` is all there is.
  var localizedText: ((Locale) -> Binding<String>)?

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

  /// Makes a field for one line of text with a label of your own.
  ///
  /// `prompt` is shown while there's no text; nil shows the label there.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }

  /// Makes a field for a text with a label of your own, which may have several lines.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - prompt: The words that are shown while there's no text; nil shows the label.
  ///   - axis: Vertical lets the text have several lines; the return key then begins a new one.
  ///   - label: The name of the field.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }

  /// The field as the text field style around draws it.
  @MainActor @preconcurrency public var body: some View {
    let field = StyledField(
      text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis, isSecure: isSecure,
      selection: selection, localizedText: localizedText,
      isBeingStyled: Label.self == _TextFieldStyleLabel.self)
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
  /// Makes a field for one line of text with a localized title, which is shown while there's no text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a field for one line of text with a string as its title, which is shown while there's no text.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(title))
  }

  /// Makes a field for one line of text with a localized title and a prompt.
  ///
  /// `prompt` is shown while there's no text; nil shows the title there.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a field for one line of text with a string as its title and a prompt.
  ///
  /// `prompt` is shown while there's no text; nil shows the title there.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// Makes a field for a text with a localized title, which may have several lines if `axis` is vertical.
  ///
  /// The return key then begins a new line.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  /// Makes a field for a text with a string as its title, which may have several lines if `axis` is vertical.
  ///
  /// The return key then begins a new line.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(text: text, prompt: nil, axis: axis, label: Text(title))
  }

  /// Makes a field for a text with a localized title and a prompt, which may have several lines if `axis` is vertical.
  ///
  /// The return key then begins a new line. `prompt` is shown while there's no text; nil shows the title there.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Makes a field for a text with a string as its title and a prompt, which may have several lines if `axis` is
  /// vertical.
  ///
  /// The return key then begins a new line. `prompt` is shown while there's no text; nil shows the title there.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
  }
}

extension TextField {
  /// Makes a field for a value that a format turns into text and back, with a label of your own.
  ///
  /// - Parameters:
  ///   - value: The value. Text that can't be read leaves it as it is.
  ///   - format: Makes the text and reads it. Gnomon reads the text after each change.
  ///   - prompt: The words that are shown while there's no text; nil shows the label.
  ///   - label: The name of the field.
  nonisolated public init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    func text(_ format: F) -> Binding<String> {
      Binding(
        location: FunctionLocation(
          get: { format.format(value.wrappedValue) },
          set: { text, _ in if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new } }))
    }
    self.init(text: text(format), prompt: prompt, axis: .horizontal, label: label())
    localizedText = { text(format.speaking($0)) }
  }

  /// Makes a field for a value that may be missing, and that a format turns into text and back, with a label of your
  /// own.
  ///
  /// - Parameters:
  ///   - value: The value; nil is shown as no text. Text that can't be read makes it nil.
  ///   - format: Makes the text and reads it. Gnomon reads the text after each change.
  ///   - prompt: The words that are shown while there's no text; nil shows the label.
  ///   - label: The name of the field.
  nonisolated public init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    func text(_ format: F) -> Binding<String> {
      Binding(
        location: FunctionLocation(
          get: { value.wrappedValue.map { format.format($0) } ?? "" },
          set: { text, _ in value.wrappedValue = try? format.parseStrategy.parse(text) }))
    }
    self.init(text: text(format), prompt: prompt, axis: .horizontal, label: label())
    localizedText = { text(format.speaking($0)) }
  }

  /// Makes a field for a value that a formatter turns into text, with a label of your own.
  ///
  /// - Parameters:
  ///   - value: The value. Text that can't be read leaves it as it is.
  ///   - formatter: Makes the text. Gnomon reads typed text by a `NumberFormatter` or a `DateFormatter`; any other
  ///     leaves the value, unless that is a string.
  ///   - prompt: The words that are shown while there's no text; nil shows the label.
  ///   - label: The name of the field.
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
  /// Makes a field for a value that a format turns into text and back, with a localized title.
  ///
  /// Gnomon reads the text after each change. Text that can't be read leaves the value.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that a format turns into text and back, with a string as its title.
  ///
  /// Gnomon reads the text after each change. Text that can't be read leaves the value.
  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that may be missing, and that a format turns into text and back, with a localized title.
  ///
  /// Gnomon reads the text after each change. Text that can't be read makes the value nil, which is shown as no text.
  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that may be missing, and that a format turns into text and back, with a string as its
  /// title.
  ///
  /// Gnomon reads the text after each change. Text that can't be read makes the value nil, which is shown as no text.
  @_disfavoredOverload
  nonisolated public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that a formatter turns into text, with a localized title.
  ///
  /// Text that can't be read leaves the value. Gnomon reads it by a `NumberFormatter` or a `DateFormatter`; any other
  /// formatter leaves the value, unless that is a string.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that a formatter turns into text, with a string as its title.
  ///
  /// Text that can't be read leaves the value. Gnomon reads it by a `NumberFormatter` or a `DateFormatter`; any other
  /// formatter leaves the value, unless that is a string.
  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  where S: StringProtocol {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
