// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreHaptics`: nothing can be felt, and engines fail.
@_exported import GnomonFoundation
import Gnomon

/// What the device can have felt: nothing.
public struct CHHapticDeviceCapability: Sendable {
  /// False.
  public let supportsHaptics = false
  /// False.
  public let supportsAudio = false
}
/// Why nothing is felt.
public struct CHHapticError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The device can't.
    case notSupported = -4809
  }
  /// The reason.
  public let code: Code
}
/// What has something felt. It can't be made.
open class CHHapticEngine: NSObject {
  /// What the device can have felt: nothing.
  public class func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }
  /// It fails.
  public override init() { super.init() }
  /// Begins. It fails.
  open func start() throws {
    _FrameworkLack.say("CoreHaptics has nothing felt: its engine fails.")
    throw CHHapticError(code: .notSupported)
  }
  /// Begins. It fails.
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(code: .notSupported)) }
  /// Ends.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Makes what plays a pattern. It fails.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(code: .notSupported)
  }
  /// Called when it was ended. It isn't.
  open var stoppedHandler: (Int) -> Void = { _ in }
  /// Called when it was begun anew. It isn't.
  open var resetHandler: () -> Void = {}
  /// Whether it has sounds alone. It's kept.
  open var playsHapticsOnly = false
  /// Whether it ends by itself. It's kept.
  open var isAutoShutdownEnabled = false
}
/// What plays a pattern. There is none.
public protocol CHHapticPatternPlayer {
  /// Begins.
  func start(atTime time: TimeInterval) throws
}
/// A number of an event.
open class CHHapticEventParameter: NSObject {
  /// The names.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = ID(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = ID(rawValue: "HapticSharpness")
  }
  /// A number of an event.
  public init(parameterID: ID, value: Float) { super.init() }
}
/// Something that is felt.
open class CHHapticEvent: NSObject {
  /// The kinds.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A knock.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A tremble.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }
  /// Something that is felt at a time.
  public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval) {
    super.init()
  }
  /// Something that is felt for a time.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) { super.init() }
}
/// Things that are felt one after the other.
open class CHHapticPattern: NSObject {
  /// A pattern.
  public init(events: [CHHapticEvent], parameters: [Any]) throws { super.init() }
}
