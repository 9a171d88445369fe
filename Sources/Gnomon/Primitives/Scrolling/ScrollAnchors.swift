// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The purpose of a scroll view's anchor: where it begins, what stays in place, or where small content lies.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The anchor decides which part of the content is shown first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  /// The anchor stays in place when the content's or the scroll view's size changes, if it was in place before.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  /// The anchor decides where content lies that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// The anchors that scroll views inside begin with.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  fileprivate enum Key: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
  }

  fileprivate func with(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) -> ScrollAnchors {
    var copy = self
    if role == nil || role == .initialOffset { copy.initialOffset = anchor }
    if role == nil || role == .sizeChanges { copy.sizeChanges = anchor }
    if role == nil || role == .alignment { copy.alignment = anchor }
    return copy
  }
}

extension EnvironmentValues {
  /// The anchors that scroll views begin with.
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchors.Key.self] }
    set { self[ScrollAnchors.Key.self] = newValue }
  }
}

extension UnitPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension View {
  /// Sets the point of the content that lies at the same point of the scroll view until someone scrolls.
  ///
  /// It holds at first, when sizes change, and for content that is smaller than the scroll view.
  ///
  /// - Parameter anchor: the point, in the content as in the scroll view; nil is the top leading one.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollAnchors(anchor, for: nil)
  }

  /// Sets the point of the content that lies at the same point of the scroll view, for one purpose.
  ///
  /// - Parameters:
  ///   - anchor: the point, in the content as in the scroll view; nil is the top leading one.
  ///   - role: the purpose. Anchors for other purposes stay as they are.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollAnchors(anchor, for: role)
  }

  nonisolated private func scrollAnchors(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) -> some View {
    let setting = ScrollAnchors().with(anchor, for: role)
    return modifier(
      EnvironmentWriter(
        write: { $0.scrollAnchors = $0.scrollAnchors.with(anchor, for: role) },
        isSame: { ($0.value as? ScrollAnchors) == setting }, value: setting))
  }
}
