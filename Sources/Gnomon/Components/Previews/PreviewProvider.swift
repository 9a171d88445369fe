// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a type with previews conforms to, where the type of the previews doesn't matter. Only Gnomon uses it.
@preconcurrency @MainActor
public protocol _PreviewProvider {
  /// The previews as one view, with their type hidden. Only Gnomon reads it.
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
  /// The type of the view that `previews` gives.
  associatedtype Previews: View

  /// The views that are shown. Each of them is a preview by itself.
  @ViewBuilder @preconcurrency @MainActor static var previews: Self.Previews { get }

  /// The platform that the previews are for; nil is that of the host. Gnomon keeps it, without effect.
  @preconcurrency @MainActor static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the host: nil, unless the type names another. Gnomon keeps it, without effect.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
  /// The previews as one view, with their type hidden. Only Gnomon reads it.
  public static var _previews: AnyView { AnyView(previews) }
}

/// A platform that previews are for. It has no effect in Gnomon: a host has a profile of its own.
public enum PreviewPlatform: Hashable, Sendable {
  /// The platform of iPhone and iPad.
  case iOS
  /// The platform of the Mac.
  case macOS
  /// The platform of Apple TV.
  case tvOS
  /// The platform of Apple Watch.
  case watchOS
}

/// The size of what a preview is shown in.
public enum PreviewLayout: Hashable, Sendable {
  /// The whole screen of a device.
  case device
  /// A box as large as the view.
  case sizeThatFits
  /// A box of a width and a height, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device, by its name. Gnomon knows the screens, safe areas and scales of many iPhones and iPads (`gnomon devices`);
/// another device has no effect, and a note names it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device, as “iPhone 16”.
  public let rawValue: String
  /// Names a device, as “iPhone 16”.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device, as “iPhone 16”.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The way in which a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Hashable, Sendable {
  /// The name of the orientation, as “portrait”, which tells it from the others.
  public let id: String
  /// The device stands upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device stands upright with its top below.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device lies on one of its sides: the screen is wider than high.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device lies on the other one of its sides: the screen is wider than high.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All four orientations, the upright ones first.
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// A set of values that say what surrounds a preview. Gnomon keeps it, without effect.
public protocol PreviewContext {
  /// Gives the value of a key, or the default of the key where none is set.
  subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
}

/// A key of a value in a `PreviewContext`.
public protocol PreviewContextKey {
  /// The type of the values under the key.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Self.Value { get }
}

/// Changes what a preview shows, with a context that several previews share.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// The type of the preview that is changed.
  typealias Content = PreviewModifierContent
  /// The type of the view that `body(content:context:)` gives.
  associatedtype Body: View
  /// The type of what all previews with the modifier share. It is `Void` where nothing is said.
  associatedtype Context = Void

  /// Makes what all previews with a modifier of this type share. It is called once in a process; where it throws, the
  /// preview can't be shown.
  @MainActor static func makeSharedContext() async throws -> Self.Context
  /// Makes the view that is shown, of the preview and of what the modifiers share.
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Self.Context == () {
  /// Makes nothing, where the modifiers share nothing.
  @MainActor public static func makeSharedContext() async throws -> Self.Context { () }
}

/// Stands for the preview that a ``PreviewModifier`` changes.
nonisolated public struct PreviewModifierContent: View, _SeeThroughView {
  let content: AnyView
  /// The preview that the modifier changes.
  @MainActor @preconcurrency public var body: some View { content }
}

extension View {
  /// Sets the size of what the view is shown in as a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { attribute("previewLayout", value) }

  /// Sets the device that the view is shown on as a preview; nil is the screen of the host. Its size,
  /// safe area and scale come from the name; a device that isn't known has no effect, and a note names it.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { attribute("previewDevice", value) }

  /// Sets the name of the view as a preview; nil leaves it to its place in the list.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { attribute("previewDisplayName", value) }

  /// Sets the way in which the device is held that the view is shown on as a preview.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    attribute("previewInterfaceOrientation", value)
  }

  /// Sets what surrounds the view as a preview. Gnomon keeps it, without effect.
  nonisolated public func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    attribute("previewContext", value)
  }
}

/// A view or modifier that an editor offers to write. Gnomon has no editor that shows it.
public struct LibraryItem {
  /// The heading that an item is offered under.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// Views and modifiers that change how something looks.
    public static let effects = Category(name: "effects")
    /// Views and modifiers that arrange others.
    public static let layout = Category(name: "layout")
    /// Controls, as buttons and fields.
    public static let controls = Category(name: "controls")
    /// An older name of `controls`.
    public static let control = controls
    /// An older name of `effects`.
    public static let effect = effects
    /// All that has no other category.
    public static let other = Category(name: "other")
  }

  /// Makes an item of the library of an editor. Gnomon drops all of it and never calls `snippet`.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
    category: LibraryItem.Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Makes a list of library items, which are written one below the other.
@resultBuilder
public struct LibraryContentBuilder {
  /// Gives the items in the order in which they stand.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// A type that gives an editor views and modifiers to offer. Gnomon has no editor that asks it.
public protocol LibraryContentProvider {
  /// The views that the editor offers.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The type of the values that the offered modifiers are applied to. It is `Any` where nothing is said.
  associatedtype ModifierBase = Any
  /// The modifiers that the editor offers, each written on a value, `base`.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views, unless the type gives some.
  public var views: [LibraryItem] { [] }
  /// No modifiers, unless the type gives some.
  public func modifiers(base: Self.ModifierBase) -> [LibraryItem] { [] }
}
