// SPDX-License-Identifier: Apache-2.0

extension RunRequest {
  /// Views that are shown to clients elsewhere, for as long as a server asks for them.
  public struct Live: Codable, Equatable, Sendable {
    /// The descriptor of a socket that the program has been given, on which the server speaks.
    public var descriptor: Int32

    /// Makes the request of a server that speaks on a descriptor.
    public init(descriptor: Int32) { self.descriptor = descriptor }
  }
}
