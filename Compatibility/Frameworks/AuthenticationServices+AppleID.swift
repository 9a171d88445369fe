// SPDX-License-Identifier: Apache-2.0
// Signing in by the classes of UIKit's time: nobody can sign in, and each attempt fails.
public import Foundation
public import Gnomon

/// The window that a user signs in over.
public typealias ASPresentationAnchor = UIWindow

/// What is asked of a user.
open class ASAuthorizationRequest: NSObject {}

/// What asks a user who they are at Apple.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether a user still lets the app know them.
  public enum CredentialState: Int, Sendable {
    /// No more.
    case revoked
    /// They do.
    case authorized
    /// They aren't known.
    case notFound
    /// They belong to another team.
    case transferred
  }
  /// Asks for nothing yet.
  public override init() { super.init() }
  /// A question.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Whether a user still lets the app know them. Nobody is known: it fails.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    _FrameworkLack.say("AuthenticationServices signs nobody in: each attempt fails.")
    completion(.notFound, ASAuthorizationError(code: .failed))
  }
}

/// A button that signs in, by UIKit's name. Its name is drawn.
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    /// Sign in.
    case signIn
    /// Continue.
    case `continue`
    /// Sign up.
    case signUp
    /// As the system chooses.
    public static let `default` = ButtonType.signIn
  }
  /// The looks.
  public enum Style: Int, Sendable {
    /// White.
    case white
    /// White with a line.
    case whiteOutline
    /// Black.
    case black
  }
  /// How round the corners are, in points. It's kept.
  open var cornerRadius: CGFloat = 6
  /// A button of a kind and a look.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
  }
  /// A button of a kind and a look.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// A button of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Why it's not drawn.
  open override var _lack: String? { "use SignInWithAppleButton" }
}

/// What asks a user. Each attempt fails.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// What is told of the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// What says where the user is asked.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  /// What asks a user.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }
  /// Asks the user. It fails.
  open func performRequests() {
    _FrameworkLack.say("AuthenticationServices signs nobody in: each attempt fails.")
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(code: .failed))
  }
  /// Asks no more: nobody is asked.
  open func cancel() {}
}

/// What is told of a user's answer.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user let the app know them. It isn't called here.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// The user didn't.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// What says where a user is asked.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
