// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What has gone wrong in a program. It can't be caught, and ends the program where it's raised.
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  open private(set) var name: NSExceptionName
  /// What has happened.
  open private(set) var reason: String?
  /// The user's own words.
  open private(set) var userInfo: [AnyHashable: Any]?
  /// - Parameters:
  ///   - name: the name.
  ///   - reason: what has happened.
  ///   - userInfo: the user's own words.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }
  /// Ends the program, and says why.
  open func raise() {
    fatalError("Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }
  /// Ends the program, and says why.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList).substring(from: 0)).raise()
  }
}
