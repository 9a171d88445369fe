// SPDX-License-Identifier: Apache-2.0

/// Sentences for Chromium's names of network errors.
enum NetworkFailure {
  private static let sentences: [(prefix: String, sentence: String)] = [
    ("net::ERR_NAME_NOT_RESOLVED", "The server's name was not found."),
    ("net::ERR_NAME_RESOLUTION_FAILED", "The server's name could not be looked up."),
    ("net::ERR_DNS", "The server's name could not be looked up."),
    ("net::ERR_CONNECTION_REFUSED", "The server refused the connection."),
    ("net::ERR_CONNECTION_RESET", "The server broke off the connection."),
    ("net::ERR_CONNECTION_CLOSED", "The server closed the connection without an answer."),
    ("net::ERR_CONNECTION_ABORTED", "The connection was broken off."),
    ("net::ERR_CONNECTION_TIMED_OUT", "The server did not answer in time."),
    ("net::ERR_TIMED_OUT", "The server did not answer in time."),
    ("net::ERR_EMPTY_RESPONSE", "The server sent an empty answer."),
    ("net::ERR_TOO_MANY_REDIRECTS", "The address redirects without end."),
    ("net::ERR_ADDRESS_UNREACHABLE", "The server cannot be reached from here."),
    ("net::ERR_ADDRESS_INVALID", "The server's address is not valid."),
    ("net::ERR_INTERNET_DISCONNECTED", "There is no connection to the network."),
    ("net::ERR_NETWORK_CHANGED", "The network changed while the page was loading. Try again."),
    ("net::ERR_CERT_DATE_INVALID", "The server's certificate has expired or is not yet valid."),
    ("net::ERR_CERT_COMMON_NAME_INVALID", "The server's certificate is for another name."),
    ("net::ERR_CERT_AUTHORITY_INVALID", "The server's certificate is not signed by a known authority."),
    ("net::ERR_CERT", "The server's certificate is not valid."),
    ("net::ERR_SSL", "No safe connection to the server could be made."),
    ("net::ERR_BAD_SSL", "No safe connection to the server could be made."),
    ("net::ERR_HTTP2", "The server broke the rules of HTTP/2."),
    ("net::ERR_INVALID_HTTP_RESPONSE", "The server's answer is not HTTP."),
    ("net::ERR_INVALID_RESPONSE", "The server's answer is not valid."),
    ("net::ERR_RESPONSE_HEADERS", "The server's headers are not valid."),
    ("net::ERR_CONTENT_DECODING_FAILED", "The server's answer could not be unpacked."),
    ("net::ERR_INVALID_REDIRECT", "The address redirects to an address that is not valid."),
    ("net::ERR_UNSAFE_REDIRECT", "The address redirects to an address that is not allowed."),
    ("net::ERR_UNSAFE_PORT", "The port in the address is not allowed."),
    ("net::ERR_UNKNOWN_URL_SCHEME", "The address leads out of the web."),
    ("net::ERR_INVALID_URL", "The address is not valid."),
    (
      "net::ERR_TUNNEL_CONNECTION_FAILED",
      "The filter did not let the connection through: the server is not allowed, or cannot be reached."
    ),
    ("net::ERR_PROXY", "The filter for the browser's connections does not answer."),
    ("net::ERR_BLOCKED_BY", "The page was blocked."),
    ("net::ERR_ABORTED", "The page gave nothing to show."),
  ]

  static func error(_ code: String) -> SnapshotError {
    let sentence = sentences.first { code.hasPrefix($0.prefix) }?.sentence ?? "The page could not be loaded."
    return .network(sentence: sentence, code: code)
  }

  /// The address itself is what the browser refuses.
  private static let lasting = ["net::ERR_UNSAFE_PORT", "net::ERR_UNKNOWN_URL_SCHEME", "net::ERR_INVALID_URL"]

  static func isLasting(_ code: String) -> Bool { lasting.contains(code) }
}
