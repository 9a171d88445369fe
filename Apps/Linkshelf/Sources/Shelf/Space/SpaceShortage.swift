// SPDX-License-Identifier: Apache-2.0
/// Why no work is begun: there's no room for what it would make.
public enum SpaceShortage: Hashable, Sendable {
  /// Less of the disk is free than has to stay free, in bytes.
  case floor(free: Int64, wanted: Int64)
  /// The store takes as much as it may, in bytes.
  case total(used: Int64, limit: Int64)
  /// All shelves of the household together take as much as they may, in bytes.
  case household(used: Int64, limit: Int64)
  /// A moment ago something couldn't be written: the disk of this folder is full.
  case full(folder: String)

  /// Which of them it is, whatever the numbers.
  public var name: String {
    switch self {
    case .floor: "floor"
    case .total: "total"
    case .household: "household"
    case .full: "full"
    }
  }

  /// What it is, and what to do, in plain words.
  public var sentence: String {
    let advice = "The queue waits and goes on by itself when there is room."
    let place = "Limits are set on the page Settings, or by “linkshelf space”."
    return switch self {
    case .floor(let free, let wanted):
      "The disk has \(Self.size(free)) free, and \(Self.size(wanted)) have to stay free. \(advice) \(place)"
    case .total(let used, let limit):
      "The shelf takes \(Self.size(used)), and \(Self.size(limit)) is the most that it may take. \(advice) \(place)"
    case .household(let used, let limit):
      "All shelves together take \(Self.size(used)), and \(Self.size(limit)) is the most that they may take. \(advice) Managers set that limit."
    case .full(let folder): "The disk of \(folder) is full: something couldn't be written. \(advice)"
    }
  }

  /// A size in the largest unit that it fills: `830 MB`, `1.2 GB`. Steps of 1,000.
  public static func size(_ bytes: Int64) -> String {
    let units = ["B", "kB", "MB", "GB", "TB", "PB"]
    var value = Double(max(0, bytes))
    var unit = 0
    while value >= 999.5, unit < units.count - 1 {
      value /= 1_000
      unit += 1
    }
    let tenths = Int((value * 10).rounded())
    return unit > 0 && value < 99.95
      ? "\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") \(units[unit])"
      : "\(Int(value.rounded())) \(units[unit])"
  }
}
