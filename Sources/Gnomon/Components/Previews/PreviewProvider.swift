// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a type that has previews conforms to, without the type of the previews.
@preconcurrency @MainActor
public protocol _PreviewProvider {
  /// The previews with their type hidden.
  static var _previews: AnyView { get }
}

/// A type that has previews. `gnomon preview` shows them.
///
/// ```swift
/// struct Badge: View {
///   var body: some View { Text("New").padding(4).background(.yellow) }
/// }
///
/// struct Badge_Previews: PreviewProvider {
///   static var previews: some View {
///     Badge().previewDisplayName("Plain")
///     Badge().environment(\.colorScheme, .dark).previewDisplayName("Dark")
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol PreviewProvider: _PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to be shown.
  @ViewBuilder @preconcurrency @MainActor static var previews: Self.Previews { get }

  /// The system that the previews are for; nil is the host's.
  @preconcurrency @MainActor static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// nil: the platform of the host, unless the type names another.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
  /// The previews as one view. Gnomon's own.
  public static var _previews: AnyView { AnyView(previews) }
}

/// A system that previews are for.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// What a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  /// A device's screen.
  case device
  /// As much as the view takes.
  case sizeThatFits
  /// A box of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Names a device, as “iPhone 16”.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device, as “iPhone 16”.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Hashable, Sendable {
  /// What tells it from the others.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, with the top below.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Lying, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Lying, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four orientations.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// Values that say what surrounds a preview.
public protocol PreviewContext {
  /// The value of a key, or its default.
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

/// A key of a value of a preview's surroundings.
public protocol PreviewContextKey {
  /// The type of the values.
  associatedtype Value
  /// The value where none was given.
  static var defaultValue: Self.Value { get }
}

/// Changes what a preview shows, with a context that several previews share.
@MainActor
public protocol PreviewModifier {
  /// The preview that is changed.
  typealias Content = PreviewModifierContent
  /// What the modifier makes of a preview.
  associatedtype Body: View
  /// What all previews with the modifier share.
  associatedtype Context = Void

  /// Makes what all previews with the modifier share, once for all of them.
  @MainActor static func makeSharedContext() async throws -> Self.Context
  /// The preview with what the modifier adds.
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Self.Context == () {
  /// Nothing is shared unless the modifier makes something.
  @MainActor public static func makeSharedContext() async throws -> Self.Context { () }
}

/// Stands for the preview that a ``PreviewModifier`` changes.
nonisolated public struct PreviewModifierContent: View, _SeeThroughView {
  let content: AnyView
  /// What it consists of.
  @MainActor @preconcurrency public var body: some View { content }
}

extension View {
  /// What the view is shown in as a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { attribute("previewLayout", value) }

  /// The device that the view is shown on as a preview; nil is the host's.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { attribute("previewDevice", value) }

  /// What the preview is called.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { attribute("previewDisplayName", value) }

  /// How the preview's device is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    attribute("previewInterfaceOrientation", value)
  }

  /// What surrounds the preview.
  nonisolated public func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    attribute("previewContext", value)
  }
}

/// A view or modifier that an editor offers.
public struct LibraryItem {
  /// What kind of thing is offered.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// Views and modifiers that change how something looks.
    public static let effects = Category(name: "effects")
    /// Views and modifiers that arrange others.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let controls = Category(name: "controls")
    /// An older name of `controls`.
    public static let control = controls
    /// An older name of `effects`.
    public static let effect = effects
    /// All others.
    public static let other = Category(name: "other")
  }

  /// Makes an item of an editor's library. Nothing here shows it.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: LibraryItem.Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Builds lists of library items.
@resultBuilder
public struct LibraryContentBuilder {
  /// The items in the order in which they stand.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// What an editor offers of a package.
public protocol LibraryContentProvider {
  /// The views that an editor's library offers.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The type of the values that modifiers change.
  associatedtype ModifierBase = Any
  /// The modifiers that an editor's library offers, each on a value.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views, unless the type gives some.
  public var views: [LibraryItem] { [] }
  /// No modifiers, unless the type gives some.
  public func modifiers(base: Self.ModifierBase) -> [LibraryItem] { [] }
}
