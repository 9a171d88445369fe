// SPDX-License-Identifier: Apache-2.0

/// How often a page is asked whether it's still there.
public enum WatchPeriod: String, Sendable, CaseIterable, Codable {
  case off, day, week, month

  /// What holds where nobody has chosen.
  public static let usual = WatchPeriod.month

  /// nil for ``off``.
  var seconds: Double? {
    switch self {
    case .off: nil
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 30 * 86_400
    }
  }

  /// A period by its name.
  ///
  /// - Throws: where there's none of this name.
  public init(named name: String) throws {
    guard let period = WatchPeriod(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw ShelfError(.invalid, "A period is one of \(names), and not “\(name.prefix(40))”.")
    }
    self = period
  }
}
