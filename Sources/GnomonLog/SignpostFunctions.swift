// SPDX-License-Identifier: Apache-2.0
/// The moment that a signpost of ``os_signpost(_:dso:log:name:signpostID:)`` marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The type's number: 0 event, 1 begin, 2 end.
  public let rawValue: UInt8
  /// Makes a type of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a type of its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// A moment by itself.
  public static let event = OSSignpostType(0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(1)
  /// The end of an interval.
  public static let end = OSSignpostType(2)
}

extension OSLog {
  /// Whether signposts of the log are recorded: nothing records any here.
  public var signpostsEnabled: Bool { false }
}

extension OSSignpostID {
  /// An id for signposts of a log. As nothing records them it's ``null``, Apple's where signposts are off.
  public init(log: OSLog) { self = .null }
  /// An id for signposts about an object; ``null``, as nothing records them.
  public init(log: OSLog, object: AnyObject) { self = .null }
}

/// Marks a moment, or where an interval begins or ends, for a profiler. Nothing records it here.
@inlinable
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or where an interval begins or ends, with a message of C's format. Nothing records it here, nor puts it together.
@inlinable
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
