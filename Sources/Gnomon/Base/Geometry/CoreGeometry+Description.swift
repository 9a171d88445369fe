// SPDX-License-Identifier: Apache-2.0
import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates as Core Graphics prints them: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The lengths as Core Graphics prints them: `(30.0, 40.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the lengths as Core Graphics prints them: `(1.0, 2.0, 30.0, 40.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
