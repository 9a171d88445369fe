// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Gives the view a tag that a selection means it by, as in a picker, a list or a tab view.
  ///
  /// - Parameters:
  ///   - tag: a value of the selection's type. A value of another type is never selected.
  ///   - includeOptional: true if the tag counts for a selection of the optional type as well.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    layoutValue(key: TagKey.self, value: ViewTag(tag, includeOptional: includeOptional))
  }
}
