// SPDX-License-Identifier: Apache-2.0

/// What a page answered when it was asked whether it's still there.
public enum PageAnswer: Sendable, Hashable {
  /// It's there.
  ///
  /// - Parameters:
  ///   - text: nil where it says that it didn't change, or where it has no text.
  ///   - movedTo: where it lies now for good; nil where it's at its own address.
  case there(text: TextReading?, validators: PageValidators, movedTo: String?)
  /// It says that it isn't there (404, 410).
  case gone(String)
  /// Nobody answers, or the server has a fault. It may say when it wants to be asked again.
  case unreachable(String, notBefore: Moment? = nil)
  /// The certificate isn't valid.
  case certificate(String)
  /// It doesn't let itself be asked: `robots.txt`, a sign-in.
  case refused(String)
  /// It wants to be asked later, at this time or after the usual one.
  case later(String, Moment?)
}

/// What was found, for the list of findings.
public struct Finding: Sendable, Hashable, Identifiable {
  public enum Kind: String, Sendable, CaseIterable {
    case gone, unreachable, certificate, moved, changed
    /// A page that was dead, moved or without a good certificate is well again.
    case back
    /// A person took the new address.
    case taken
  }

  public var id: Int64
  public var link: Link.ID
  public var at: Moment
  public var kind: Kind
  /// A sentence; it may be empty.
  public var words: String
  /// The address before, where it's about addresses.
  public var old: String
  public var new: String
  /// The link's title, or its address.
  public var title: String
  public var address: String
}

/// A finding that isn't kept yet.
struct NewFinding: Hashable {
  var kind: Finding.Kind
  var words = ""
  var old = ""
  var new = ""
}
