// SPDX-License-Identifier: Apache-2.0

/// Why the store refused something, as a sentence for a person.
public struct ShelfError: Error, CustomStringConvertible, Sendable, Equatable {
  public enum Reason: Sendable {
    case notFound, invalid, damaged, busy
    /// There are as many as may be, or it's larger than is taken.
    case full
    /// The disk is full.
    case noSpace
    /// A link's versions would take more than they may.
    case overQuota
  }

  public var reason: Reason
  public var description: String

  public init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
