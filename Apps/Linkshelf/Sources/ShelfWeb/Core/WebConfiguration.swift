// SPDX-License-Identifier: Apache-2.0
import WorkMessages

/// How the site is reached.
public struct WebConfiguration: Sendable {
  /// The names under which the site is reached, without ports: what a request's `Host` may say.
  public var hosts: [String] = ["localhost", "127.0.0.1", "[::1]"]
  /// Where archived pages are shown: another name of the same server. nil: `localhost` where the site is asked as 127.0.0.1, and the other way round.
  public var archiveHost: String?
  /// The path before all others, without a slash at its end: empty, or like `/shelf`.
  public var basePath = ""
  /// Whether a proxy in front speaks https: cookies are marked so, and addresses begin so.
  public var isSecure = false
  /// The largest file that is imported, in bytes.
  public var largestImport = 512 << 20
  public var version = "1"
  /// How long a worker's result may take to arrive, in seconds.
  public var longestResult = WorkProtocol.longestResult

  public init() {}

  /// The host where archived pages are shown, for a site that was asked as `authority` (with its port).
  func archiveAuthority(for authority: String) -> String? {
    if let archiveHost { return archiveHost }
    let (host, port) = Self.split(authority)
    return switch host {
    case "127.0.0.1", "[::1]": "localhost" + port
    case "localhost": "127.0.0.1" + port
    default: nil
    }
  }

  /// A host and its port, with the colon; the port is empty where there's none.
  public static func split(_ authority: String) -> (host: String, port: String) {
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      let after = authority.index(after: end)
      return (String(authority[..<after]).lowercased(), String(authority[after...]))
    }
    guard let colon = authority.lastIndex(of: ":") else { return (authority.lowercased(), "") }
    return (String(authority[..<colon]).lowercased(), String(authority[colon...]))
  }
}
