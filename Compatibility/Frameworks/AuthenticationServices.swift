// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import AuthenticationServices`: nobody can sign in, and each attempt fails.
@_exported import GnomonFoundation
public import Gnomon

/// Why nobody signs in.
public struct ASAuthorizationError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It isn't known.
    case unknown = 1000
    /// The user ended it.
    case canceled
    /// It failed.
    case failed = 1004
  }
  /// The reason.
  public let code: Code
}
/// What a user lets an app know.
open class ASAuthorization: NSObject {
  /// What is asked for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address.
    public static let email = Scope(rawValue: "email")
  }
}
/// What is asked for.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is asked for.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A number that is used once.
  open var nonce: String?
}
/// A button that signs in. It's drawn; a tap fails.
public struct SignInWithAppleButton: View {
  /// What it says.
  public struct Label: Sendable {
    fileprivate let text: String
    /// Sign in.
    public static let signIn = Label(text: "Sign in with Apple")
    /// Sign up.
    public static let signUp = Label(text: "Sign up with Apple")
    /// Continue.
    public static let `continue` = Label(text: "Continue with Apple")
  }
  private let label: Label
  private let finish: (Result<ASAuthorization, any Error>) -> Void
  /// A button that signs in.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { (self.label, finish) = (label, onCompletion) }
  /// The button.
  public var body: some View {
    Button {
      _FrameworkLack.say("AuthenticationServices signs nobody in: each attempt fails.")
      finish(.failure(ASAuthorizationError(code: .failed)))
    } label: {
      Text(label.text).font(.body.weight(.medium)).foregroundStyle(.white).frame(maxWidth: .infinity, minHeight: 44)
        .background(.black, in: RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
  }
}
/// A page on which a user signs in. It isn't fetched.
open class ASWebAuthenticationSession: NSObject {
  private let finish: (URL?, (any Error)?) -> Void
  /// A page of an address.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void) {
    finish = completionHandler
    super.init()
  }
  /// Whether nothing is kept of it. It's kept.
  open var prefersEphemeralWebBrowserSession = false
  /// Begins. False: it fails.
  @discardableResult
  open func start() -> Bool {
    _FrameworkLack.say("AuthenticationServices signs nobody in: each attempt fails.")
    finish(nil, ASAuthorizationError(code: .failed))
    return false
  }
  /// Ends.
  open func cancel() {}
}
