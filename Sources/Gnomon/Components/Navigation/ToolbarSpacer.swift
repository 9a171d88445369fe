// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The length of a space in a bar: fixed, or what is left.
public struct SpacerSizing: Sendable {
  let isFlexible: Bool
  /// The length that the other items leave.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A length of 8 points. On iOS 26 it parts the glass of what stands beside it.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a bar.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space at a place. By itself it takes the length that the other items leave.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// The space as an item, for Gnomon's own use.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    if sizing.isFlexible {
      return [_ToolbarEntry(placement: placement, view: AnyView(Spacer(minLength: 0)), isFlexibleSpace: true)]
    }
    return [_ToolbarEntry(placement: placement, view: AnyView(Color.clear.frame(width: 8, height: 1)), role: .gap)]
  }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Creates a group of a bar's items.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

  /// The group's items, for Gnomon's own use.
  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { content._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
  /// Creates a group of a bar's items that people may arrange. In Gnomon they stay as they are.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
}
