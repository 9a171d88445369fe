// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Whether a space has its own length or takes what is left.
public struct SpacerSizing: Sendable {
  let isFlexible: Bool
  /// What is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The usual distance.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a toolbar.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Makes room between two items. `sizing` says whether it takes all the room that is left or a fixed length;
  /// `placement` says in which part of the bar it stands.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor @preconcurrency public var _items: [_ToolbarEntry] {
    let space = sizing.isFlexible ? AnyView(Spacer(minLength: 0)) : AnyView(Color.clear.frame(width: 8, height: 1))
    return [_ToolbarEntry(placement: placement, view: space)]
  }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Several items as one content.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

  @MainActor @preconcurrency public var _items: [_ToolbarEntry] { content._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
  /// Several items that people may arrange as one content.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
}
