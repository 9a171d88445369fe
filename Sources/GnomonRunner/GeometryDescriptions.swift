// SPDX-License-Identifier: Apache-2.0
public import Foundation

// Foundation on Linux prints these as Swift prints any structure; Apple's systems print the numbers alone.

extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// The coordinates in points, `(1.0, 2.0)`.
  public var description: String { "(\(x), \(y))" }
  /// The text of ``description``: a debugger shows nothing more.
  public var debugDescription: String { description }
}

extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// Width and height in points, `(100.0, 100.0)`.
  public var description: String { "(\(width), \(height))" }
  /// The text of ``description``: a debugger shows nothing more.
  public var debugDescription: String { description }
}

extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  /// Origin and size in points, `(0.0, 0.0, 1.0, 1.0)`.
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  /// The text of ``description``: a debugger shows nothing more.
  public var debugDescription: String { description }
}
