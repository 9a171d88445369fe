// SPDX-License-Identifier: Apache-2.0
import Foundation

extension EnvironmentValues {
  /// The environment inside a container that stacks along an axis, or along none: dividers and spacers go by it.
  func stacking(along axis: Axis?) -> EnvironmentValues {
    guard stackOrientation != axis else { return self }
    var inner = self
    inner.stackOrientation = axis
    return inner
  }

  /// True if a node may have another size or other places by these values.
  func differsInLayout(from other: EnvironmentValues) -> Bool {
    !isIdentical(to: other)
      && (layoutDirection != other.layoutDirection || stackOrientation != other.stackOrientation
        || displayScale != other.displayScale)
  }
}
