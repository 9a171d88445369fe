// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import MessageUI`: nothing is sent.
@_exported import GnomonFoundation
public import Gnomon

/// What became of a letter.
public enum MFMailComposeResult: Int, Sendable {
  /// It was ended.
  case cancelled
  /// It was kept.
  case saved
  /// It was sent.
  case sent
  /// It failed.
  case failed
}
/// A letter that is written, by UIKit's name. Its name is drawn.
open class MFMailComposeViewController: UINavigationController {
  /// Whether letters can be sent: false.
  public class func canSendMail() -> Bool { false }
  /// What is told of it. Nothing is.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Sets what it's about.
  open func setSubject(_ subject: String) {}
  /// Sets whom it's for.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets it, too.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets it without the others' knowing.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the address that it's sent from.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "nothing is sent") }
}
/// What is told of a letter. Nothing is.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// It was ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// It was ended.
  case cancelled
  /// It was sent.
  case sent
  /// It failed.
  case failed
}
/// A message that is written, by UIKit's name. Its name is drawn.
open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: false.
  public class func canSendText() -> Bool { false }
  /// What is told of it. Nothing is.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom it's for.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// A view with its name.
  open override func loadView() { view = _FrameworkView(lack: "nothing is sent") }
}
/// What is told of a message. Nothing is.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// It was ended.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
