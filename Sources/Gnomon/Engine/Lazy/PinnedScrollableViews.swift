// SPDX-License-Identifier: Apache-2.0
/// Views that stay in sight while the rest of their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds of views as bits: 1 is headers, 2 footers.
  public let rawValue: UInt32
  /// A set of the kinds whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A section's header stays at the leading end of what is seen.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// A section's footer stays at the trailing end of what is seen.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
