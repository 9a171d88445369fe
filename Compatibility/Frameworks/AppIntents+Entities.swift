// SPDX-License-Identifier: Apache-2.0
// Things and shortcuts of intents, as values. Nobody asks for them.
import GnomonFoundationBase
import Gnomon

/// How a kind of things is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// A name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
  /// A name of a literal.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
/// How a thing is shown.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture of a thing.
  public struct Image: Sendable {
    /// The name of a picture or a symbol; nil where it's made of bytes.
    public let name: String?
    /// The picture of a name.
    public init(named: String, isTemplate: Bool? = nil) { name = named }
    /// The symbol of a name.
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
    /// The picture of a file's bytes.
    public init(data: Data, isTemplate: Bool? = nil) { name = nil }
  }
  /// The name.
  public var title: LocalizedStringResource
  /// More of it.
  public var subtitle: LocalizedStringResource?
  /// A picture.
  public var image: Image?
  /// A name, with more of it and a picture.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  /// A name of a literal.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
/// A type that says how it's called.
public protocol TypeDisplayRepresentable {
  /// How the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A value that says how it's shown.
public protocol InstanceDisplayRepresentable: TypeDisplayRepresentable {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}
/// Something that an intent is about.
public protocol AppEntity: InstanceDisplayRepresentable, PersistentlyIdentifiable, Identifiable, Sendable
where ID: Sendable {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
  /// The type's name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}
/// Values of which one is chosen.
public protocol AppEnum: TypeDisplayRepresentable, CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// How each is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
  /// How the value is shown.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: String(rawValue))
  }
}
/// What finds things by their names. Nobody asks.
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {
  /// What is found.
  associatedtype Entity: AppEntity where Entity.DefaultQuery.Entity == Entity
  /// Those of some names.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those to choose from.
  func suggestedEntities() async throws -> [Entity]
  /// The one that is chosen at first.
  func defaultResult() async -> Entity?
  /// One that finds.
  init()
}
extension EntityQuery {
  /// The type's name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}
/// What finds things by words. Nobody asks.
public protocol EntityStringQuery: EntityQuery {
  /// Those that fit some words.
  func entities(matching string: String) async throws -> [Entity]
}
/// What finds all things. Nobody asks.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All.
  func allEntities() async throws -> [Entity]
}

/// A phrase of a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// What stands in a phrase.
  public enum Token: Sendable {
    /// The app's name.
    case applicationName
  }
  /// Puts a phrase together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// An empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: Token) {
      text += Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
    }
    /// Adds the place of one of the intent's values.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { text += "…" }
  }
  /// The words.
  public let text: String
  /// Words of a literal.
  public init(stringLiteral value: String) { text = value }
  /// Words with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
/// A way to an intent. Nobody takes it.
public struct AppShortcut: Sendable {
  /// The words for it.
  public let phrases: [String]
  /// A way to an intent, by some words.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.phrases = phrases.map(\.text)
  }
  /// A way to an intent, by some words.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    self.phrases = phrases.map(\.text)
  }
}
/// Puts ways to intents together.
@resultBuilder public enum AppShortcutsBuilder {
  /// A way.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  /// Several ways.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  /// Ways that may be left out.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  /// One of two.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  /// One of two.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
}
/// An app's ways to its intents. Nobody asks for them.
public protocol AppShortcutsProvider {
  /// The ways.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// Their colour.
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Says that values have changed. Nobody hears it.
  public static func updateAppShortcutParameters() {}
}
/// Colours of shortcuts.
public enum ShortcutTileColor: Sendable {
  /// The colours by their names.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
    yellow
}

/// What an intent gives with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The value's type.
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
}
/// What an intent gives with words.
public protocol ProvidesDialog: IntentResult {}
/// What an intent gives with a view.
public protocol ShowsSnippetView: IntentResult {}
/// What an intent gives that opens another one.
public protocol OpensIntent: IntentResult {}
/// What is said to people.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The words.
  public let text: LocalizedStringResource
  /// Words.
  public init(_ text: LocalizedStringResource) { self.text = text }
  /// Words of a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
/// What an intent gives: a value, words, a view.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  /// The value; nil where there is none.
  public let value: Value?
}
extension IntentResult where Self == IntentResultContainer<Never> {
  /// Words alone.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
  /// A view alone. It isn't shown.
  public static func result(@ViewBuilder view: () -> some View) -> IntentResultContainer<Never> {
    IntentResultContainer(value: nil)
  }
  /// Words and a view. It isn't shown.
  public static func result(dialog: IntentDialog, @ViewBuilder view: () -> some View) -> IntentResultContainer<Never> {
    IntentResultContainer(value: nil)
  }
}
extension IntentResult {
  /// A value.
  public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// A value and words.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
}
