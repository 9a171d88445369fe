// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What has happened, by AppKit's name. A host makes none; one that a source makes has what it was made of.
open class NSEvent: NSObject, @unchecked Sendable {
  /// The kinds of events.
  public enum EventType: UInt, Sendable {
    /// The left button came down.
    case leftMouseDown = 1
    /// The left button went up.
    case leftMouseUp = 2
    /// The right button came down.
    case rightMouseDown = 3
    /// The right button went up.
    case rightMouseUp = 4
    /// The mouse moved.
    case mouseMoved = 5
    /// The mouse moved with the left button.
    case leftMouseDragged = 6
    /// The mouse moved with the right button.
    case rightMouseDragged = 7
    /// The mouse came in.
    case mouseEntered = 8
    /// The mouse went out.
    case mouseExited = 9
    /// A key came down.
    case keyDown = 10
    /// A key went up.
    case keyUp = 11
    /// Shift, control, option or command changed.
    case flagsChanged = 12
    /// One of AppKit's own.
    case appKitDefined = 13
    /// One of the system's.
    case systemDefined = 14
    /// One of the app's.
    case applicationDefined = 15
    /// One of many at equal times.
    case periodic = 16
    /// The pointer shall have another form.
    case cursorUpdate = 17
    /// A pen turned.
    case rotate = 18
    /// A gesture began.
    case beginGesture = 19
    /// A gesture ended.
    case endGesture = 20
    /// It was scrolled.
    case scrollWheel = 22
    /// A pen moved.
    case tabletPoint = 23
    /// A pen came near.
    case tabletProximity = 24
    /// Another button came down.
    case otherMouseDown = 25
    /// Another button went up.
    case otherMouseUp = 26
    /// The mouse moved with another button.
    case otherMouseDragged = 27
    /// A gesture.
    case gesture = 29
    /// Two fingers pulled apart.
    case magnify = 30
    /// Fingers swiped.
    case swipe = 31
    /// Two fingers tapped twice.
    case smartMagnify = 32
    /// Three fingers tapped.
    case quickLook = 33
    /// A press became harder or lighter.
    case pressure = 34
    /// A touch of the Touch Bar.
    case directTouch = 37
    /// A pen's mode changed.
    case changeMode = 38
    /// A press of the mouse was ended from outside.
    case mouseCancelled = 40
  }

