// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The level of a message: how much it matters. All levels are written.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number: 0 default, 1 info, 2 debug, 16 error, 17 fault.
  public let rawValue: UInt8
  /// Makes a level of its number. A number that isn't known is written as `notice`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of its number. A number that isn't known is written as `notice`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that say nothing else; it's written as `notice`.
  public static let `default` = OSLogType(0x00)
  /// The level of messages that help to understand others.
  public static let info = OSLogType(0x01)
  /// The level of messages for the program's makers.
  public static let debug = OSLogType(0x02)
  /// The level of failures.
  public static let error = OSLogType(0x10)
  /// The level of mistakes in the program itself.
  public static let fault = OSLogType(0x11)

  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A destination of messages: standard error, with the names of a subsystem and a category.
public final class OSLog: Sendable {
  /// A category with a meaning that profilers know.
  public struct Category: Hashable, Sendable {
    /// The category's name, as messages show it.
    public let rawValue: String
    /// The category of moments that a profiler is to show.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  private let name: String
  private let isEnabled: Bool

  private init(name: String, isEnabled: Bool = true) { (self.name, self.isEnabled) = (name, isEnabled) }

  /// Makes a log that writes its messages as `[subsystem:category] [level] message`.
  public convenience init(subsystem: String, category: String) { self.init(name: "\(subsystem):\(category)") }

  /// Makes a log that writes its messages as `[subsystem:category] [level] message`.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log without names: its messages are written as `[level] message`.
  public static let `default` = OSLog(name: "")
  /// The log that writes nothing.
  public static let disabled = OSLog(name: "", isEnabled: false)

  /// Whether messages of a level are written: all are, unless the log is ``disabled``.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled else { return }
    let line = name.isEmpty ? "[\(type.name)] \(text)\n" : "[\(name)] [\(type.name)] \(text)\n"
    // One call, so that lines of several threads don't mix.
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// Writes messages to standard error, each on a line: `[subsystem:category] [level] message`.
///
/// There's no store that others could read, so every level is written, and values are shown unless they are said to be private or sensitive.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger that writes without names.
  public init() { log = .default }
  /// Makes a logger that writes to a log; it writes nothing where that is ``OSLog/disabled``.
  public init(_ logObj: OSLog) { log = logObj }
  /// Makes a logger that writes its messages with the names of a subsystem and a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message at the level of ``debug(_:)``.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message for the program's makers.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes a message that helps to understand others.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message at the level of ``error(_:)``.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message about a failure.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes a message at the level of ``fault(_:)``.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes a message about a mistake in the program itself.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message to the default log, at the default level.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
