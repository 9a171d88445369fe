// SPDX-License-Identifier: Apache-2.0

extension RunRequest {
  /// Views that are shown to clients elsewhere, for as long as a server asks for them.
  public struct Live: Codable, Equatable, Sendable {
    /// The descriptor of a socket that the program has been given, on which the server speaks.
    public var descriptor: Int32
    /// The library of a program that is only prepared: it shows nothing itself, but begins a process for each visitor when the server asks for one. Nil of
    /// one that shows views.
    public var preparedLibrary: String?
    /// Whether what is shown fills a client's window, as an app does; a preview has a device's size.
    public var fillsWindow: Bool

    /// Makes the request of a server that speaks on a descriptor.
    public init(descriptor: Int32, preparedLibrary: String? = nil, fillsWindow: Bool = false) {
      (self.descriptor, self.preparedLibrary, self.fillsWindow) = (descriptor, preparedLibrary, fillsWindow)
    }
  }
}
