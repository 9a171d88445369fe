// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// Fetches pictures over http and https, within limits. Give it to a host, whose `AsyncImage`s then show pictures from
/// the network:
///
/// ```swift
/// var configuration = ViewHost.Configuration()
/// configuration.pictures = HTTPPictures()
/// let host = ViewHost(AsyncImage(url: URL(string: "https://example.org/a.png")), configuration: configuration)
/// await host.settle()
/// ```
///
/// Who writes an address may be a stranger: without more words only public addresses are connected to, after redirects
/// too, and whatever a name resolves to is checked in the moment of the connection. Proxies of the environment aren't
/// used, since they'd resolve names by themselves. It needs libcurl, which is loaded with the first picture.
public final class HTTPPictures: PictureFetcher {
  /// The limits that a fetch keeps to: bytes, time, redirects, addresses.
  public struct Limits: Hashable, Sendable {
    /// The largest size of a picture's file, in bytes.
    public var byteCount = 16 * 1024 * 1024
    /// The seconds that a fetch may take from beginning to end, redirects included.
    public var seconds = 10.0
    /// The number of redirects that one fetch follows; 0 follows none.
    public var redirects = 5
    /// The number of fetches that run at one time. Others wait, and their waiting doesn't count as part of their time.
    public var connections = 6
    /// The addresses that may be asked. A redirect's address is checked as well.
    public var addresses = AllowedAddresses.publicOnly
    /// The seconds for which a fetched picture is kept and taken again; 0 keeps none.
    public var secondsKept = 300.0
    /// The most bytes of pictures that are kept.
    public var bytesKept = 64 * 1024 * 1024

    /// Makes limits of 16 MiB and 10 s a picture, for public addresses alone.
    public init() {}
  }

  /// The limits that each fetch keeps to.
  public let limits: Limits
  private let queue: OperationQueue
  private let kept: KeptPictures

  /// Makes a fetcher that keeps to limits.
  public init(limits: Limits = Limits()) {
    self.limits = limits
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(1, limits.connections)
    kept = KeptPictures(seconds: limits.secondsKept, byteCount: limits.bytesKept)
  }

  /// The bytes of a picture, fetched or kept from an earlier fetch.
  ///
  /// - Parameter url: an address of `http` or `https`.
  /// - Throws: a ``NetworkFailure``.
  public func data(from url: URL) async throws -> Data {
    if let data = kept.data(of: url) { return data }
    let transfer = try Transfer(url, limits)
    let data = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.addOperation { continuation.resume(with: Result { try transfer.run() }) }
      }
    } onCancel: {
      transfer.cancel()
    }
    kept.keep(data, of: url)
    return data
  }
}
