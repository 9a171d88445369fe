// SPDX-License-Identifier: Apache-2.0
// What `import Foundation` promises of the network on Apple's systems: what `FoundationNetworking` has, and what it lacks on Linux. The command line
// imports it in files that name one of its types.
@_exported import FoundationNetworking
import GnomonFoundationBase

extension URLCache {
  /// A cache in memory and in a folder.
  ///
  /// - Parameters:
  ///   - memoryCapacity: the bytes in memory.
  ///   - diskCapacity: the bytes in the folder.
  ///   - directory: the folder; nil is the usual one.
  @_alwaysEmitIntoClient
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension URLSessionTask {
  /// Whether what has come is handed on at once: it is. What is set changes nothing.
  @_alwaysEmitIntoClient
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLSession {
  /// The bytes at an address.
  @_alwaysEmitIntoClient
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  /// The bytes that a request brings.
  @_alwaysEmitIntoClient
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}
