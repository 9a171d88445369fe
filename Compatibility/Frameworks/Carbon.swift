// SPDX-License-Identifier: Apache-2.0
// What sources want of `import Carbon`: the numbers of keys, which are real, and keys that are heard in all apps. There is nothing that hears
// them: each call fails.
@_exported public import CoreServices
@_exported public import GnomonFoundation
import enum Gnomon._FrameworkLack

/// A list by Core Foundation's name.
public typealias CFArray = NSArray

// Keys that are held, as bits.
/// Command.
public let cmdKey = 1 << 8
/// Shift.
public let shiftKey = 1 << 9
/// Caps lock.
public let alphaLock = 1 << 10
/// Option.
public let optionKey = 1 << 11
/// Control.
public let controlKey = 1 << 12

/// A key that is heard in all apps. There are none.
public typealias EventHotKeyRef = OpaquePointer
/// What hears events. There is none.
public typealias EventHandlerRef = OpaquePointer
/// What is called next for an event. There is none.
public typealias EventHandlerCallRef = OpaquePointer
/// An event. There are none.
public typealias EventRef = OpaquePointer
/// Where events go to. There is none.
public typealias EventTargetRef = OpaquePointer
/// What a part of an event is called.
public typealias EventParamName = OSType
/// What kind a part of an event is.
public typealias EventParamType = OSType
/// What is called for an event.
public typealias EventHandlerProcPtr =
  @convention(c) (EventHandlerCallRef?, EventRef?, UnsafeMutableRawPointer?) ->
  OSStatus
/// What is called for an event.
public typealias EventHandlerUPP = EventHandlerProcPtr

/// What a key that is heard in all apps is called.
public struct EventHotKeyID: Sendable {
  /// The app's four letters.
  public var signature: OSType
  /// The key's number in the app.
  public var id: UInt32
  /// No name.
  public init() { (signature, id) = (0, 0) }
  /// A name of letters and a number.
  public init(signature: OSType, id: UInt32) { (self.signature, self.id) = (signature, id) }
}
/// A kind of events.
public struct EventTypeSpec: Sendable {
  /// What it's of, by four letters.
  public var eventClass: OSType
  /// Its number.
  public var eventKind: UInt32
  /// No kind.
  public init() { (eventClass, eventKind) = (0, 0) }
  /// A kind of letters and a number.
  public init(eventClass: OSType, eventKind: UInt32) {
    (self.eventClass, self.eventKind) = (eventClass, eventKind)
  }
}

/// Events of the keyboard: `keyb`.
public let kEventClassKeyboard = 0x6B65_7962
/// A key came down.
public let kEventRawKeyDown = 1
/// A held key came again.
public let kEventRawKeyRepeat = 2
/// A key went up.
public let kEventRawKeyUp = 3
/// Keys that are held changed.
public let kEventRawKeyModifiersChanged = 4
/// A key that is heard in all apps came down.
public let kEventHotKeyPressed = 5
/// A key that is heard in all apps went up.
public let kEventHotKeyReleased = 6
/// What an event is about: `----`.
public let kEventParamDirectObject = 0x2D2D_2D2D
/// A key's number: `kcod`.
public let kEventParamKeyCode = 0x6B63_6F64
/// Keys that are held: `kmod`.
public let kEventParamKeyModifiers = 0x6B6D_6F64
/// The name of a key that is heard in all apps: `hkid`.
public let typeEventHotKeyID = 0x686B_6964
/// A number without a sign: `magn`.
public let typeUInt32: DescType = 0x6D61_676E
/// Nobody has handled an event.
public let eventNotHandledErr = -9874
/// A key is heard in all apps already.
public let eventHotKeyExistsErr = -9878
/// A key that isn't heard.
public let eventHotKeyInvalidErr = -9879
/// An event hasn't such a part.
public let eventParameterNotFoundErr = -9870
/// Something is wrong inside.
public let eventInternalErr = -9868

