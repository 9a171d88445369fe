// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of text that can be typed and is shown as dots, as for a password. It takes the proposed width.
///
/// The label is shown while there's no text, or in front of the field where a form has room for that. Gnomon draws a
/// dot for each character, at most 1,000.
///
/// ```swift
/// struct SignIn: View {
///   @State private var password = ""
///   @State private var isSent = false
///
///   var body: some View {
///     SecureField("Password", text: $password)
///       .textFieldStyle(.roundedBorder)
///       .onSubmit { isSent = true }
///       .disabled(isSent)
///   }
/// }
/// ```
public nonisolated struct SecureField<Label>: View where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let onCommit: (() -> Void)?

  nonisolated init(text: Binding<String>, prompt: Text?, label: Label, onCommit: (() -> Void)? = nil) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.onCommit = onCommit
  }

  /// Makes a field for a secret text with a label of your own.
  ///
  /// `prompt` is shown while there's no text; nil shows the label there.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// The field as the text field style around draws it.
  @MainActor @preconcurrency public var body: some View {
    let styled = StyledField(
      text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: .horizontal, isSecure: true,
      isBeingStyled: false)
    let field = FormField(label: label, field: styled, hasPrompt: prompt != nil)
    if let onCommit { field.onSubmit { onCommit() } } else { field }
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a secret text with a localized title, which is shown while there's no text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field for a secret text with a string as its title, which is shown while there's no text.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field for a secret text with a localized title and a prompt.
  ///
  /// `prompt` is shown while there's no text; nil shows the title there.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a secret text with a string as its title and a prompt.
  ///
  /// `prompt` is shown while there's no text; nil shows the title there.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Several lines of text that can be typed. It takes the whole proposed space, and its text scrolls.
///
/// The return key begins a new line.
///
/// ```swift
/// struct NoteEditor: View {
///   @State private var note = ""
///
///   var body: some View {
///     TextEditor(text: $note)
///       .font(.body)
///       .frame(height: 120)
///   }
/// }
/// ```
public nonisolated struct TextEditor: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// Makes an editor of a text. Typing begins at the text's end.
  nonisolated public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Makes an editor that tells what of its text is selected, and selects what it's told.
  ///
  /// A `selection` of nil stands for the text's end; the editor writes that place when it begins to take what is typed.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// The text in a scroll view, as the text editor style around draws it.
  @MainActor @preconcurrency public var body: some View {
    EditorContent(text: text, selection: selection)
  }
}

private nonisolated struct EditorContent: View, _SeeThroughView {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  @Environment(\.platformProfile) private var profile
  @Environment(\.hasTextEditorBackground) private var hasBackground

  @MainActor var body: some View {
    let isMac = profile.system == .macOS
    ScrollView {
      Text(verbatim: text.wrappedValue)
        .padding(EdgeInsets(top: isMac ? 0 : 8, leading: 5, bottom: isMac ? 0 : 8, trailing: 5))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(
      minWidth: 0, idealWidth: isMac ? 0 : nil, maxWidth: .infinity, minHeight: 0, idealHeight: isMac ? 12 : nil,
      maxHeight: .infinity
    )
    .background(hasBackground ? AnyShapeStyle(SystemBackground(level: 0)) : AnyShapeStyle(Color.clear))
    .modifier(TypingModifier(text: text, selection: selection, isMultiline: true, takesTabs: true))
  }
}
