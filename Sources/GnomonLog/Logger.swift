// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
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

/// What messages are about: they are written to standard error with its names.
public final class OSLog: Sendable {
  /// Lists of an app's own.
  public struct Category: Hashable, Sendable {
    public let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  private let name: String
  private let isEnabled: Bool

  private init(name: String, isEnabled: Bool = true) { (self.name, self.isEnabled) = (name, isEnabled) }

  public convenience init(subsystem: String, category: String) { self.init(name: "\(subsystem):\(category)") }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public static let `default` = OSLog(name: "")
  /// Writes nothing.
  public static let disabled = OSLog(name: "", isEnabled: false)

  /// Whether messages are written.
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

  public init() { log = .default }
  public init(_ logObj: OSLog) { log = logObj }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