  /// Some kinds of events.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt64
    /// The kinds of some bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// One kind.
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// The left button came down.
    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    /// The left button went up.
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    /// The right button came down.
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    /// The right button went up.
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    /// The mouse moved.
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    /// The mouse moved with the left button.
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    /// The mouse moved with the right button.
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    /// The mouse came in.
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    /// The mouse went out.
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    /// A key came down.
    public static let keyDown = EventTypeMask(type: .keyDown)
    /// A key went up.
    public static let keyUp = EventTypeMask(type: .keyUp)
    /// Shift, control, option or command changed.
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    /// One of AppKit's own.
    public static let appKitDefined = EventTypeMask(type: .appKitDefined)
    /// One of the system's.
    public static let systemDefined = EventTypeMask(type: .systemDefined)
    /// One of the app's.
    public static let applicationDefined = EventTypeMask(type: .applicationDefined)
    /// One of many at equal times.
    public static let periodic = EventTypeMask(type: .periodic)
    /// The pointer shall have another form.
    public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
    /// Two fingers turned.
    public static let rotate = EventTypeMask(type: .rotate)
    /// A gesture began.
    public static let beginGesture = EventTypeMask(type: .beginGesture)
    /// A gesture ended.
    public static let endGesture = EventTypeMask(type: .endGesture)
    /// It was scrolled.
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    /// A pen moved.
    public static let tabletPoint = EventTypeMask(type: .tabletPoint)
    /// A pen came near.
    public static let tabletProximity = EventTypeMask(type: .tabletProximity)
    /// Another button came down.
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    /// Another button went up.
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    /// The mouse moved with another button.
    public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
    /// A gesture.
    public static let gesture = EventTypeMask(type: .gesture)
    /// Two fingers pulled apart.
    public static let magnify = EventTypeMask(type: .magnify)
    /// Fingers swiped.
    public static let swipe = EventTypeMask(type: .swipe)
    /// Two fingers tapped twice.
    public static let smartMagnify = EventTypeMask(type: .smartMagnify)
    /// A press became harder or lighter.
    public static let pressure = EventTypeMask(type: .pressure)
    /// A touch of the Touch Bar.
    public static let directTouch = EventTypeMask(type: .directTouch)
    /// A pen's mode changed.
    public static let changeMode = EventTypeMask(type: .changeMode)
    /// All kinds.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// Keys that are held.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: UInt
    /// The keys of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the block of numbers.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// Help.
    public static let help = ModifierFlags(rawValue: 1 << 22)
    /// A key with a function.
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// All that don't depend on the keyboard.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  /// How far a gesture is.
  public struct Phase: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt
    /// The parts of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It began.
    public static let began = Phase(rawValue: 1)
    /// It stands still.
    public static let stationary = Phase(rawValue: 2)
    /// It changed.
    public static let changed = Phase(rawValue: 4)
    /// It ended.
    public static let ended = Phase(rawValue: 8)
    /// It was ended from outside.
    public static let cancelled = Phase(rawValue: 16)
    /// It may begin.
    public static let mayBegin = Phase(rawValue: 32)
  }

  /// How a press becomes harder.
  public enum PressureBehavior: Int, Sendable {
    /// Unknown.
    case unknown = -1
    /// As the device does.
    case primaryDefault
    /// One click.
    case primaryClick
    /// A number that grows.
    case primaryGeneric
    /// A number that grows and falls at once.
    case primaryAccelerator
    /// A click, and a deeper one.
    case primaryDeepClick
    /// A click, and a deeper one, with a drag.
    case primaryDeepDrag
  }

  /// A key without a letter of its own.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    /// The key's code among letters.
    public let rawValue: Int
    /// A key of a code.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The letter that stands for the key.
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(truncatingIfNeeded: rawValue)) ?? "\u{FFFD}" }
    /// Up.
    public static let upArrow = SpecialKey(rawValue: 0xF700)
    /// Down.
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    /// Left.
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    /// Right.
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    /// F1.
    public static let f1 = SpecialKey(rawValue: 0xF704)
    /// F2.
    public static let f2 = SpecialKey(rawValue: 0xF705)
    /// F3.
    public static let f3 = SpecialKey(rawValue: 0xF706)
    /// F4.
    public static let f4 = SpecialKey(rawValue: 0xF707)
    /// F5.
    public static let f5 = SpecialKey(rawValue: 0xF708)
    /// F6.
    public static let f6 = SpecialKey(rawValue: 0xF709)
    /// F7.
    public static let f7 = SpecialKey(rawValue: 0xF70A)
    /// F8.
    public static let f8 = SpecialKey(rawValue: 0xF70B)
    /// F9.
    public static let f9 = SpecialKey(rawValue: 0xF70C)
    /// F10.
    public static let f10 = SpecialKey(rawValue: 0xF70D)
    /// F11.
    public static let f11 = SpecialKey(rawValue: 0xF70E)
    /// F12.
    public static let f12 = SpecialKey(rawValue: 0xF70F)
    /// F13.
    public static let f13 = SpecialKey(rawValue: 0xF710)
    /// F14.
    public static let f14 = SpecialKey(rawValue: 0xF711)
    /// F15.
    public static let f15 = SpecialKey(rawValue: 0xF712)
    /// F16.
    public static let f16 = SpecialKey(rawValue: 0xF713)
    /// F17.
    public static let f17 = SpecialKey(rawValue: 0xF714)
    /// F18.
    public static let f18 = SpecialKey(rawValue: 0xF715)
    /// F19.
    public static let f19 = SpecialKey(rawValue: 0xF716)
    /// F20.
    public static let f20 = SpecialKey(rawValue: 0xF717)
    /// F21.
    public static let f21 = SpecialKey(rawValue: 0xF718)
    /// F22.
    public static let f22 = SpecialKey(rawValue: 0xF719)
    /// F23.
    public static let f23 = SpecialKey(rawValue: 0xF71A)
    /// F24.
    public static let f24 = SpecialKey(rawValue: 0xF71B)
    /// F25.
    public static let f25 = SpecialKey(rawValue: 0xF71C)
    /// F26.
    public static let f26 = SpecialKey(rawValue: 0xF71D)
    /// F27.
    public static let f27 = SpecialKey(rawValue: 0xF71E)
    /// F28.
    public static let f28 = SpecialKey(rawValue: 0xF71F)
    /// F29.
    public static let f29 = SpecialKey(rawValue: 0xF720)
    /// F30.
    public static let f30 = SpecialKey(rawValue: 0xF721)
    /// F31.
    public static let f31 = SpecialKey(rawValue: 0xF722)
    /// F32.
    public static let f32 = SpecialKey(rawValue: 0xF723)
    /// F33.
    public static let f33 = SpecialKey(rawValue: 0xF724)
    /// F34.
    public static let f34 = SpecialKey(rawValue: 0xF725)
    /// F35.
    public static let f35 = SpecialKey(rawValue: 0xF726)
    /// Insert.
    public static let insert = SpecialKey(rawValue: 0xF727)
    /// Delete what follows.
    public static let deleteForward = SpecialKey(rawValue: 0xF728)
    /// Home.
    public static let home = SpecialKey(rawValue: 0xF729)
    /// End.
    public static let end = SpecialKey(rawValue: 0xF72B)
    /// Page up.
    public static let pageUp = SpecialKey(rawValue: 0xF72C)
    /// Page down.
    public static let pageDown = SpecialKey(rawValue: 0xF72D)
    /// Help.
    public static let help = SpecialKey(rawValue: 0xF746)
    /// Begin.
    public static let begin = SpecialKey(rawValue: 0xF72A)
    /// Print the screen.
    public static let printScreen = SpecialKey(rawValue: 0xF72E)
    /// Scroll lock.
    public static let scrollLock = SpecialKey(rawValue: 0xF72F)
    /// Pause.
    public static let pause = SpecialKey(rawValue: 0xF730)
    /// System request.
    public static let sysReq = SpecialKey(rawValue: 0xF731)
    /// Break.
    public static let `break` = SpecialKey(rawValue: 0xF732)
    /// Reset.
    public static let reset = SpecialKey(rawValue: 0xF733)
    /// Stop.
    public static let stop = SpecialKey(rawValue: 0xF734)
    /// Menu.
    public static let menu = SpecialKey(rawValue: 0xF735)
    /// User.
    public static let user = SpecialKey(rawValue: 0xF736)
    /// System.
    public static let system = SpecialKey(rawValue: 0xF737)
    /// Print.
    public static let print = SpecialKey(rawValue: 0xF738)
    /// Clear the line.
    public static let clearLine = SpecialKey(rawValue: 0xF739)
    /// Clear the display.
    public static let clearDisplay = SpecialKey(rawValue: 0xF73A)
    /// Insert a line.
    public static let insertLine = SpecialKey(rawValue: 0xF73B)
    /// Delete a line.
    public static let deleteLine = SpecialKey(rawValue: 0xF73C)
    /// Insert a letter.
    public static let insertCharacter = SpecialKey(rawValue: 0xF73D)
    /// Delete a letter.
    public static let deleteCharacter = SpecialKey(rawValue: 0xF73E)
    /// The one before.
    public static let prev = SpecialKey(rawValue: 0xF73F)
    /// The next.
    public static let next = SpecialKey(rawValue: 0xF740)
    /// Select.
    public static let select = SpecialKey(rawValue: 0xF741)
    /// Execute.
    public static let execute = SpecialKey(rawValue: 0xF742)
    /// Undo.
    public static let undo = SpecialKey(rawValue: 0xF743)
    /// Redo.
    public static let redo = SpecialKey(rawValue: 0xF744)
    /// Find.
    public static let find = SpecialKey(rawValue: 0xF745)
    /// Another mode.
    public static let modeSwitch = SpecialKey(rawValue: 0xF747)
    /// A new page.
    public static let formFeed = SpecialKey(rawValue: 0xC)
    /// A new line in a paragraph.
    public static let lineSeparator = SpecialKey(rawValue: 0x2028)
    /// A new paragraph.
    public static let paragraphSeparator = SpecialKey(rawValue: 0x2029)
    /// Backspace, as the letter is called.
    public static let backspace = SpecialKey(rawValue: 0x08)
    /// Tab.
    public static let tab = SpecialKey(rawValue: 0x09)
    /// A new line.
    public static let newline = SpecialKey(rawValue: 0x0A)
    /// Return.
    public static let carriageReturn = SpecialKey(rawValue: 0x0D)
    /// Tab with shift.
    public static let backTab = SpecialKey(rawValue: 0x19)
    /// Delete what is before.
    public static let delete = SpecialKey(rawValue: 0x7F)
    /// Enter.
    public static let enter = SpecialKey(rawValue: 0x03)
  }

  /// Makes an event without anything in it.
  public override init() { super.init() }

  private var content = Content()
  private struct Content {
    var type = EventType.applicationDefined
    var location = CGPoint.zero
    var modifierFlags = ModifierFlags()
    var timestamp: TimeInterval = 0
    var windowNumber = 0
    var characters: String?
    var charactersIgnoringModifiers: String?
    var isARepeat = false
    var keyCode: UInt16 = 0
    var eventNumber = 0
    var clickCount = 0
    var pressure: Float = 0
    var subtype: Int16 = 0
    var data = (first: 0, second: 0)
  }

  /// An event of a key; nil where the kind isn't a key's.
  open class func keyEvent(
    with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String,
    charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? {
    guard [.keyDown, .keyUp, .flagsChanged].contains(type) else { return nil }
    let event = NSEvent()
    event.content = Content(
      type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum, characters: keys,
      charactersIgnoringModifiers: ukeys, isARepeat: flag, keyCode: code)
    return event
  }
  /// An event of the mouse; nil where the kind isn't the mouse's.
  open class func mouseEvent(
    with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int,
    pressure: Float
  ) -> NSEvent? {
    let kinds: EventTypeMask = [
      .leftMouseDown, .leftMouseUp, .leftMouseDragged, .rightMouseDown, .rightMouseUp, .rightMouseDragged,
      .otherMouseDown, .otherMouseUp, .otherMouseDragged, .mouseMoved,
    ]
    guard kinds.contains(EventTypeMask(type: type)) else { return nil }
    let event = NSEvent()
    event.content = Content(
      type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum, eventNumber: eNum,
      clickCount: cNum, pressure: pressure)
    return event
  }
  /// An event of the app's own; nil where the kind isn't one of those.
  open class func otherEvent(
    with type: EventType, location: CGPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int
  ) -> NSEvent? {
    guard [.appKitDefined, .systemDefined, .applicationDefined, .periodic].contains(type) else { return nil }
    let event = NSEvent()
    event.content = Content(
      type: type, location: location, modifierFlags: flags, timestamp: time, windowNumber: wNum, subtype: subtype,
      data: (d1, d2))
    return event
  }

  /// What kind it is.
  open var type: EventType { content.type }
  /// Where the mouse is in the window.
  open var locationInWindow: CGPoint { content.location }
  /// The keys that are held.
  open var modifierFlags: ModifierFlags { content.modifierFlags }
  /// When it was, in seconds since the machine started.
  open var timestamp: TimeInterval { content.timestamp }
  /// The window that it's for: nil.
  open var window: NSWindow? { nil }
  /// The window's number.
  open var windowNumber: Int { content.windowNumber }
  /// The key's number.
  open var keyCode: UInt16 { content.keyCode }
  /// What was typed.
  open var characters: String? { content.characters }
  /// What was typed, as if nothing but shift were held.
  open var charactersIgnoringModifiers: String? { content.charactersIgnoringModifiers }
  /// What would be typed if others were held: what was typed.
  open func characters(byApplyingModifiers modifiers: ModifierFlags) -> String? { charactersIgnoringModifiers }
  /// The key, where it has no letter of its own; nil where it has one.
  open var specialKey: SpecialKey? {
    guard let scalar = charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
    let code = Int(scalar.value)
    let isSpecial = (0xF700...0xF747).contains(code) || [0x03, 0x08, 0x09, 0x0A, 0x0D, 0x19, 0x7F].contains(code)
    return isSpecial ? SpecialKey(rawValue: code) : nil
  }
  /// Whether a held key made it.
  open var isARepeat: Bool { content.isARepeat }
  /// How often it was clicked.
  open var clickCount: Int { content.clickCount }
  /// The button of the mouse: 1 for the right one, else 0.
  open var buttonNumber: Int {
    [.rightMouseDown, .rightMouseUp, .rightMouseDragged].contains(type) ? 1 : 0
  }
  /// The event's number.
  open var eventNumber: Int { content.eventNumber }
  /// How hard the press is, from 0 to 1.
  open var pressure: Float { content.pressure }
  /// How deep the press is: 0.
  open var stage: Int { 0 }
  /// How near the press is to the next depth: 0.
  open var stageTransition: CGFloat { 0 }
  /// How the press becomes harder: unknown.
  open var pressureBehavior: PressureBehavior { .unknown }
  /// How far it was moved or scrolled across: 0.
  open var deltaX: CGFloat { 0 }
  /// How far it was moved or scrolled down: 0.
  open var deltaY: CGFloat { 0 }
  /// How far it was moved or scrolled away: 0.
  open var deltaZ: CGFloat { 0 }
  /// How far it was scrolled across, in points: 0.
  open var scrollingDeltaX: CGFloat { 0 }
  /// How far it was scrolled down, in points: 0.
  open var scrollingDeltaY: CGFloat { 0 }
  /// Whether scrolling is measured in points: false.
  open var hasPreciseScrollingDeltas: Bool { false }
  /// Whether scrolling goes as the fingers do: false.
  open var isDirectionInvertedFromDevice: Bool { false }
  /// How far fingers were pulled apart: 0.
  open var magnification: CGFloat { 0 }
  /// How far fingers were turned, in degrees: 0.
  open var rotation: Float { 0 }
  /// How far the gesture is: nothing.
  open var phase: Phase { [] }
  /// How far a scrolling that goes on by itself is: nothing.
  open var momentumPhase: Phase { [] }
  /// A number of the app's.
  open var data1: Int { content.data.first }
  /// A number of the app's.
  open var data2: Int { content.data.second }

  /// The keys that are held now: none.
  open class var modifierFlags: ModifierFlags { [] }
  /// The buttons that are held now, as bits: none.
  open class var pressedMouseButtons: Int { 0 }
  /// Where the mouse is on the screen: at the origin.
  open class var mouseLocation: CGPoint { .zero }
  /// How long two clicks may lie apart, in seconds, as on a new Mac.
  open class var doubleClickInterval: TimeInterval { 0.5 }
  /// How long a key is held until it repeats, in seconds, as on a new Mac.
  open class var keyRepeatDelay: TimeInterval { 0.5 }
  /// How long it is from one repeat to the next, in seconds, as on a new Mac.
  open class var keyRepeatInterval: TimeInterval { 1.0 / 12 }

  /// Listens to the app's events. Nil: there are none, and a warning says so once.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { lack() }
  /// Listens to other apps' events. Nil: there are none, and a warning says so once.
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? { lack() }
  /// Listens no more. Nothing happens.
  open class func removeMonitor(_ eventMonitor: Any) {}
  private static func lack() -> Any? {
    _FrameworkLack.say(
      "NSEvent's monitors hear nothing: a host makes no events.", hint: "Use onKeyPress, onTapGesture or a gesture.")
    return nil
  }
}

/// How a gesture's press becomes harder, by AppKit's name. It's kept.
open class NSPressureConfiguration: NSObject, @unchecked Sendable {
  /// How it becomes harder.
  public let pressureBehavior: NSEvent.PressureBehavior
  /// A way of becoming harder.
  public init(pressureBehavior: NSEvent.PressureBehavior) {
    self.pressureBehavior = pressureBehavior
    super.init()
  }
  /// Sets it for the press that goes on. Nothing happens.
  open func set() {}
}
