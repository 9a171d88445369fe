// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import Shelf

/// Signs what addresses and forms carry, by a secret of one store: no other store can make or read it.
struct StoreSigner: Sendable {
  private let secret: SymmetricKey

  init(_ shelf: Shelf) async throws { secret = SymmetricKey(data: try await shelf.secret("site")) }

  /// 160 bits that only this store can make of some texts.
  func sign(_ texts: [String]) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Data(texts.joined(separator: "\u{1F}").utf8), using: secret)
    return Data(code.prefix(20)).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }
}
