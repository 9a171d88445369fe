// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A look of text editors, set by `textEditorStyle(_:)`.
///
/// The built-in styles are all there are: a configuration holds nothing that others could be made of.
@preconcurrency @MainActor
public protocol TextEditorStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a text editor. Gnomon doesn't call it: it draws the editor itself.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// True if editors lie on the system's background. It's all that Gnomon asks of a style.
  @MainActor @preconcurrency var _hasBackground: Bool { get }

  /// The parts of a text editor. There are none.
  typealias Configuration = TextEditorStyleConfiguration
}

extension TextEditorStyle {
  /// True: unless a style says otherwise, editors lie on the system's background.
  @MainActor @preconcurrency public var _hasBackground: Bool { true }
}

/// The parts of a text editor, as a style gets them. There are none.
public struct TextEditorStyleConfiguration {}

/// The system's own look of text editors: the text on the system's background.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The view that the style makes. It is empty, since Gnomon draws the editor itself.
  @MainActor @preconcurrency
  public struct Body: View {
    /// Nothing.
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }

  /// Makes the system's own style.
  @MainActor @preconcurrency public init() {}

  /// Makes an empty view. Gnomon draws the editor itself.
  @MainActor @preconcurrency public func makeBody(
    configuration: AutomaticTextEditorStyle.Configuration
  ) -> AutomaticTextEditorStyle.Body { Body() }
}

/// The text of an editor without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style without a background.
  public init() {}

  /// Makes an empty view. Gnomon draws the editor itself.
  @MainActor @preconcurrency public func makeBody(configuration: PlainTextEditorStyle.Configuration) -> some View {
    EmptyView()
  }

  /// False: editors of this style have no background.
  @MainActor @preconcurrency public var _hasBackground: Bool { false }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The system's own look: the text on the system's background.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text without a background.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private enum TextEditorBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether text editors lie on the system's background.
  var hasTextEditorBackground: Bool {
    get { self[TextEditorBackgroundKey.self] }
    set { self[TextEditorBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text editors inside: with the system's background, or without one.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    let style = MainActorCarrier(style)
    return environment(\.hasTextEditorBackground, onMain { style.value._hasBackground })
  }
}
