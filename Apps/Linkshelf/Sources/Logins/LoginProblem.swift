// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a key, with cookies, or with what is kept of a site. ``description`` is a sentence that tells no secret.
public enum LoginProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// Cookies are kept for the site, and there's no key to read them.
  case noKey(site: String)
  /// They were sealed with another key, or changed by somebody.
  case wrongKey(site: String)
  /// All cookies of the site have expired.
  case expired(site: String)
  /// The key can't be used.
  case badKey(String)
  /// What was given can't be taken.
  case invalid(String)

  public var description: String {
    switch self {
    case .noKey(let site):
      "The cookies for \(site) can't be read without their key. Give it by --key-file or $LINKSHELF_KEY; the work goes on by itself then."
    case .wrongKey(let site):
      "The cookies for \(site) can't be read with this key. Give the one with which they were kept, or give the cookies again."
    case .expired(let site): "The cookies for \(site) have expired. Give new ones on the page Settings."
    case .badKey(let sentence), .invalid(let sentence): sentence
    }
  }

  /// Whether the work waits until somebody gives the key.
  public var isAboutKey: Bool {
    switch self {
    case .noKey, .wrongKey, .badKey: true
    case .expired, .invalid: false
    }
  }
}
