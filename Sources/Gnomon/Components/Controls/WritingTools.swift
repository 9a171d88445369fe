// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A choice of how much the system offers to rewrite a text. Gnomon offers nothing and keeps the choice.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// The choice is left to the system.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All that there is, in place of the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// What can be shown in a panel beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing is offered.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The event that begins a dictation. Gnomon knows no dictation and keeps the choice.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// A look at the sign for dictation begins it.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// A tap on the sign for dictation begins it.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// The way in which a text is dictated. Gnomon knows no dictation and keeps the choice.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let activation: TextInputDictationActivation?
  /// The choice is left to the system.
  public static let automatic = TextInputDictationBehavior(activation: nil)
  /// The text is dictated in the field itself, after an event. Gnomon keeps the choice, without effect.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// A place where the controls that format a text are offered. Gnomon offers none.
public struct TextInputFormattingControlPlacement: Sendable {
  /// A set of the places where the controls that format a text are offered.
  public struct Set: OptionSet, Sendable {
    /// The type of the set's bits.
    public typealias RawValue = UInt
    /// The set's bits: 1 for the menu of the text, 2 for the bar above the keyboard.
    public let rawValue: UInt
    /// Makes a set of its bits. Those without a meaning are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu that opens on the text.
    public static let contextMenu = TextInputFormattingControlPlacement.Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = TextInputFormattingControlPlacement.Set(rawValue: 2)
    /// All places: the menu on the text, and the bar above the keyboard.
    public static let all: TextInputFormattingControlPlacement.Set = [.contextMenu, .inputAssistant]
    /// The places where the controls are offered by default; in Gnomon all of them.
    public static let `default` = TextInputFormattingControlPlacement.Set.all
  }
}

private enum WritingToolsKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior? { nil }
}

extension EnvironmentValues {
  /// The choice of how much is offered to rewrite texts; nil, the default, leaves it to the system.
  ///
  /// Gnomon keeps it, without effect.
  public internal(set) var writingToolsBehavior: WritingToolsBehavior? {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }
}

extension View {
  /// Says how much is offered to rewrite the texts inside. Gnomon keeps it, without effect.
  @MainActor @preconcurrency public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }

  /// Says whether a sign offers to rewrite the texts inside. Gnomon keeps it and draws no such sign.
  @MainActor @preconcurrency public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    attribute("writingToolsAffordanceVisibility", visibility)
  }

  /// Says whether the controls that format the texts inside are offered in some places.
  ///
  /// Gnomon keeps it and offers no such controls.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    attribute("textInputFormattingControlVisibility", visibility)
  }

  /// Says how the text of a search is dictated. Gnomon keeps it, without effect.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    attribute("searchDictationBehavior", dictationBehavior)
  }

  /// Presents the bar that finds something in a text while a binding is true.
  ///
  /// Gnomon keeps the binding's value and draws no such bar.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    attribute("findNavigator", isPresented.wrappedValue)
  }

  /// Says whether nothing can be found in the texts inside. Gnomon keeps it, without effect.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { attribute("findDisabled", isDisabled) }

  /// Says whether what is found in the texts inside can't be replaced. Gnomon keeps it, without effect.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    attribute("replaceDisabled", isDisabled)
  }

  /// Sets the text that chooses a row of a list when it's typed; nil sets none.
  ///
  /// Gnomon keeps it, without effect: rows aren't chosen by typing.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { attribute("typeSelectEquivalent", text) }

  /// Sets a localized text that chooses a row of a list when it's typed.
  ///
  /// Gnomon keeps it, without effect: rows aren't chosen by typing.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets a text from the app's resources that chooses a row of a list when it's typed.
  ///
  /// Gnomon keeps it, without effect: rows aren't chosen by typing.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
    typeSelectEquivalent(Text(stringResource))
  }

  /// Sets a string that chooses a row of a list when it's typed.
  ///
  /// Gnomon keeps it, without effect: rows aren't chosen by typing.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol {
    typeSelectEquivalent(Text(string))
  }
}
