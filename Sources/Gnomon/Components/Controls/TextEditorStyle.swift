// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How text editors look. The built-in styles are all there are: a configuration holds nothing to make others of.
@preconcurrency @MainActor
public protocol TextEditorStyle {
  associatedtype Body: View

  /// The view of a text editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// Whether editors lie on the system's background.
  @MainActor @preconcurrency var _hasBackground: Bool { get }

  typealias Configuration = TextEditorStyleConfiguration
}

extension TextEditorStyle {
  @MainActor @preconcurrency public var _hasBackground: Bool { true }
}

/// What a text editor is made of.
public struct TextEditorStyleConfiguration {}

/// The system's own look: on its background.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The view of an editor of this style.
  @MainActor @preconcurrency
  public struct Body: View {
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }

  /// Makes the style, which `.automatic` stands for in short.
  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public func makeBody(
    configuration: AutomaticTextEditorStyle.Configuration
  ) -> AutomaticTextEditorStyle.Body { Body() }
}

/// Nothing but the text.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style, which `.plain` stands for in short.
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: PlainTextEditorStyle.Configuration) -> some View {
    EmptyView()
  }

  @MainActor @preconcurrency public var _hasBackground: Bool { false }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The system's own look.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing but the text.
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
  /// Gives the text editors inside a look.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    let style = MainActorCarrier(style)
    return environment(\.hasTextEditorBackground, onMain { style.value._hasBackground })
  }
}
