// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import LocalAuthentication`: nobody can be asked, and each question fails.
@_exported import GnomonFoundation
import Gnomon

/// What a user is asked for.
public enum LAPolicy: Int, Sendable {
  /// A finger or a face.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A finger, a face or a code.
  case deviceOwnerAuthentication
}
/// What the device knows a user by.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none
  /// A finger.
  case touchID
  /// A face.
  case faceID
  /// Eyes.
  case opticID = 4
}
/// Why a user isn't known.
public struct LAError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It wasn't the user.
    case authenticationFailed = -1
    /// The user ended it.
    case userCancel = -2
    /// The user wants another way.
    case userFallback = -3
    /// The system ended it.
    case systemCancel = -4
    /// There is no code.
    case passcodeNotSet = -5
    /// There is nothing to know a user by.
    case biometryNotAvailable = -6
    /// No user is known.
    case biometryNotEnrolled = -7
    /// It was tried too often.
    case biometryLockout = -8
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// There is nothing to know a user by.
  public static let biometryNotAvailable = Code.biometryNotAvailable
}
/// What asks a user. Nobody can be asked.
open class LAContext: NSObject, @unchecked Sendable {
  /// What the button says for another way. It's kept.
  open var localizedFallbackTitle: String?
  /// What the button says that ends it. It's kept.
  open var localizedCancelTitle: String?
  /// What the device knows a user by: nothing.
  open var biometryType: LABiometryType { .none }
  /// Whether a user can be asked: false, with ``LAError/Code/biometryNotAvailable``.
  ///
  /// - Parameters:
  ///   - policy: what the user is asked for.
  ///   - error: where the reason is written to.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }
  /// Asks a user. It fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    _FrameworkLack.say("LocalAuthentication can ask nobody: each question fails.")
    reply(false, LAError(.biometryNotAvailable))
  }
  /// Asks a user. It fails.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    _FrameworkLack.say("LocalAuthentication can ask nobody: each question fails.")
    throw LAError(.biometryNotAvailable)
  }
  /// Ends it.
  open func invalidate() {}
}
