// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

/// What sources of Dispatch's have in common that Linux lacks. Gnomon's own.
public protocol _MissingDispatchSource: AnyObject, Sendable {
  /// What is called when something happens. It never is.
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// What is called when the source is given up.
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Begins.
  func resume()
  /// Begins.
  func activate()
  /// Rests.
  func suspend()
  /// Gives the source up.
  func cancel()
  /// Whether it was given up.
  var isCancelled: Bool { get }
}

extension _MissingDispatchSource {
  /// What is called when something happens. It never is.
  public func setEventHandler(handler: (() -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  /// What is called when the source is given up.
  public func setCancelHandler(handler: (() -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

/// What is told of a file, by Dispatch's name, which lacks it on Linux.
public protocol DispatchSourceFileSystemObject: _MissingDispatchSource {
  /// The file's number.
  var handle: Int32 { get }
  /// What has happened.
  var data: DispatchSource.FileSystemEvent { get }
  /// What is told.
  var mask: DispatchSource.FileSystemEvent { get }
}

/// What is told of a lack of memory, by Dispatch's name, which lacks it on Linux.
public protocol DispatchSourceMemoryPressure: _MissingDispatchSource {
  /// What has happened.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What is told.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
  /// How little memory is left, by Dispatch's name, which lacks it on Linux.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// What happens, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enough is left again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Little is left.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Hardly any is left.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }
}

/// A source that tells nothing. Gnomon's own.
public class _UnwatchedSource: @unchecked Sendable {
  private let what: String
  private let lock = NSLock()
  private var cancelHandler: (() -> Void)?
  private var wasCancelled = false
  /// Whether it was given up.
  public var isCancelled: Bool { lock.withLock { wasCancelled } }
  init(_ what: String) { self.what = what }
  /// What is called when something happens. It never is, and a warning says so once.
  public func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    _FrameworkLack.say("Dispatch doesn't watch \(what) on Linux: the source tells nothing.")
  }
  /// What is called when the source is given up.
  public func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    lock.withLock { cancelHandler = handler }
  }
  /// Begins.
  public func resume() {}
  /// Begins.
  public func activate() {}
  /// Rests.
  public func suspend() {}
  /// Gives the source up.
  public func cancel() {
    let handler = lock.withLock {
      if wasCancelled { return nil as (() -> Void)? }
      wasCancelled = true
      return cancelHandler
    }
    handler?()
  }
}
/// A source that tells nothing of a file. Gnomon's own.
public final class _UnwatchedFile: _UnwatchedSource, DispatchSourceFileSystemObject, @unchecked Sendable {
  /// The file's number.
  public let handle: Int32
  /// What is told.
  public let mask: DispatchSource.FileSystemEvent
  /// Nothing.
  public var data: DispatchSource.FileSystemEvent { [] }
  /// A source of a file.
  public init(descriptor: Int32, mask: DispatchSource.FileSystemEvent) {
    (handle, self.mask) = (descriptor, mask)
    super.init("files")
  }
}
/// A source that tells nothing of memory. Gnomon's own.
public final class _UnwatchedMemory: _UnwatchedSource, DispatchSourceMemoryPressure, @unchecked Sendable {
  /// What is told.
  public let mask: DispatchSource.MemoryPressureEvent
  /// Nothing.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// A source of memory.
  public init(mask: DispatchSource.MemoryPressureEvent) {
    self.mask = mask
    super.init("memory")
  }
}

/// Opens a file to watch it alone: on Linux it's opened to be read.
public let O_EVTONLY: Int32 = 0
