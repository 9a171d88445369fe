// SPDX-License-Identifier: Apache-2.0

/// Why the store refused something, as a sentence for a person.
public struct ShelfError: Error, CustomStringConvertible, Sendable, Equatable {
  public enum Reason: Sendable { case notFound, invalid, full, damaged, busy }

  public var reason: Reason
  public var description: String

  public init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
