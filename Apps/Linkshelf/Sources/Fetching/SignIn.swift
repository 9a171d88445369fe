// SPDX-License-Identifier: Apache-2.0

/// The cookies of one who is signed in somewhere.
public struct SignIn: Sendable {
  /// The value of the header `Cookie` for an address; nil where none of them goes there. It's asked at each step of a redirection.
  let header: @Sendable (String) -> String?

  public init(_ header: @escaping @Sendable (String) -> String?) { self.header = header }
}
