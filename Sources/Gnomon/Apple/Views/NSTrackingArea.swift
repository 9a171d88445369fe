// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A name to find a view, a window or a line of a menu by, in AppKit.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Which way writing goes, by AppKit's name.
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// A part of a view that the mouse is followed in, by AppKit's name. It isn't followed.
open class NSTrackingArea: NSObject, @unchecked Sendable {
  /// What is followed, and when.
  public struct Options: OptionSet, Sendable {
    /// What is followed, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That the mouse comes in and goes out.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// That the mouse moves.
    public static let mouseMoved = Options(rawValue: 2)
    /// The pointer's form.
    public static let cursorUpdate = Options(rawValue: 4)
    /// While the view is typed into.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// While the window takes what is typed.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// While the app is in use.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// Always.
    public static let activeAlways = Options(rawValue: 0x80)
    /// The mouse is inside at the start.
    public static let assumeInside = Options(rawValue: 0x100)
    /// The part is that of the view that is in sight.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// With a button that is held, too.
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }
  /// The part.
  public let rect: CGRect
  /// What is followed, and when.
  public let options: Options
  /// What is told.
  open private(set) weak var owner: AnyObject?
  /// What is handed on with it.
  public let userInfo: [AnyHashable: Any]?
  /// A part of a view.
  public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
    super.init()
    self.owner = owner as AnyObject?
  }
}

/// What is drawn on, by AppKit's name: it stands for a context of Core Graphics.
open class NSGraphicsContext: NSObject, @unchecked Sendable {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// Whether y goes down.
  public let isFlipped: Bool
  /// The context of one of Core Graphics.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
    super.init()
  }
  /// That which is drawn on; nil where nothing is.
  open class var current: NSGraphicsContext? {
    get { CurrentContexts.all.last.map { NSGraphicsContext(cgContext: $0, flipped: true) } }
    set {
      _ = CurrentContexts.all.popLast()
      if let newValue { CurrentContexts.all.append(newValue.cgContext) }
    }
  }
  /// Keeps how it draws.
  open func saveGraphicsState() { cgContext.saveGState() }
  /// Draws as it was kept.
  open func restoreGraphicsState() { cgContext.restoreGState() }
  /// Keeps how that which is drawn on draws, and which one it is.
  open class func saveGraphicsState() {
    guard let last = CurrentContexts.all.last else { return }
    last.saveGState()
    CurrentContexts.all.append(last)
  }
  /// Draws as it was kept, on that which was kept.
  open class func restoreGraphicsState() {
    _ = CurrentContexts.all.popLast()
    CurrentContexts.all.last?.restoreGState()
  }
  /// Whether edges are smoothed.
  open var shouldAntialias = true { didSet { cgContext.setShouldAntialias(shouldAntialias) } }
  /// Draws what is due. It's drawn at once.
  open func flushGraphics() {}
}

/// A tap of the touchpad, by AppKit's name. There's none: nothing is felt.
@preconcurrency @MainActor
open class NSHapticFeedbackManager: NSObject {
  /// What is felt.
  public enum FeedbackPattern: Int, Sendable {
    /// Something usual.
    case generic
    /// Something lies in line.
    case alignment
    /// Another level.
    case levelChange
  }
  /// When it's felt.
  public enum PerformanceTime: UInt, Sendable {
    /// As the system chooses.
    case `default`
    /// At once.
    case now
    /// When it's drawn.
    case drawCompleted
  }
  private static let silent = SilentFeedback()
  /// What taps: nothing is felt.
  open class var defaultPerformer: any NSHapticFeedbackPerformer { silent }
}

/// What taps, by AppKit's name.
@preconcurrency @MainActor
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  /// Taps.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

private final class SilentFeedback: NSObject, NSHapticFeedbackPerformer {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime
  ) {}
}

/// What takes a colour from the screen, by AppKit's name. It takes none.
@preconcurrency @MainActor
open class NSColorSampler: NSObject {
  /// Lets the user choose a colour. Nil at once: there's no screen to choose from, and a warning says so once.
  open func show(selectionHandler: @escaping (NSColor?) -> Void) {
    _FrameworkLack.say("NSColorSampler chooses no colour: there is no screen.", hint: "Use ColorPicker.")
    selectionHandler(nil)
  }
  /// Lets the user choose a colour. Nil at once: there's no screen to choose from, and a warning says so once.
  open func sample() async -> NSColor? {
    _FrameworkLack.say("NSColorSampler chooses no colour: there is no screen.", hint: "Use ColorPicker.")
    return nil
  }
}
