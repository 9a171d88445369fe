// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values that are pushed onto a stack, of any types.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  public init() {}

  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }

  mutating func append(erased value: AnyHashable) { values.append(value) }

  /// Removes values from the end; more than there are removes all.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}
