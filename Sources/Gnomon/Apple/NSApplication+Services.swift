// SPDX-License-Identifier: Apache-2.0
import Foundation

@MainActor
extension NSApplication {
  /// How a question was answered, by AppKit's name.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// AppKit's number.
    public let rawValue: Int
    /// An answer of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An answer of a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Yes.
    public static let OK = ModalResponse(rawValue: 1)
    /// No.
    public static let cancel = ModalResponse(rawValue: 0)
    /// It was ended.
    public static let stop = ModalResponse(rawValue: -1000)
    /// It was ended from outside.
    public static let abort = ModalResponse(rawValue: -1001)
    /// It goes on.
    public static let `continue` = ModalResponse(rawValue: -1002)
    /// The first button of an alert.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button of an alert.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }
  /// Where an app is seen.
  public enum ActivationPolicy: Int, Sendable {
    /// In the Dock and the menu's bar.
    case regular
    /// In its windows alone.
    case accessory
    /// Nowhere.
    case prohibited
  }
  /// How urgent something is.
  public enum RequestUserAttentionType: UInt, Sendable {
    /// Very.
    case criticalRequest = 0
    /// A little.
    case informationalRequest = 10
  }
  /// Whether an app ends.
  public enum TerminateReply: UInt, Sendable {
    /// It doesn't.
    case terminateCancel
    /// It does.
    case terminateNow
    /// It says so later.
    case terminateLater
  }

  /// Has the app come into use. It is.
  public func activate() {}
  /// Has the app come into use. It is.
  public func activate(ignoringOtherApps flag: Bool) {}
  /// Has another app come into use. Nothing happens.
  public func deactivate() {}
  /// Hides the app. Nothing happens.
  public func hide(_ sender: Any?) {}
  /// Shows the app. Nothing happens.
  public func unhide(_ sender: Any?) {}
  /// Whether the app is hidden: false.
  public var isHidden: Bool { false }
  /// Whether the app runs: true.
  public var isRunning: Bool { true }
  /// Whether people use the keyboard for all: false.
  public var isFullKeyboardAccessEnabled: Bool { false }
  /// Where the app is seen: in its windows.
  public func activationPolicy() -> ActivationPolicy { .regular }
  /// Sets where the app is seen. False: nothing changes.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  /// Ends the app. A host ends it: a warning says so once.
  public func terminate(_ sender: Any?) {
    _FrameworkLack.say("NSApplication.terminate(_:) doesn't end the program.", hint: "Use exit(_:).")
  }
  /// Says that the app may end. Nothing waits for it.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  /// Shows the window about the app. Nothing is shown: a warning says so once.
  public func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }
  /// Shows the window about the app. Nothing is shown: a warning says so once.
  public func orderFrontStandardAboutPanel(options optionsDictionary: [AboutPanelOptionKey: Any] = [:]) {
    UIView.unsupported("the window about the app isn't shown.", hint: "Use a WindowGroup.")
  }
  /// What the window about the app says.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// AppKit's name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text below.
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    /// The app's name.
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    /// The app's picture.
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    /// The app's build.
    public static let version = AboutPanelOptionKey(rawValue: "Version")
    /// The app's version.
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
  }
  /// Asks the user to look. 0: nobody is asked.
  @discardableResult
  public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// Asks no more.
  public func cancelUserAttentionRequest(_ request: Int) {}

  /// The event that is being handled: none.
  public var currentEvent: NSEvent? { nil }
  /// The next event: none.
  public func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool
  ) -> NSEvent? { nil }
  /// Adds an event. It isn't handled.
  public func postEvent(_ event: NSEvent, atStart atStartFlag: Bool) {}
  /// Hands an event on. It isn't handled.
  public func sendEvent(_ event: NSEvent) {}
  /// Calls a method by its name. False: methods aren't called by their names on Linux.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    _FrameworkLack.say("'\(action)' isn't called: on Linux methods aren't called by their names.")
    return false
  }
  /// What does an action: nothing, on Linux methods aren't looked up by their names.
  public func target(forAction action: Selector) -> Any? { nil }
  /// What does an action: nothing, on Linux methods aren't looked up by their names.
  public func target(forAction action: Selector, to target: Any?, from sender: Any?) -> Any? { nil }

  /// Has a window answered first. It's ended at once: it isn't shown, and a warning says so once.
  @discardableResult
  public func runModal(for window: NSWindow) -> ModalResponse {
    UIView.unsupported("runModal(for:) shows nothing.", hint: "Use alert or sheet.")
    return .abort
  }
  /// Ends a window that has to be answered. There is none.
  public func stopModal() {}
  /// Ends a window that has to be answered. There is none.
  public func stopModal(withCode returnCode: ModalResponse) {}
  /// Ends a window that has to be answered. There is none.
  public func abortModal() {}
  /// The window that has to be answered: none.
  public var modalWindow: NSWindow? { nil }
  /// The window of a number; nil where there's none.
  public func window(withWindowNumber windowNum: Int) -> NSWindow? { windows.first { $0.windowNumber == windowNum } }
  /// The windows from the front to the back.
  public var orderedWindows: [NSWindow] { windows }
  /// Light or dark for the whole app; nil is what the host says. It can't be set here.
  public var appearance: NSAppearance? {
    get { nil }
    set {
      if newValue != nil {
        _FrameworkLack.say("NSApplication.appearance isn't followed.", hint: "Use preferredColorScheme(_:).")
      }
    }
  }
  /// Light or dark for the app.
  public var effectiveAppearance: NSAppearance {
    NSAppearance(isDark: ViewHost.Configuration.shown.colorScheme == .dark)
  }
  /// Which way writing goes.
  public var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    ViewHost.Configuration.shown.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The menu of windows. It's kept and not shown.
  @MainActor public var windowsMenu: NSMenu? {
    get { Self.keptMenus["windows"] }
    set { Self.keptMenus["windows"] = newValue }
  }
  /// The menu of help. It's kept and not shown.
  @MainActor public var helpMenu: NSMenu? {
    get { Self.keptMenus["help"] }
    set { Self.keptMenus["help"] = newValue }
  }
  /// The menu of services. It's kept and not shown.
  @MainActor public var servicesMenu: NSMenu? {
    get { Self.keptMenus["services"] }
    set { Self.keptMenus["services"] = newValue }
  }
  @MainActor private static var keptMenus: [String: NSMenu] = [:]

  /// The name of the notification that the app is about to come into use. A host posts none.
  nonisolated public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// The name of the notification that the app is about to be in use no more. A host posts none.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// The name of the notification that the app was hidden. A host posts none.
  nonisolated public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  /// The name of the notification that the app is shown again. A host posts none.
  nonisolated public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
  /// The name of the notification that there are other screens. A host posts none.
  nonisolated public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
}

