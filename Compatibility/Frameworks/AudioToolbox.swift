// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import AudioToolbox`: nothing sounds.
@_exported import GnomonFoundationBase
import Gnomon

/// A sound of the system's, by a number.
public typealias SystemSoundID = UInt32
/// The device shakes. It doesn't.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The number of what went wrong where nothing can sound.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

private func lack() { _FrameworkLack.say("AudioToolbox has nothing sound: sounds of the system are passed over.") }

/// Has a sound heard. It isn't.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { lack() }
/// Has a sound heard. It isn't, and the closure is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  lack()
  inCompletionBlock?()
}
/// Has a sound heard, and the device shake. Neither happens.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { lack() }
/// Makes a sound of a file. It fails.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  lack()
  outSystemSoundID.pointee = 0
  return kAudioServicesSystemSoundUnspecifiedError
}
/// Ends a sound. There is none.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
