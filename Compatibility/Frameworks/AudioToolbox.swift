// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import AudioToolbox`: sounds of the system, which aren't played.
@_exported import CoreFoundation
@_exported import GnomonFoundation
import Gnomon

private func lack() { _FrameworkLack.say("AudioToolbox plays no sounds.") }

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// What came of something: 0 is success.
public typealias OSStatus = Int32
/// The sound that shakes the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Plays a sound. It does nothing, and says so once.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { lack() }
/// Plays a sound, and calls at its end. It's called at once: nothing is played, and a warning says so once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  lack()
  inCompletionBlock?()
}
/// Plays a sound and shakes the device. It does nothing, and says so once.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { lack() }
/// Makes a sound of a file. It fails: −1500.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  lack()
  return -1500
}
/// Gives a sound free.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
