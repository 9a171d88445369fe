// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The reason why a picture couldn't be fetched.
public struct NetworkFailure: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The kinds of failures.
  public enum Reason: Hashable, Sendable {
    /// The address isn't one of `http` or `https` with a host.
    case unusableAddress
    /// libcurl isn't installed.
    case missingLibrary
    /// No host has the address's name.
    case unknownHost
    /// A connection would have gone to an address that isn't public.
    case privateAddress(String)
    /// The host doesn't take the connection, or can't be reached.
    case noConnection
    /// The host's certificate is invalid, expired or another host's.
    case untrusted
    /// The server answered with an error. The value is its status, 400 or above.
    case status(Int)
    /// The host redirected more often than the limit allows.
    case tooManyRedirects(limit: Int)
    /// A redirect led to something else than `http` or `https`.
    case unusableRedirect
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The fetch took longer than the limit, in seconds.
    case tooSlow(seconds: Double)
    /// The connection ended before all bytes were there.
    case cutOff
    /// The server sent something that calls itself something else than a picture. The value is its type.
    case notAPicture(type: String)
    /// The fetch was ended because nobody waits for it any more.
    case cancelled
    /// Another failure. The value says it in libcurl's words.
    case other(String)
  }

  /// The cause of the failure.
  public var reason: Reason
  /// The host that was asked; empty where the address has none.
  public var host: String

  /// Makes a failure of a cause and the host that was asked.
  public init(_ reason: Reason, host: String) {
    self.reason = reason
    self.host = host
  }

  /// The failure as the end of a sentence: "there's no host called example.test".
  public var description: String {
    switch reason {
    case .unusableAddress: "only addresses that begin with http:// or https:// and name a host are fetched"
    case .missingLibrary: "libcurl isn't installed (Debian and Ubuntu: apt-get install libcurl4)"
    case .unknownHost: "there's no host called \(host)"
    case .privateAddress(host): "\(host) isn't a public address"
    case .privateAddress(let address): "\(host) leads to \(address), which isn't a public address"
    case .noConnection: "\(host) doesn't take the connection"
    case .untrusted: "\(host) has no certificate that this machine trusts"
    case .status(let status): "\(host) answers with status \(status)"
    case .tooManyRedirects(let limit): "\(host) redirects more than \(limit) times"
    case .unusableRedirect: "\(host) redirects to something else than http or https"
    case .tooLarge(let limit): "it's larger than \(limit) bytes"
    case .tooSlow(let seconds): "it wasn't there within \(seconds.formatted()) s"
    case .cutOff: "\(host) ended the connection before all of it was there"
    case .notAPicture(let type): "\(host) sends \(type), which isn't a picture"
    case .cancelled: "nobody waits for it any more"
    case .other(let words): "\(host): \(words)"
    }
  }

  /// The failure's ``description``; never nil.
  public var errorDescription: String? { description }
}
