// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The way from one controller to another, by UIKit's name. Storyboards aren't read: your code makes and performs it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name; nil is none.
  public let identifier: String?
  /// The controller that it leads from.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// A way that does nothing: a class of your own says what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }
  private init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController, _ handler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, self.handler) = (identifier, source, destination, handler)
    super.init()
  }
  /// Does what it does. One of a closure calls it; others do nothing by themselves.
  open func perform() { handler?() }
}
