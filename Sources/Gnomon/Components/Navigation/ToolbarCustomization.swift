// SPDX-License-Identifier: Apache-2.0
/// What users may do with an item of a bar. Bars can't be changed here.
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String
  /// Move and remove it.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
  /// Move it.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
  /// Nothing.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Where an item of a bar is found before users change the bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In the menu of what there is, if not in the bar.
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
  /// What users may do with the item: without effect, since bars can't be changed here.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Whether the item is in the bar before users change it, which they can't here.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    OptionalToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
  }

  /// Whether the item shares a background with those beside it. Items have none: without effect.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  /// Whether the item shares a background with those beside it. Items have none: without effect.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
