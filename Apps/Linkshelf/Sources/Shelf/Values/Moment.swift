// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A point in time in whole milliseconds since 1970, as the database keeps it.
public struct Moment: Hashable, Comparable, Codable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public init(_ date: Date) {
    let value = (date.timeIntervalSince1970 * 1_000).rounded()
    milliseconds = Int64(exactly: value) ?? (value > 0 ? .max / 2 : 0)
  }

  public init(from decoder: any Decoder) throws {
    milliseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(milliseconds)
  }

  public static var now: Moment { Moment(Date()) }

  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

  public static func < (a: Moment, b: Moment) -> Bool { a.milliseconds < b.milliseconds }

  public func adding(seconds: Double) -> Moment {
    let added = (seconds * 1_000).rounded()
    return Moment(milliseconds: milliseconds &+ (Int64(exactly: added) ?? 0))
  }
}
