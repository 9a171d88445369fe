// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
  /// Joins the view's geometry with that of the source of the same id: other views get its place and size.
  ///
  /// The layout around the others stays. Where there are several sources, the first one is followed.
  ///
  /// - Parameters:
  ///   - id: what source and followers have in common.
  ///   - namespace: where the id counts, of a `@Namespace` property.
  ///   - properties: what of the source's geometry the others get.
  ///   - anchor: the point where source and follower meet.
  ///   - isSource: true if the view is the one that others follow.
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
