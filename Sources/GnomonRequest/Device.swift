// SPDX-License-Identifier: Apache-2.0
/// A device that a view can be shown on: an iPhone or an iPad.
public struct Device: Equatable, Sendable {
  /// The device's name, as Apple writes it.
  public let name: String
  /// The screen's size in points, upright.
  public let size: RunRequest.Size
  /// The pixels per point.
  public let scale: Double
  /// What the device covers when it's upright, in points.
  public let uprightSafeArea: RunRequest.Insets
  /// What the device covers when it lies on its side, in points.
  public let sidewaysSafeArea: RunRequest.Insets

  /// The screen's size in points, upright or on its side.
  public func size(isSideways: Bool) -> RunRequest.Size {
    isSideways ? RunRequest.Size(width: size.height, height: size.width) : size
  }

  /// What the device covers, in points, upright or on its side.
  public func safeArea(isSideways: Bool) -> RunRequest.Insets { isSideways ? sidewaysSafeArea : uprightSafeArea }

  /// The device of a name. Capitals, spaces and signs don't matter, and words at the end may be left out: `iPad Pro 11`
  /// is the newest of that size. nil where there's none.
  public static func named(_ name: String) -> Device? {
    let wanted = words(name)
    guard !wanted.isEmpty else { return nil }
    let key = wanted.joined()
    if let exact = all.first(where: { words($0.name).joined() == key }) { return exact }
    let begun = all.filter { words($0.name).starts(with: wanted) }
    // Of `iPad` is meant what has the fewest words beside it, and of those the newest.
    return begun.enumerated().min { a, b in
      (words(a.element.name).count, a.offset) < (words(b.element.name).count, b.offset)
    }?.element
  }

  private static func words(_ name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// The devices whose names are most like a name.
  static func names(near name: String) -> [String] { nearest(3, to: name, in: all.map(\.name)) }
}

extension Device {
  /// What covers the edges of a screen.
  private enum Covering {
    /// A status bar, which is hidden when a phone lies on its side.
    case phoneWithButton
    /// A cut-out or an island of a height at the top or at both sides, and the line to go home at the bottom.
    case phone(Double)
    /// A status bar.
    case padWithButton
    /// A status bar, and the line to go home.
    case pad

    var upright: RunRequest.Insets {
      switch self {
      case .phoneWithButton, .padWithButton: RunRequest.Insets(top: 20)
      case .phone(let top): RunRequest.Insets(top: top, bottom: 34)
      case .pad: RunRequest.Insets(top: 24, bottom: 20)
      }
    }

    var sideways: RunRequest.Insets {
      switch self {
      case .phoneWithButton: RunRequest.Insets()
      case .phone(let side): RunRequest.Insets(leading: side, bottom: 21, trailing: side)
      case .padWithButton, .pad: upright
      }
    }
  }

  /// All devices that are known, iPhones first, newer ones before older ones.
  public static let all: [Device] = table.flatMap { row in
    row.names.map { name in
      Device(
        name: name, size: RunRequest.Size(width: row.width, height: row.height), scale: row.scale,
        uprightSafeArea: row.covering.upright, sidewaysSafeArea: row.covering.sideways)
    }
  }

  /// Sizes and scales as Apple documents them (Human Interface Guidelines, Layout). Safe areas are what developers
  /// published; `DEVIATIONS.md` says which of them are doubtful.
  private static let table: [(width: Double, height: Double, scale: Double, covering: Covering, names: [String])] = [
    (402, 874, 3, .phone(62), ["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"]),
    (440, 956, 3, .phone(62), ["iPhone 17 Pro Max", "iPhone 16 Pro Max"]),
    (420, 912, 3, .phone(68), ["iPhone Air"]),
    (393, 852, 3, .phone(59), ["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"]),
    (430, 932, 3, .phone(59), ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"]),
    (
      390, 844, 3, .phone(47),
      ["iPhone 16e", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"]
    ),
    (428, 926, 3, .phone(47), ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"]),
    (375, 812, 3, .phone(50), ["iPhone 13 mini", "iPhone 12 mini"]),
    (375, 812, 3, .phone(44), ["iPhone 11 Pro", "iPhone XS", "iPhone X"]),
    (414, 896, 3, .phone(44), ["iPhone 11 Pro Max", "iPhone XS Max"]),
    (414, 896, 2, .phone(48), ["iPhone 11", "iPhone XR"]),
    (414, 736, 3, .phoneWithButton, ["iPhone 8 Plus", "iPhone 7 Plus"]),
    (
      375, 667, 2, .phoneWithButton,
      ["iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s"]
    ),
    (320, 568, 2, .phoneWithButton, ["iPhone SE (1st generation)", "iPhone SE", "iPhone 5s"]),
    (1032, 1376, 2, .pad, ["iPad Pro 13-inch (M5)", "iPad Pro 13-inch (M4)"]),
    (834, 1210, 2, .pad, ["iPad Pro 11-inch (M5)", "iPad Pro 11-inch (M4)"]),
    (
      1024, 1366, 2, .pad,
      [
        "iPad Air 13-inch (M3)", "iPad Air 13-inch (M2)", "iPad Pro (12.9-inch) (6th generation)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (4th generation)",
        "iPad Pro (12.9-inch) (3rd generation)",
      ]
    ),
    (
      820, 1180, 2, .pad,
      [
        "iPad Air 11-inch (M3)", "iPad Air 11-inch (M2)", "iPad Air (5th generation)", "iPad Air (4th generation)",
        "iPad (A16)", "iPad (10th generation)",
      ]
    ),
    (
      834, 1194, 2, .pad,
      [
        "iPad Pro (11-inch) (4th generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (1st generation)",
      ]
    ),
    (744, 1133, 2, .pad, ["iPad mini (A17 Pro)", "iPad mini (6th generation)"]),
    (
      810, 1080, 2, .padWithButton, ["iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"]
    ),
    (834, 1112, 2, .padWithButton, ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"]),
    (768, 1024, 2, .padWithButton, ["iPad mini (5th generation)", "iPad Pro (9.7-inch)"]),
  ]
}
