// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import SafariServices`: the place of a page, with its name in it.
@_exported import GnomonFoundation
public import Gnomon

/// A page in an app, by UIKit's name. It isn't fetched: its name is drawn.
open class SFSafariViewController: UIViewController {
  /// How a page is shown. It's kept.
  public final class Configuration: NSObject {
    /// Whether it's shown for reading.
    public var entersReaderIfAvailable = false
    /// Whether bars shrink.
    public var barCollapsingEnabled = true
  }
  /// What the button says that ends it. It's kept.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }
  /// The address.
  public let url: URL
  /// The bars' colour. It's kept.
  open var preferredBarTintColor: UIColor?
  /// The buttons' colour. It's kept.
  open var preferredControlTintColor: UIColor?
  /// What the button says. It's kept.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// What is told of it.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// A page of an address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    super.init(nibName: nil, bundle: nil)
  }
  /// nil: an archive has no address.
  public required init?(coder: NSCoder) { return nil }
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "no page is fetched") }
}

/// What is told of a page. Nothing is told.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// It was ended.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
