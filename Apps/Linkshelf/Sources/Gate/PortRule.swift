// SPDX-License-Identifier: Apache-2.0

/// Which ports may be reached.
public enum PortRule: Sendable, Hashable {
  /// 80, 443, and all from 1024 on that browsers don't block (``blockedByBrowsers``). The usual rule.
  case web
  /// 80 and 443 only.
  case standardOnly
  /// All ports that browsers don't block.
  case allButBlocked

  /// The ports that the Fetch standard calls bad, because other protocols than HTTP listen there.
  public static let blockedByBrowsers: Set<Int> = [
    0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109,
    110, 111, 113,
    115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548,
    554, 556,
    563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665,
    6666, 6667,
    6668, 6669, 6679, 6697, 10080,
  ]

  /// True if the rule lets this port through.
  public func permits(_ port: Int) -> Bool {
    guard (1...65535).contains(port), !Self.blockedByBrowsers.contains(port) else { return false }
    return switch self {
    case .web: port == 80 || port == 443 || port >= 1024
    case .standardOnly: port == 80 || port == 443
    case .allButBlocked: true
    }
  }
}
