// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The form of the pointer, by AppKit's name. There is no pointer: nothing changes.
open class NSCursor: NSObject, @unchecked Sendable {
  private var mark = FoundationMark()

  /// An arrow.
  public static let arrow = NSCursor()
  /// The form between letters.
  public static let iBeam = NSCursor()
  /// A cross.
  public static let crosshair = NSCursor()
  /// A hand that points.
  public static let pointingHand = NSCursor()
  /// A hand that could take something.
  public static let openHand = NSCursor()
  /// A hand that holds something.
  public static let closedHand = NSCursor()
  /// The form that moves an edge to both sides.
  public static let resizeLeftRight = NSCursor()
  /// The form that moves an edge up and down.
  public static let resizeUpDown = NSCursor()
  /// The form of what isn't allowed.
  public static let operationNotAllowed = NSCursor()
  /// The form that is shown: an arrow.
  open class var current: NSCursor { arrow }
  /// Shows the form. Nothing changes.
  open func set() {}
  /// Shows the form for a while. Nothing changes.
  open func push() {}
  /// Ends that.
  open func pop() {}
  /// Ends that.
  open class func pop() {}
  /// Hides the pointer. Nothing changes.
  open class func hide() {}
  /// Shows the pointer. Nothing changes.
  open class func unhide() {}
}

/// How something moves, by AppKit's name. Everything is there at once.
@preconcurrency @MainActor
open class NSAnimationContext: NSObject {
  private static let shared = NSAnimationContext()
  /// The one in force.
  open class var current: NSAnimationContext { shared }
  /// How long it takes, in seconds. It's kept.
  open var duration: TimeInterval = 0.25
  /// The course of it. It's kept.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether changes move by themselves. It's kept.
  open var allowsImplicitAnimation = false
  /// What is called at the end.
  open var completionHandler: (() -> Void)?
  /// Runs changes, which are there at once, and then the end.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(shared)
    completionHandler?()
  }
  /// Runs changes, which are there at once.
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async { changes(shared) }
  /// Begins changes.
  open class func beginGrouping() {}
  /// Ends changes.
  open class func endGrouping() {
    shared.completionHandler?()
    shared.completionHandler = nil
  }
}
