// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What stands at the right of the menu's bar, by AppKit's name. There is no such bar: items aren't shown.
@preconcurrency @MainActor
open class NSStatusBar: NSObject {
  private static let shared = NSStatusBar()
  /// The system's.
  open class var system: NSStatusBar { shared }
  /// How thick the bar is, in points: 22, as on a Mac.
  open var thickness: CGFloat { 22 }
  /// Whether it's drawn down: false.
  open var isVertical: Bool { false }
  /// Makes an item of a width. It isn't shown: a warning says so once.
  open func statusItem(withLength length: CGFloat) -> NSStatusItem {
    _FrameworkLack.say("an NSStatusItem isn't shown: there is no bar of menus.", hint: "Use MenuBarExtra.")
    return NSStatusItem(self, length)
  }
  /// Takes an item out. Nothing happens: none is shown.
  open func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item at the right of the menu's bar, by AppKit's name. It's kept and not shown.
@preconcurrency @MainActor
open class NSStatusItem: NSObject {
  /// A name that an item's place is kept by.
  public typealias AutosaveName = String
  /// What the user may do to an item. It's kept.
  public struct Behavior: OptionSet, Sendable {
    /// What, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It may be taken out.
    public static let removalAllowed = Behavior(rawValue: 2)
    /// The app ends when it's taken out.
    public static let terminationOnRemoval = Behavior(rawValue: 4)
  }
  /// A width as high as the bar.
  nonisolated public static let squareLength: CGFloat = -2
  /// A width by what is in it.
  nonisolated public static let variableLength: CGFloat = -1

  init(_ bar: NSStatusBar, _ length: CGFloat) {
    self.length = length
    super.init()
    statusBar = bar
    button?.sizeToFit()
  }
  /// The bar that it's in.
  open private(set) weak var statusBar: NSStatusBar?
  /// The width, in points, or one of the two lengths above.
  open var length: CGFloat
  /// The button that it is.
  open private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton()
  /// The menu that it opens. It isn't shown.
  open var menu: NSMenu?
  /// Whether it's shown. It's kept.
  open var isVisible = true
  /// What the user may do to it. It's kept.
  open var behavior: Behavior = []
  /// The name that its place is kept by. It isn't kept.
  open var autosaveName: AutosaveName! = "Item-0"
}

/// The button of an item at the right of the menu's bar, by AppKit's name. It isn't shown.
open class NSStatusBarButton: NSButton {
  /// Whether it looks as if it can't be used. It's kept.
  open var appearsDisabled = false
}

extension NSFont {
  /// The size of a control's text, in points, as on a Mac: 13, in a small one 11 and in the smallest 9.
  public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .small: 11
    case .mini: 9
    default: 13
    }
  }
}

/// A question by AppKit's name. It isn't asked: a warning says so once.
@preconcurrency @MainActor
open class NSAlert: NSObject {
  /// How much is at stake.
  public enum Style: UInt, Sendable {
    /// Something.
    case warning
    /// Little.
    case informational
    /// Much.
    case critical
  }
  /// The text.
  open var messageText = ""
  /// The text below.
  open var informativeText = ""
  /// How much is at stake.
  open var alertStyle = Style.warning
  /// The picture. It's kept.
  open var icon: NSImage!
  /// A view below the texts. It's kept.
  open var accessoryView: NSView?
  /// Whether it can be asked not to come again. It's kept.
  open var showsSuppressionButton = false
  /// The button for that.
  open private(set) lazy var suppressionButton: NSButton? = NSButton()
  /// Whether there's a button for help. It's kept.
  open var showsHelp = false
  /// The buttons, from the one that is meant first.
  open private(set) var buttons: [NSButton] = []
  /// The window that it would be in.
  open private(set) lazy var window: NSWindow = NSPanel()
  /// A question without a text.
  public override init() { super.init() }
  /// What went wrong, as a question.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  /// Adds a button.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
    buttons.append(button)
    return button
  }
  /// Places what is in it. Nothing is due.
  open func layout() {}
  /// Asks. It's ended at once without an answer: nothing is shown, and a warning says so once.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    _FrameworkLack.say("an NSAlert isn't shown.", hint: "Use alert(_:isPresented:actions:).")
    return .abort
  }
  /// Asks above a window. It's ended at once without an answer: nothing is shown, and a warning says so once.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    let answer = runModal()
    handler?(answer)
  }
}

/// A sound by AppKit's name. It isn't played: a warning says so once.
open class NSSound: NSObject, @unchecked Sendable {
  /// A sound's name.
  public typealias Name = String
  /// The sound of a name: nil, there are none.
  public convenience init?(named name: Name) {
    _FrameworkLack.say("the sound '\(name)' isn't there: NSSound plays nothing.")
    return nil
  }
  /// The sound of a file. It isn't played.
  public init?(contentsOf url: URL, byReference byRef: Bool) { super.init() }
  /// Plays it. False: it isn't played.
  @discardableResult
  open func play() -> Bool {
    _FrameworkLack.say("NSSound plays nothing.")
    return false
  }
  /// Ends it. False: it isn't played.
  @discardableResult
  open func stop() -> Bool { false }
  /// Whether it's played: false.
  open var isPlaying: Bool { false }
  /// How loud it is. It's kept.
  open var volume: Float = 1
  /// The system's short sound. It isn't played.
  open class func beep() { _FrameworkLack.say("NSSound plays nothing.") }
}
