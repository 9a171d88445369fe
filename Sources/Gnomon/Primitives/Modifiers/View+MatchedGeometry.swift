// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Joins the view's geometry with that of the view of the same id that is the source: others get its place and size.
  ///
  /// - Parameters:
  ///   - properties: what of the source's geometry the others get.
  ///   - anchor: the point where source and follower meet.
  ///   - isSource: whether the view is the one that others follow.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
