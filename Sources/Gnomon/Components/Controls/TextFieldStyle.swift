// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of text fields, set by `textFieldStyle(_:)`. It counts for secure fields too.
///
/// A type of your own adds to the plain field that it is given.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of the view that the style makes.
  associatedtype _Body: View

  /// Makes the view of a text field. `configuration` is the plain field, with nothing drawn around it.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

  /// The label of the field that the style is given.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is styling, with its type hidden.
public nonisolated struct _TextFieldStyleLabel: View, _SeeThroughView {
  let view: AnyView
  /// The field's prompt, or its label where it has no prompt.
  public var body: some View { view }
}

/// The look of text fields for the place where they stand.
///
/// On macOS, outside of lists and bars, the text is in a box. Elsewhere it is the text alone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style that follows the place.
  nonisolated public init() {}
  /// Draws a field as its place asks for.
  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    DefaultField(field: configuration)
  }
}

/// The text of a field alone, with nothing around it. On macOS it has 2 points of space at either side.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style of the text alone.
  nonisolated public init() {}
  /// Draws a field as its text alone.
  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    PlainField(field: configuration)
  }
}

/// The text of a field in a box with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style of a box with round corners.
  nonisolated public init() {}

  /// Draws a field in a box with round corners.
  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    BoxedField(field: configuration)
  }
}

/// The text of a field in a box. As on present macOS, it has the round corners of ``RoundedBorderTextFieldStyle``.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style of a box.
  nonisolated public init() {}

  /// Draws a field in a box.
  @MainActor @preconcurrency public func _body(configuration: TextField<_Label>) -> some View {
    BoxedField(field: configuration)
  }
}

private nonisolated struct DefaultField<Field: View>: View, _SeeThroughView {
  let field: Field
  @Environment(\.platformProfile) private var profile
  @Environment(\.surroundings) private var surroundings

  @MainActor var body: some View {
    if profile.system == .macOS, surroundings == .plain { BoxedField(field: field) } else { PlainField(field: field) }
  }
}

private nonisolated struct PlainField<Field: View>: View, _SeeThroughView {
  let field: Field
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    if profile.system == .macOS {
      FieldBezelLayout(insets: CGSize(width: 2, height: 0)).callAsFunction { field }
    } else {
      field
    }
  }
}

private nonisolated struct BoxedField<Field: View>: View, _SeeThroughView {
  let field: Field
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    let box = RoundedRectangle(
      cornerRadius: profile.system == .macOS ? 6 : ControlMetrics(profile).fieldRadius, style: .continuous)
    ImplicitStack(row: {
      if profile.system == .macOS {
        FieldBezelLayout(insets: CGSize(width: 6, height: controlSize == .small ? 3.5 : 4)).callAsFunction { field }
      } else {
        field.padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
      }
    })
    .background {
      box.fill(SystemBackground(level: 0))
      if profile.system == .macOS {
        box.strokeBorder(SystemFill(level: 1), lineWidth: 0.5)
      } else {
        box.strokeBorder(.separator, lineWidth: 0.5)
      }
    }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look for the place where a field stands: in a box on macOS, elsewhere the text alone.
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone, with nothing around it.
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a box, with the same round corners as `roundedBorder`.
  @MainActor @preconcurrency public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a box with round corners.
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  var textFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields and secure fields inside.
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    controlStyle(\.textFieldStyle, ControlStyle(style) { $0._body(configuration: $1) })
  }
}

/// A field in the style in force.
nonisolated struct StyledField: View, _SeeThroughView {
  let text: Binding<String>
  let prompt: AnyView
  let axis: Axis
  let isSecure: Bool
  var selection: Binding<TextSelection?>?
  /// The text in the environment's locale, of a field for a value.
  var localizedText: ((Locale) -> Binding<String>)?
  /// Whether it's what a style was given: then nothing is drawn around it.
  let isBeingStyled: Bool
  @Environment(\.textFieldStyle) private var style
  @Environment(\.locale) private var locale

  private var content: Binding<String> { localizedText.map { $0(locale) } ?? text }

  /// The field without words of its own while it's empty.
  var withoutPrompt: StyledField {
    StyledField(
      text: text, prompt: AnyView(Text(verbatim: "")), axis: axis, isSecure: isSecure, selection: selection,
      localizedText: localizedText, isBeingStyled: isBeingStyled)
  }

  @MainActor var body: some View {
    ImplicitStack(row: {
      if let style {
        style.body(
          TextField(
            text: content, prompt: nil, axis: axis, label: _TextFieldStyleLabel(view: prompt), isSecure: isSecure,
            selection: selection)
        ).outerControlStyle(\.textFieldStyle)
      } else {
        let field = FieldContent(text: content, prompt: prompt, axis: axis, isSecure: isSecure, selection: selection)
        if isBeingStyled { field } else { DefaultField(field: field) }
      }
    })
  }
}

/// A field's text, or its prompt while there's none.
nonisolated struct FieldContent: View, _SeeThroughView {
  let text: Binding<String>
  let prompt: AnyView
  let axis: Axis
  let isSecure: Bool
  var selection: Binding<TextSelection?>?
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.platformProfile) private var profile
  @Environment(\.surroundings) private var surroundings

  @MainActor var body: some View {
    ImplicitStack(row: {
      if profile.system == .iOS, axis == .horizontal {
        FieldLineLayout(least: surroundings == .list ? 22 : 0).callAsFunction { words }
      } else {
        words
      }
    })
    .frame(maxWidth: .infinity, alignment: frameAlignment)
    .contentShape(Rectangle())
    .modifier(TypingModifier(text: text, selection: selection, isMultiline: axis == .vertical))
  }

  /// The text, or the prompt.
  @MainActor private var words: some View {
    let shown = text.wrappedValue
    return ImplicitStack(
      alignment: .leading,
      layers: {
        if shown.isEmpty {
          // A field without a text is a line high (recorded on macOS 27).
          Text(verbatim: " ").frame(width: 0).hidden()
          prompt.foregroundStyle(.placeholder)
        } else {
          Text(verbatim: isSecure ? String(repeating: "●", count: min(shown.count, 1_000)) : shown)
        }
      }
    )
    .lineLimit(axis == .vertical ? lineLimit : 1)
  }

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
