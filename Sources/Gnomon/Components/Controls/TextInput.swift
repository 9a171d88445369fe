// SPDX-License-Identifier: Apache-2.0
/// What the keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: SubmitTriggers.RawValue
  public init(rawValue: SubmitTriggers.RawValue) { self.rawValue = rawValue }
  /// A text field's text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
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

  /// Whether typed words aren't corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] ?? false }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether typed words aren't corrected; nil is the system's choice.
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
  /// Calls an action when something is submitted inside.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitHandlers) {
      $0.insert(SubmitHandler(triggers: triggers, action: action), at: 0)
    }
  }

  /// Whether views further out don't hear of what is submitted inside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitHandlers) { if isBlocking { $0 = [] } }
  }

  /// What the keyboard's return key says for fields inside.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }

  /// Whether words typed inside aren't corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Whether words typed inside aren't corrected; nil is the system's choice.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Which letters typed inside become capitals by themselves; nil is the system's choice.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }
}
