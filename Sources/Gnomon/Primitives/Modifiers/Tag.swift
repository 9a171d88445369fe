// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Gives the view a tag that a selection means it by.
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    layoutValue(key: TagKey.self, value: ViewTag(tag, includeOptional: includeOptional))
  }
}
