// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import CoreMotion`: there are no sensors.
@_exported import GnomonFoundation
import Gnomon

/// The sensors of movement: there are none.
open class CMMotionManager: NSObject {
  /// How often they're read, in seconds. It's kept.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// How often they're read, in seconds. It's kept.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Whether there are any: false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there are any: false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there are any: false.
  open var isGyroAvailable: Bool { false }
  /// Whether they're read: false.
  open var isDeviceMotionActive: Bool { false }
  /// What they say: nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Begins to read them. It never calls, and says so once.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    _FrameworkLack.say("CoreMotion has no sensors: nothing is told.")
  }
  /// Begins to read them.
  open func startDeviceMotionUpdates() { _FrameworkLack.say("CoreMotion has no sensors: nothing is told.") }
  /// Ends that.
  open func stopDeviceMotionUpdates() {}
}
/// How a device lies. There is none.
open class CMAttitude: NSObject {
  /// Radians to the side.
  open var roll: Double { 0 }
  /// Radians to the front.
  open var pitch: Double { 0 }
  /// Radians around.
  open var yaw: Double { 0 }
}
/// What the sensors say. There is none.
open class CMDeviceMotion: NSObject {
  /// How the device lies.
  open var attitude: CMAttitude { CMAttitude() }
}
