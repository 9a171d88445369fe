// SPDX-License-Identifier: Apache-2.0
/// The changes that a user may make to an item of a bar. In Gnomon users can't make any.
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String
  /// The item may be moved and removed.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
  /// The item may be moved.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
  /// The item can't be changed.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Options of an item of a bar that people may arrange. They have no effect in Gnomon.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The type of the options' bits.
  public typealias RawValue = Int
  /// The options as bits; 0 is none.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is always offered where people arrange the bar, if it isn't in the bar.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Items that aren't in the bar before users put them there.
nonisolated struct OptionalToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  let content: Content
  let isHidden: Bool

  @MainActor @preconcurrency var _items: [_ToolbarEntry] { isHidden ? [] : content._items }
}

extension CustomizableToolbarContent {
  /// Says which changes users may make to the items. It has no effect in Gnomon: bars can't be changed.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Says whether the items are in the bar before users change it. With `hidden` they aren't shown, since users can't
  /// change bars in Gnomon.
  ///
  /// The options have no effect.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    OptionalToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
  }

  /// Says whether the items have the glass of a bar of iOS 26. With `hidden` they have none. Elsewhere it has no effect.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    BareToolbarContent(content: self, isBare: visibility == .hidden)
  }
}

extension ToolbarContent {
  /// Says whether the items have the glass of a bar of iOS 26. With `hidden` they have none. Elsewhere it has no effect.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    BareToolbarContent(content: self, isBare: visibility == .hidden)
  }
}

/// Items that have no glass in a bar.
nonisolated struct BareToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent, CustomizableToolbarContent {
  let content: Content
  let isBare: Bool

  @MainActor @preconcurrency var _items: [_ToolbarEntry] {
    guard isBare else { return content._items }
    return content._items.map {
      var item = $0
      item.role = .bare
      return item
    }
  }
}
