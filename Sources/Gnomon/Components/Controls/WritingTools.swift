// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How much is offered to rewrite a text. Nothing is offered here: it's kept.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All, in place.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// What begins a dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  public static let onLook = TextInputDictationActivation(name: "onLook")
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// How a text is dictated. Nothing is dictated here: it's kept.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let activation: TextInputDictationActivation?
  public static let automatic = TextInputDictationBehavior(activation: nil)
  /// In the field itself.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// Where what formats a text is offered.
public struct TextInputFormattingControlPlacement: Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public typealias RawValue = UInt
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contextMenu = TextInputFormattingControlPlacement.Set(rawValue: 1)
    public static let inputAssistant = TextInputFormattingControlPlacement.Set(rawValue: 2)
    public static let all: TextInputFormattingControlPlacement.Set = [.contextMenu, .inputAssistant]
    public static let `default` = TextInputFormattingControlPlacement.Set.all
  }
}

private enum WritingToolsKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior? { nil }
}

extension EnvironmentValues {
  /// How much is offered to rewrite texts; nil is the system's choice.
  public internal(set) var writingToolsBehavior: WritingToolsBehavior? {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }
}

extension View {
  /// How much is offered to rewrite texts inside: kept in the environment.
  @MainActor @preconcurrency public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }

  /// Whether a sign offers to rewrite texts inside. There's none: it's kept.
  @MainActor @preconcurrency public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    attribute("writingToolsAffordanceVisibility", visibility)
  }

  /// Whether what formats texts inside is offered in some places. It isn't: it's kept.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    attribute("textInputFormattingControlVisibility", visibility)
  }

  /// How a search is dictated. Nothing is dictated here: it's kept.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    attribute("searchDictationBehavior", dictationBehavior)
  }

  /// Whether the bar that finds something in a text is shown. There's none: it's kept.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    attribute("findNavigator", isPresented.wrappedValue)
  }

  /// Whether nothing can be found in texts inside: kept, without effect.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { attribute("findDisabled", isDisabled) }

  /// Whether what was found in the texts inside can't be replaced.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    attribute("replaceDisabled", isDisabled)
  }

  /// What is typed to choose the row in a list. Rows aren't chosen so: it's kept.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { attribute("typeSelectEquivalent", text) }

  /// What is typed to choose the row in a list. Rows aren't chosen so: it's kept.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// What is typed to choose the row in a list. Rows aren't chosen so: it's kept.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
    typeSelectEquivalent(Text(stringResource))
  }

  /// What is typed to choose the row in a list. Rows aren't chosen so: it's kept.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol {
    typeSelectEquivalent(Text(string))
  }
}
