// SPDX-License-Identifier: Apache-2.0
/// A label of the keyboard's return key. Gnomon keeps it, without effect: a host shows no keyboard.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  /// The key says that the input is done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// The key goes to what was typed.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// The key sends what was typed.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// The key joins what was typed, such as a network.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// The key looks for a way to what was typed.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// The key begins a search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// The key says that it is the return key. It is the default.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// The key leads to the next field.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// The key leads on to what comes next.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// A set of the kinds of input that `onSubmit(of:_:)` acts on.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The type of the set's bits.
  public typealias RawValue = Int
  /// The set's bits: 1 for texts, 2 for searches.
  public let rawValue: SubmitTriggers.RawValue
  /// Makes a set of its bits. Those without a meaning are kept.
  public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }
  /// The text of a text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The text of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A rule for the letters that a keyboard makes capitals by itself.
///
/// Gnomon keeps it, without effect: a host shows no keyboard.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// No letter becomes a capital.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// The first letter of each word becomes a capital.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// The first letter of each sentence becomes a capital.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// Each letter becomes a capital.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// What is called when something is submitted inside.
struct SubmitHandler {
  let triggers: SubmitTriggers
  let action: () -> Void
}

private enum SubmitHandlersKey: EnvironmentKey {
  static var defaultValue: [SubmitHandler] { [] }
}

private enum SubmitTriggerKey: EnvironmentKey {
  static var defaultValue: SubmitTriggers { .text }
}

private enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

private enum AutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
  /// What is called on submitting, the innermost first.
  var submitHandlers: [SubmitHandler] {
    get { self[SubmitHandlersKey.self] }
    set { self[SubmitHandlersKey.self] = newValue }
  }

  /// What a field inside submits.
  var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }

  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  /// True if typed words aren't corrected; false by default. Gnomon keeps it, without effect: a host corrects nothing.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] ?? false }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// True if typed words aren't corrected; nil, the default, leaves it to the system.
  ///
  /// Gnomon keeps it, without effect: a host corrects nothing.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Which letters become capitals by themselves; nil is the system's choice.
  var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Adds an action for when the return key is pressed in a field inside. Actions further in come first.
  ///
  /// `triggers` says whether it's called for text fields, which is the default, for search fields, or for both.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitHandlers) {
      $0.insert(SubmitHandler(triggers: triggers, action: action), at: 0)
    }
  }

  /// Keeps the actions of `onSubmit(of:_:)` further out from being called for fields inside, if `isBlocking` is true.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitHandlers) { if isBlocking { $0 = [] } }
  }

  /// Sets the label of the keyboard's return key for the fields inside.
  ///
  /// Gnomon keeps it, without effect: a host shows no keyboard.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  /// Says whether words typed inside are left uncorrected.
  ///
  /// Gnomon keeps it, without effect: a host corrects nothing.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Says whether words typed inside are left uncorrected; nil leaves it to the system.
  ///
  /// Gnomon keeps it, without effect: a host corrects nothing.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Sets the rule for the letters inside that become capitals by themselves; nil leaves it to the system.
  ///
  /// Gnomon keeps it, without effect: a host shows no keyboard.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }
}
