// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A run loop by Core Foundation's name. It stands for Foundation's and does nothing.
public final class CFRunLoop: Sendable {
  init() {}
}

/// What hears a run loop, by Core Foundation's name. It's never called.
public final class CFRunLoopObserver: Sendable {
  init() {}
}

/// What a run loop does, by Core Foundation's name.
public struct CFRunLoopActivity: OptionSet, Sendable {
  /// What it does, as bits.
  public let rawValue: UInt
  /// What some bits say.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It begins.
  public static let entry = CFRunLoopActivity(rawValue: 1)
  /// It's about to look at timers.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  /// It's about to look at sources.
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  /// It's about to wait.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  /// It has waited.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  /// It ends.
  public static let exit = CFRunLoopActivity(rawValue: 128)
  /// All of it.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// What a run loop listens to, by Core Foundation's name.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name.
  public let rawValue: CFString
  /// A name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  /// The usual one.
  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All that count as usual.
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// Makes what hears a run loop. It's never called, and a warning says so once.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: AnyObject!, _ activities: UInt, _ repeats: Bool, _ order: Int,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  _FrameworkLack.say("a CFRunLoopObserver is never called: a run loop isn't heard.")
  return CFRunLoopObserver()
}
/// Has a run loop heard. Nothing happens.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}
/// Has a run loop heard no more. Nothing happens.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {}

extension RunLoop {
  private static let stand = CFRunLoop()
  /// The run loop by Core Foundation's name. It stands for all and does nothing.
  public func getCFRunLoop() -> CFRunLoop { RunLoop.stand }
}

extension RunLoop.Mode {
  /// While the mouse is followed, by AppKit's name. Nothing runs in it.
  public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
  /// While a window has to be answered, by AppKit's name. Nothing runs in it.
  public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}
