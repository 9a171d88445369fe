// SPDX-License-Identifier: Apache-2.0
// What `import Foundation` promises of the network on Apple's systems: what `FoundationNetworking` has, and what it lacks on Linux. The command line
// imports it in files that name one of its types.
@_exported import FoundationNetworking
@_exported import class Gnomon.SecTrust
import GnomonFoundationBase
import enum Gnomon._NetworkUnavailableReason

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

  /// A cache of the sizes that the shared one has: 4 MB in memory and 20 MB in the usual folder. The sizes are unverified.
  @_alwaysEmitIntoClient
  public convenience init(_usual: Void = ()) {
    self.init(memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil)
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

extension URLRequest {
  /// Whether the request may go over a network of which little is to be used: true. What is set changes nothing.
  @_alwaysEmitIntoClient
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the request may go over a network that costs money: true. What is set changes nothing.
  @_alwaysEmitIntoClient
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Whether requests may go over a network of which little is to be used: true. What is set changes nothing.
  @_alwaysEmitIntoClient
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether requests may go over a network that costs money: true. What is set changes nothing.
  @_alwaysEmitIntoClient
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

/// The way in which a server shows who it is by its certificates. On Linux a session checks them itself and asks nobody.
@_alwaysEmitIntoClient
public var NSURLAuthenticationMethodServerTrust: String { "NSURLAuthenticationMethodServerTrust" }

extension URLProtectionSpace {
  /// What is known of a server's certificates: nil, for on Linux a session shows none.
  @_alwaysEmitIntoClient
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// What says that a server is trusted. It's never made: there are no certificates of a server to trust.
  @_alwaysEmitIntoClient
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

extension URLError {
  /// Why a network couldn't be used.
  public typealias NetworkUnavailableReason = _NetworkUnavailableReason
  /// Why a network couldn't be used: nil, for none is shut here.
  @_alwaysEmitIntoClient
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

// What a delegate may also be told on Apple's systems. Sessions on Linux never tell it: a class's own method of the name isn't called by them.
extension URLSessionTaskDelegate {
  /// A task was made.
  @_alwaysEmitIntoClient
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// A task waits for the network.
  @_alwaysEmitIntoClient
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
