// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import WidgetKit`: widgets, their entries and families as values. No widget is shown on a screen; their views are
// views as others.
@_exported import GnomonFoundation
public import Gnomon

/// The sizes of widgets.
public enum WidgetFamily: Int, Sendable, CaseIterable, CustomStringConvertible {
  /// A small square.
  case systemSmall
  /// Two squares.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares.
  case systemExtraLarge
  /// A circle.
  case accessoryCircular
  /// A bar.
  case accessoryRectangular
  /// A line.
  case accessoryInline
  /// The name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

// MARK: - Entries

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much it matters now; nil is as others.
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  /// nil unless the entry says otherwise.
  public var relevance: TimelineEntryRelevance? { nil }
}
/// How much an entry matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The greater, the more.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval
  /// How much an entry matters, and for how long.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
/// When a widget asks for more entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Not before the app says so.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isNever: false) }
}
/// Entries in the order of their times.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// The entries.
  public let entries: [EntryType]
  /// When more are asked for.
  public let policy: TimelineReloadPolicy
  /// Entries in the order of their times.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
/// What a widget is made for.
public struct TimelineProviderContext: @unchecked Sendable {
  /// What is around.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    /// The values that there are for a key: none.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
  /// The size by its name.
  public let family: WidgetFamily
  /// Whether it's shown in the gallery.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
  /// What is around.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }
}
/// What gives a widget its entries. Nobody asks for them here.
public protocol TimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// What a widget is made for.
  typealias Context = TimelineProviderContext
  /// An entry to stand there before another does.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// The entries.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
/// What gives a widget that can be set up its entries. Nobody asks for them here.
public protocol AppIntentTimelineProvider {
  /// The entries.
  associatedtype Entry: TimelineEntry
  /// How it's set up.
  associatedtype Intent
  /// What a widget is made for.
  typealias Context = TimelineProviderContext
  /// An entry to stand there before another does.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// How it may be set up.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
  /// None unless the provider gives some.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
/// A way in which a widget may be set up.
public struct AppIntentRecommendation<Intent> {
  /// How it's set up.
  public let intent: Intent
  /// What that is called.
  public let description: String
  /// A way with its name.
  public init(intent: Intent, description: some StringProtocol) {
    (self.intent, self.description) = (intent, String(description))
  }
}

// MARK: - Widgets

/// A widget. It's a value here: nothing shows it on a screen.
@preconcurrency @MainActor
public protocol Widget {
  /// What says how it's made.
  associatedtype Body: WidgetConfiguration
  /// What says how it's made.
  var body: Body { get }
  /// Makes the widget.
  init()
}
extension Widget {
  /// Begins a program of one widget. It ends at once: nothing shows widgets here.
  public static func main() { WidgetProgram.say(String(describing: Self.self)) }
}
/// Several widgets. They're values here: nothing shows them on a screen.
@preconcurrency @MainActor
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// Makes the widgets.
  init()
}
extension WidgetBundle {
  /// Begins a program of widgets. It ends at once: nothing shows widgets here.
  public static func main() { WidgetProgram.say(String(describing: Self.self)) }
}
private enum WidgetProgram {
  static func say(_ name: String) {
    print("\(name): widgets aren't shown here. Draw a view of theirs with `gnomon render`.")
  }
}
/// Makes one of several widgets, which are written one below the other.
@resultBuilder
@preconcurrency @MainActor
public struct WidgetBundleBuilder {
  /// Takes a widget as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget { content }
  /// No widget.
  public static func buildBlock() -> some Widget { WidgetList() }
  /// One of several.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Widget
  where repeat each Content: Widget { WidgetList() }
  /// One of an `if` without an `else`.
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget { WidgetList() }
  /// One of an `if #available`.
  public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget { widget }
}
private struct WidgetList: Widget {
  init() {}
  var body: some WidgetConfiguration { WidgetNothing() }
}
private struct WidgetNothing: WidgetConfiguration {
  var body: Never { fatalError("A configuration of WidgetKit's has no body.") }
}
/// What says how a widget is made.
@preconcurrency @MainActor
public protocol WidgetConfiguration {
  /// What it's made of.
  associatedtype Body: WidgetConfiguration
  /// What it's made of.
  var body: Body { get }
}
extension Never: WidgetConfiguration {}

/// A widget that can't be set up.
public struct StaticConfiguration<Content>: WidgetConfiguration where Content: View {
  /// A configuration of WidgetKit's has no body.
  public var body: Never { fatalError("StaticConfiguration has no body.") }
  /// A widget of a kind, with what gives it its entries, and the view of one of them.
  public init<Provider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider: TimelineProvider {}
}
/// A widget that can be set up.
public struct AppIntentConfiguration<Intent, Content>: WidgetConfiguration where Content: View {
  /// A configuration of WidgetKit's has no body.
  public var body: Never { fatalError("AppIntentConfiguration has no body.") }
  /// A widget of a kind, with what gives it its entries, and the view of one of them.
  public init<Provider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {}
}
extension WidgetConfiguration {
  /// What the widget is called. It's not shown.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// What the widget is called. It's not shown.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What the widget is called. It's not shown.
  @_disfavoredOverload
  public func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration where S: StringProtocol { self }
  /// What the widget does. It's not shown.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// What the widget does. It's not shown.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What the widget does. It's not shown.
  @_disfavoredOverload
  public func description<S>(_ description: S) -> some WidgetConfiguration where S: StringProtocol { self }
  /// The sizes that the widget has.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Leaves the widget without margins.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Whether the widget's background may be taken away.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Whether the user is asked how to set it up.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// The app's widgets: none.
open class WidgetCenter: @unchecked Sendable {
  /// The app's.
  public static let shared = WidgetCenter()
  /// Has all widgets made anew. There are none.
  public func reloadAllTimelines() {}
  /// Has the widgets of a kind made anew. There are none.
  public func reloadTimelines(ofKind kind: String) {}
  /// The widgets that the user has: none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}
/// A widget that the user has. There is none.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The kind.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
  /// By which it's told from others.
  public var id: String { kind + family.description }
}

// MARK: - Views

/// How a widget is drawn.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String
  /// In all colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two tints.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// By its brightness alone.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
/// A size that a preview is shown in. It has no effect.
public struct WidgetPreviewContext: PreviewContext {
  /// The size by its name.
  public let family: WidgetFamily
  /// A size by its name.
  public init(family: WidgetFamily) { self.family = family }
  /// The default of a key.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { Key.defaultValue }
}
private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
extension EnvironmentValues {
  /// The size of the widget around: a small one where none is set.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the widget around is drawn: in all colours.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the widget around has its background: true.
  public var showsWidgetContainerBackground: Bool { true }
  /// The margins of the widget around, in points: none.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}
extension ContainerBackgroundPlacement {
  /// Behind a widget. It's drawn behind the view.
  public static var widget: ContainerBackgroundPlacement { .window }
}
extension View {
  /// The address that a tap on a widget opens. It has no effect.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  /// Whether a view of a widget has its second tint. It has no effect.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// What stands beside a widget of a watch. It isn't drawn.
  nonisolated public func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View where Label: View { self }
  /// What stands beside a widget of a watch. It isn't drawn.
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
