// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A message by UIKit's name. It's kept and not shown: presenting it warns.
open class UIAlertController: UIViewController {
  /// Where a message lies.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }
  /// The text.
  open var message: String?
  /// Where it lies.
  public private(set) var preferredStyle = Style.alert
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The main button.
  open var preferredAction: UIAlertAction?
  /// A message of a title and a text.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// A button of a message, by UIKit's name.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kinds of buttons.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default`
    /// One that changes nothing.
    case cancel
    /// One that destroys something.
    case destructive
  }
  /// The text.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Whether it can be used.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  /// A button that does something. It's never pressed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// What shares something, by UIKit's name. It's kept and not shown: its name is drawn.
open class UIActivityViewController: UIViewController {
  /// What is called when something was shared. It isn't called.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// What is shared.
  public let activityItems: [Any]
  /// Ways that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What is called when something was shared. It isn't called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What shares something.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// One of an archive: it shares nothing.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "use ShareLink") }
}

/// A way to share something, by UIKit's name.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a way.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Into the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// By mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// By a message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// Onto paper.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Through the air.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Into the pictures.
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
  /// The way's name.
  open var activityType: ActivityType? { nil }
  /// The way's title.
  open var activityTitle: String? { nil }
}