// Keys without letters of their own, as AppKit numbers them.
/// Up.
public let NSUpArrowFunctionKey = 0xF700
/// Down.
public let NSDownArrowFunctionKey = 0xF701
/// Left.
public let NSLeftArrowFunctionKey = 0xF702
/// Right.
public let NSRightArrowFunctionKey = 0xF703
/// F1.
public let NSF1FunctionKey = 0xF704
/// F2.
public let NSF2FunctionKey = 0xF705
/// F3.
public let NSF3FunctionKey = 0xF706
/// F4.
public let NSF4FunctionKey = 0xF707
/// F5.
public let NSF5FunctionKey = 0xF708
/// F6.
public let NSF6FunctionKey = 0xF709
/// F7.
public let NSF7FunctionKey = 0xF70A
/// F8.
public let NSF8FunctionKey = 0xF70B
/// F9.
public let NSF9FunctionKey = 0xF70C
/// F10.
public let NSF10FunctionKey = 0xF70D
/// F11.
public let NSF11FunctionKey = 0xF70E
/// F12.
public let NSF12FunctionKey = 0xF70F
/// F13.
public let NSF13FunctionKey = 0xF710
/// F14.
public let NSF14FunctionKey = 0xF711
/// F15.
public let NSF15FunctionKey = 0xF712
/// F16.
public let NSF16FunctionKey = 0xF713
/// F17.
public let NSF17FunctionKey = 0xF714
/// F18.
public let NSF18FunctionKey = 0xF715
/// F19.
public let NSF19FunctionKey = 0xF716
/// F20.
public let NSF20FunctionKey = 0xF717
/// Delete what follows.
public let NSDeleteFunctionKey = 0xF728
/// Home.
public let NSHomeFunctionKey = 0xF729
/// End.
public let NSEndFunctionKey = 0xF72B
/// Page up.
public let NSPageUpFunctionKey = 0xF72C
/// Page down.
public let NSPageDownFunctionKey = 0xF72D
/// Help.
public let NSHelpFunctionKey = 0xF746
/// Backspace.
public let NSBackspaceCharacter = 0x08
/// Tab.
public let NSTabCharacter = 0x09
/// Return.
public let NSCarriageReturnCharacter = 0x0D
/// Delete what is before.
public let NSDeleteCharacter = 0x7F
