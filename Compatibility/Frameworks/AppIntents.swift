// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import AppIntents`: intents as values. Nobody runs them but who calls `perform()`.
@_exported import GnomonFoundation
public import Gnomon

/// Something that an app does, which the system can be asked for.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  /// What `perform()` gives.
  associatedtype PerformResult: IntentResult
  /// The intent's name.
  static var title: LocalizedStringResource { get }
  /// What the intent does; nil says nothing.
  static var description: IntentDescription? { get }
  /// Whether the app is opened. There's no system that does.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it. There's no place where they would.
  static var isDiscoverable: Bool { get }
  /// An intent without values.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}
extension AppIntent {
  /// The type's name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
  /// Nothing is said.
  public static var description: IntentDescription? { nil }
  /// The app isn't opened.
  public static var openAppWhenRun: Bool { false }
  /// People may find it.
  public static var isDiscoverable: Bool { true }
}
/// A type that is known by a name.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}
/// An intent that a widget's configuration is.
public protocol WidgetConfigurationIntent: AppIntent {}
/// What an intent gives.
public protocol IntentResult: Sendable {}
/// What an intent gives that has no value.
public struct EmptyIntentResult: IntentResult {}
extension IntentResult where Self == EmptyIntentResult {
  /// Nothing.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}
/// What an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// Words for an intent.
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    self.descriptionText = descriptionText
  }
  /// Words of a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
/// A value of an intent.
@propertyWrapper public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private var value: Value?
  /// The value. It's a mistake to read one that nobody has set.
  public var wrappedValue: Value {
    get {
      guard let value else {
        fatalError("an intent's parameter of type \(Value.self) is read before it has a value: give it one first")
      }
      return value
    }
    set { value = newValue }
  }
  /// The value itself.
  public var projectedValue: IntentParameter<Value> { self }
  /// A value with a name.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  /// A value with a name, and what it is at first.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
    self.value = value
  }
  /// A value that may be missing.
  public init<Wrapped>(title: LocalizedStringResource, description: LocalizedStringResource? = nil)
  where Value == Wrapped? {
    value = .some(nil)
  }
}
extension AppIntent {
  /// A value of an intent.
  public typealias Parameter = IntentParameter
}
extension Button {
  /// A button that runs an intent.
  public init<I: AppIntent>(role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}
extension Button where Label == Text {
  /// A button that runs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(titleKey, role: role, action: { Task { _ = try? await intent.perform() } })
  }
}
extension Toggle {
  /// A switch that runs an intent when it's tapped.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }), label: label)
  }
}
