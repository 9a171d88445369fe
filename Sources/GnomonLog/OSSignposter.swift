// SPDX-License-Identifier: Apache-2.0
/// A number that tells two intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// The id's number.
  public let rawValue: UInt64
  /// Makes an id of a number.
  public init(_ value: UInt64) { rawValue = value }

  /// The id for names that have one interval at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The id that no signpost may have.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The id of signposts that nothing records.
  public static let null = OSSignpostID(0)
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The id that the interval has begun with.
  public let signpostID: OSSignpostID
  fileprivate init(_ id: OSSignpostID) { signpostID = id }
  /// Makes the state of an interval that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks intervals and events for a profiler. Nothing records them here: it's disabled, as Apple's is where no profiler runs, and messages aren't
/// even put together.
public struct OSSignposter: Sendable {
  /// Makes a signposter that records nothing.
  public init() {}
  /// Makes a signposter that records nothing, whatever its names are.
  public init(subsystem: String, category: String) {}
  /// Makes a signposter that records nothing, whatever its names are.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Makes a signposter that records nothing, whatever its log is.
  public init(logHandle: OSLog) {}
  /// Makes a signposter that records nothing, whatever its logger is.
  public init(logger: Logger) {}

  /// A signposter that records nothing, as all of them do.
  public static var disabled: OSSignposter { OSSignposter() }

  /// Whether signposts are recorded: always false.
  public var isEnabled: Bool { false }

  /// Gives the id of signposts that nothing records: ``OSSignpostID/null``.
  public func makeSignpostID() -> OSSignpostID { .null }
  /// Gives ``OSSignpostID/null``, whatever the object is.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .null }

  /// Gives the state of an interval that begins; nothing records it.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  /// Gives the state of an interval that begins; nothing records it, and the message isn't put together.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  /// Does nothing: no interval is recorded.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Does nothing: no interval is recorded, and the message isn't put together.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Does nothing: no event is recorded.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Does nothing: no event is recorded, and the message isn't put together.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Calls the closure and gives its result; no interval is recorded.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  /// Calls the closure and gives its result; no interval is recorded, and the message isn't put together.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}
