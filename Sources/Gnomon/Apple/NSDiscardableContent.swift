// SPDX-License-Identifier: Apache-2.0

/// Something that can be thrown away while nobody uses it, by Foundation's name, which lacks it on Linux. A cache throws nothing away by it here.
public protocol NSDiscardableContent: AnyObject {
  /// Begins to use it: false where it was thrown away.
  func beginContentAccess() -> Bool
  /// Ends using it.
  func endContentAccess()
  /// Throws it away where nobody uses it.
  func discardContentIfPossible()
  /// Whether it was thrown away.
  func isContentDiscarded() -> Bool
}