private func lack() -> OSStatus {
  _FrameworkLack.say("Carbon hears no keys: they can't be registered for all apps.", hint: "Use keyboardShortcut(_:).")
  return OSStatus(eventInternalErr)
}
/// Has a key heard in all apps. It fails, and a warning says so once.
@discardableResult
public func RegisterEventHotKey(
  _ inHotKeyCode: UInt32, _ inHotKeyModifiers: UInt32, _ inHotKeyID: EventHotKeyID, _ inTarget: EventTargetRef!,
  _ inOptions: OptionBits, _ outRef: UnsafeMutablePointer<EventHotKeyRef?>!
) -> OSStatus { lack() }
/// Has a key heard no more. It fails: none is.
@discardableResult
public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef!) -> OSStatus { OSStatus(eventHotKeyInvalidErr) }
/// Hears events. It fails, and a warning says so once.
@discardableResult
public func InstallEventHandler(
  _ inTarget: EventTargetRef!, _ inHandler: EventHandlerUPP!, _ inNumTypes: Int,
  _ inList: UnsafePointer<EventTypeSpec>!, _ inUserData: UnsafeMutableRawPointer!,
  _ outRef: UnsafeMutablePointer<EventHandlerRef?>!
) -> OSStatus { lack() }
/// Hears events no more. It fails: nothing hears them.
@discardableResult
public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef!) -> OSStatus { OSStatus(eventInternalErr) }
/// Hears more kinds of events. It fails: nothing hears them.
@discardableResult
public func AddEventTypesToHandler(
  _ inHandlerRef: EventHandlerRef!, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>!
) -> OSStatus { OSStatus(eventInternalErr) }
/// Hears fewer kinds of events. It fails: nothing hears them.
@discardableResult
public func RemoveEventTypesFromHandler(
  _ inHandlerRef: EventHandlerRef!, _ inNumTypes: Int, _ inList: UnsafePointer<EventTypeSpec>!
) -> OSStatus { OSStatus(eventInternalErr) }
/// What hands events out: nil.
public func GetEventDispatcherTarget() -> EventTargetRef! { nil }
/// Where the app's events go to: nil.
public func GetApplicationEventTarget() -> EventTargetRef! { nil }
/// What an event is of: 0.
public func GetEventClass(_ inEvent: EventRef!) -> OSType { 0 }
/// An event's kind: 0.
public func GetEventKind(_ inEvent: EventRef!) -> UInt32 { 0 }
/// A part of an event. It fails: there are none.
@discardableResult
public func GetEventParameter(
  _ inEvent: EventRef!, _ inName: EventParamName, _ inDesiredType: EventParamType,
  _ outActualType: UnsafeMutablePointer<EventParamType>!, _ inBufferSize: Int,
  _ outActualSize: UnsafeMutablePointer<Int>!, _ outData: UnsafeMutableRawPointer!
) -> OSStatus { OSStatus(eventParameterNotFoundErr) }
/// Hands an event on. It fails: nothing handles it.
@discardableResult
public func CallNextEventHandler(_ inCallRef: EventHandlerCallRef!, _ inEvent: EventRef!) -> OSStatus {
  OSStatus(eventNotHandledErr)
}
/// The keys that the system hears in all apps: none.
@discardableResult
public func CopySymbolicHotKeys(_ outHotKeyInfoArray: UnsafeMutablePointer<Unmanaged<CFArray>?>!) -> OSStatus {
  outHotKeyInfoArray?.pointee = .passRetained(NSArray())
  return noErr
}
/// The key of a key's number.
public let kHISymbolicHotKeyCode = "kHISymbolicHotKeyCode"
/// The key of the keys that are held with it.
public let kHISymbolicHotKeyModifiers = "kHISymbolicHotKeyModifiers"
/// The key of whether it's heard.
public let kHISymbolicHotKeyEnabled = "enabled"
/// The keys that are held now, as bits: none.
public func GetCurrentKeyModifiers() -> UInt32 { 0 }
/// The keyboard's kind: 0, none.
public func LMGetKbdType() -> UInt8 { 0 }
/// Whether what is typed is hidden from other apps: false.
public func IsSecureEventInputEnabled() -> Bool { false }

/// A way of typing. There is none.
public final class TISInputSource: Sendable {
  init() {}
}
/// The key of how a way of typing lays letters out.
public let kTISPropertyUnicodeKeyLayoutData: CFString! = "TISPropertyUnicodeKeyLayoutData"
/// The key of a way of typing's name.
public let kTISPropertyInputSourceID: CFString! = "TISPropertyInputSourceID"
/// The key of a way of typing's name for people.
public let kTISPropertyLocalizedName: CFString! = "TISPropertyLocalizedName"
/// The way of typing that is set: one of which nothing is known.
public func TISCopyCurrentKeyboardInputSource() -> Unmanaged<TISInputSource>! { .passRetained(TISInputSource()) }
/// How the keyboard lays letters out: nothing is known of it.
public func TISCopyCurrentKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! { .passRetained(TISInputSource()) }
/// How the keyboard lays letters of ASCII out: nothing is known of it.
public func TISCopyCurrentASCIICapableKeyboardLayoutInputSource() -> Unmanaged<TISInputSource>! {
  .passRetained(TISInputSource())
}
/// What is known of a way of typing: nil.
public func TISGetInputSourceProperty(
  _ inputSource: TISInputSource!, _ propertyKey: CFString!
) -> UnsafeMutableRawPointer! { nil }
