// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What hands on the events that macOS's programs send each other. There are none on Linux: no event is ever there, and no handler is called.
public final class NSAppleEventManager: NSObject, Sendable {
  private static let one = NSAppleEventManager()

  /// The program's one.
  public class func shared() -> NSAppleEventManager { one }

  /// The event that is being handled: nil.
  public var currentAppleEvent: NSAppleEventDescriptor? { nil }
  /// The answer to that event: nil.
  public var currentReplyAppleEvent: NSAppleEventDescriptor? { nil }

  /// Nobody calls the handler.
  public func setEventHandler(
    _ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: AEEventClass,
    andEventID eventID: AEEventID
  ) { _FrameworkLack.say("NSAppleEventManager calls no handler: there are no Apple events on Linux.") }

  /// Nothing has to be done: no handler is kept.
  public func removeEventHandler(forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID) {}
}

/// A part of such an event. Nobody makes one with content.
public final class NSAppleEventDescriptor: NSObject {
  /// The event's kind: 0.
  public var eventClass: AEEventClass { 0 }
  /// The event in its kind: 0.
  public var eventID: AEEventID { 0 }
  /// The type of what is in it: 0.
  public var descriptorType: UInt32 { 0 }
  /// A case of an enumeration: 0.
  public var enumCodeValue: UInt32 { 0 }
  /// A type: 0.
  public var typeCodeValue: UInt32 { 0 }
  /// A number: 0.
  public var int32Value: Int32 { 0 }
  /// A truth: false.
  public var booleanValue: Bool { false }
  /// A text: nil.
  public var stringValue: String? { nil }
  /// How many parts it has: 0.
  public var numberOfItems: Int { 0 }
  /// The parameter of a keyword: nil.
  public func paramDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { nil }
  /// The attribute of a keyword: nil.
  public func attributeDescriptor(forKeyword keyword: AEKeyword) -> NSAppleEventDescriptor? { nil }
  /// The part at a place, of which the first is 1: nil.
  public func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}

/// A kind of such events: four letters.
public typealias AEEventClass = UInt32
/// An event of a kind: four letters.
public typealias AEEventID = UInt32
/// The name of an event's part: four letters.
public typealias AEKeyword = UInt32

/// The kind of the events that each program knows: `aevt`.
public let kCoreEventClass: AEEventClass = 0x6165_7674
/// The kind of the events that open an address: `GURL`.
public let kInternetEventClass: AEEventClass = 0x4755_524C
/// Opens an address: `GURL`.
public let kAEGetURL: AEEventID = 0x4755_524C
/// Opens the program: `oapp`.
public let kAEOpenApplication: AEEventID = 0x6F61_7070
/// Opens files: `odoc`.
public let kAEOpenDocuments: AEEventID = 0x6F64_6F63
/// Ends the program: `quit`.
public let kAEQuitApplication: AEEventID = 0x7175_6974
/// What an event is about: `----`.
public let keyDirectObject: AEKeyword = 0x2D2D_2D2D
/// Further data of an event: `prdt`.
public let keyAEPropData: AEKeyword = 0x7072_6474
/// Says that the program was opened because its user signed in: `lgit`.
public let keyAELaunchedAsLogInItem: AEKeyword = 0x6C67_6974
/// Says that the program was opened as a service: `svit`.
public let keyAELaunchedAsServiceItem: AEKeyword = 0x7376_6974
