// SPDX-License-Identifier: Apache-2.0

import Gate

/// Why something couldn't be fetched.
public enum FetchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text isn't an address that can be fetched; the sentence says why.
  case badAddress(String)
  /// The name has no address, or its look-up took too long.
  case nameNotFound(GateRefusal)
  /// The filter doesn't permit the host, the address or the port. The refusal says which rule.
  case refusedByGate(GateRefusal)
  /// Nobody accepted the connection, or the gate couldn't carry it now.
  case refused(String)
  /// The time was over, in seconds.
  case tooSlow(seconds: Double)
  /// TLS failed: a bad certificate, as a rule.
  case tls(host: String, reason: String)
  /// More bytes came than the limit.
  case tooBig(limit: Int)
  /// The compressed body grows far beyond its size.
  case bomb
  /// The server doesn't speak HTTP as it should; the sentence says how.
  case notHTTP(String)
  /// The server answered with a status outside of 200 to 299.
  case status(Int)
  /// More redirects than the limit.
  case tooManyRedirects(limit: Int)
  /// A redirect leads to an address that was there before. The addresses are in order.
  case redirectLoop([String])
  /// A redirect leads to what isn't fetched; the sentence says why.
  case badRedirect(from: String, sentence: String)
  /// The file isn't of a wanted kind.
  case wrongKind(MediaKind, mediaType: String)
  /// The file couldn't be written.
  case cannotWrite(path: String, reason: String)
  /// The site's `robots.txt` asks programs not to fetch it.
  case askedNotTo(host: String)
  /// The site's `robots.txt` can't be had now, so that nobody knows what may be fetched.
  case robotsUnreachable(host: String, status: Int)
  /// The task was cancelled.
  case cancelled

  /// What happened, in plain sentences.
  public var sentence: String {
    switch self {
    case .badAddress(let sentence): sentence
    case .nameNotFound(let refusal), .refusedByGate(let refusal): refusal.sentence
    case .refused(let sentence): sentence
    case .tooSlow(let seconds): "The server took longer than \(Self.shown(seconds)) seconds. Try again later."
    case .tls(let host, let reason): "The secure connection to \(host) failed: \(reason)."
    case .tooBig(let limit): "The file is larger than the limit of \(limit) bytes."
    case .bomb:
      "The compressed answer grows to more than \(FetchSettings.mostInflation) times its size, so it was left."
    case .notHTTP(let sentence): sentence
    case .status(let code):
      "The server answered with the status \(code)\(Self.meanings[code].map { " (\($0))" } ?? "")."
    case .tooManyRedirects(let limit): "The address leads on and on: more than \(limit) redirects."
    case .redirectLoop(let addresses): "The redirects go in a circle: \(addresses.joined(separator: " -> "))."
    case .badRedirect(let from, let sentence): "\(from) leads to an address that isn't fetched. \(sentence)"
    case .wrongKind(let kind, let mediaType): "The file is \(mediaType) (\(kind.rawValue)), which isn't wanted here."
    case .cannotWrite(let path, let reason): "The file \(path) can't be written: \(reason)."
    case .askedNotTo(let host): "The file robots.txt of \(host) asks programs not to fetch this address."
    case .robotsUnreachable(let host, let status):
      "The file robots.txt of \(host) can't be had now: its server answered with the status \(status)."
    case .cancelled: "Fetching was cancelled."
    }
  }

  public var description: String { sentence }

  /// True if the same call may succeed later: time, connection, and the statuses 408, 425, 429 and 500 to 599.
  public var isWorthRetrying: Bool {
    switch self {
    case .tooSlow, .refused: true
    case .nameNotFound(let refusal): refusal.code != .nameNotFound
    case .notHTTP: true
    case .status(let code): code == 408 || code == 425 || code == 429 || code >= 500
    default: false
    }
  }

  /// Whether it's the server's certificate that is at fault, not the connection.
  public var isAboutCertificate: Bool {
    if case .tls(_, let reason) = self { reason == Self.untrusted || reason == Self.otherName } else { false }
  }

  static let untrusted = "its certificate isn't valid, or nobody known has signed it"
  static let otherName = "its certificate is for another name"

  private static func shown(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? "\(Int(seconds))" : "\(seconds)"
  }

  private static let meanings = [
    400: "bad request", 401: "sign-in needed", 402: "payment needed", 403: "forbidden", 404: "not found",
    405: "method not allowed",
    406: "not acceptable", 408: "time over", 410: "gone", 429: "too many requests", 451: "forbidden by law",
    500: "a fault of the server",
    502: "bad gateway", 503: "not available now", 504: "gateway's time over",
  ]
}
