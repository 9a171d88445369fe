// SPDX-License-Identifier: Apache-2.0
// What becomes of keys that are pressed, by CoreServices' names. There is no layout of a keyboard: it fails.

/// Four letters as a number.
public typealias OSType = UInt32
/// Four letters as a number, for a kind of data.
public typealias DescType = OSType
/// Some choices as bits.
public typealias OptionBits = UInt32
/// How a keyboard lays letters out. There is none.
public struct UCKeyboardLayout {}
/// A key came down.
public let kUCKeyActionDown = 0
/// A key went up.
public let kUCKeyActionUp = 1
/// A held key came again.
public let kUCKeyActionAutoKey = 2
/// A key is shown.
public let kUCKeyActionDisplay = 3
/// The bit of leaving accents out.
public let kUCKeyTranslateNoDeadKeysBit = 0
/// Leave accents out.
public let kUCKeyTranslateNoDeadKeysMask = 1

/// The letters of a key. It fails: there is no layout.
@discardableResult
public func UCKeyTranslate(
  _ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>!, _ virtualKeyCode: UInt16, _ keyAction: UInt16,
  _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: OptionBits,
  _ deadKeyState: UnsafeMutablePointer<UInt32>!, _ maxStringLength: Int,
  _ actualStringLength: UnsafeMutablePointer<Int>!, _ unicodeString: UnsafeMutablePointer<UniChar>!
) -> OSStatus { -50 }
