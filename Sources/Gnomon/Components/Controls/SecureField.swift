// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A line of text that can be typed and is shown as dots.
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

  /// Makes a field whose text is shown as dots with a view as its label. `prompt` is shown while the text is empty; nil
  /// shows the label there.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  @MainActor @preconcurrency public var body: some View {
    let styled = StyledField(
      text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: .horizontal, isSecure: true,
      isBeingStyled: false)
    let field = FormField(label: label, field: styled, hasPrompt: prompt != nil)
    if let onCommit { field.onSubmit { onCommit() } } else { field }
  }
}

extension SecureField where Label == Text {
  /// Makes a field whose text is shown as dots with a title that is looked up as a key in the tables of strings.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field whose text is shown as dots with a title that is shown as it's given.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field whose text is shown as dots with a title that is looked up as a key in the tables of strings.
  /// `prompt` is shown while the text is empty; nil shows the label there.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field whose text is shown as dots with a title that is shown as it's given. `prompt` is shown while the
  /// text is empty; nil shows the label there.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Several lines of text that can be typed. It takes the whole proposed space.
public nonisolated struct TextEditor: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// Makes an editor. What is typed is written to `text`, line breaks included.
  nonisolated public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// An editor that tells what of its text is selected, and selects what it's told; nil before it was typed into is the text's end.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

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
    .modifier(TypingModifier(text: text, selection: selection, isMultiline: true))
  }
}
