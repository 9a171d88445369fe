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

  /// A way that does nothing: a class of your own says what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
  /// Does nothing by itself.
  open func perform() {}
}
