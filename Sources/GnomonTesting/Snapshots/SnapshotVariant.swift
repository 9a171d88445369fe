// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// One way in which the looks of a matrix of snapshots differ.
public struct SnapshotVariants: Sendable {
  struct Choice: Sendable {
    let name: String
    let device: Device?
    let change: @Sendable (inout ViewHost.Configuration) -> Void
  }

  let choices: [Choice]

  /// Several devices.
  public static func devices(_ devices: [Device]) -> SnapshotVariants {
    SnapshotVariants(choices: devices.map { Choice(name: $0.name, device: $0) { _ in } })
  }

  /// Light and dark appearance.
  public static let schemes = SnapshotVariants(choices: [
    Choice(name: "light", device: nil) { $0.colorScheme = .light },
    Choice(name: "dark", device: nil) { $0.colorScheme = .dark },
  ])

  /// Several type sizes of the reader's.
  public static func typeSizes(_ sizes: [DynamicTypeSize]) -> SnapshotVariants {
    SnapshotVariants(choices: sizes.map { size in Choice(name: "\(size)", device: nil) { $0.dynamicTypeSize = size } })
  }

  /// Text from left to right, and from right to left.
  public static let directions = SnapshotVariants(choices: [
    Choice(name: "ltr", device: nil) { $0.layoutDirection = .leftToRight },
    Choice(name: "rtl", device: nil) { $0.layoutDirection = .rightToLeft },
  ])

  /// Several languages, by their identifiers, as `de`. Text runs as the language does.
  public static func locales(_ identifiers: [String]) -> SnapshotVariants {
    SnapshotVariants(
      choices: identifiers.map { identifier in
        Choice(name: identifier, device: nil) {
          let locale = Locale(identifier: identifier)
          $0.locale = locale
          if locale.language.characterDirection == .rightToLeft { $0.layoutDirection = .rightToLeft }
        }
      })
  }

  /// Looks of your own, by their names.
  public static func custom(
    _ name: String, _ change: @escaping @Sendable (inout ViewHost.Configuration) -> Void
  ) -> SnapshotVariants {
    SnapshotVariants(choices: [Choice(name: name, device: nil, change: change)])
  }

  /// All combinations, each with its name.
  static func combined(_ variants: [SnapshotVariants]) -> [[Choice]] {
    variants.reduce([[]]) { found, next in found.flatMap { choices in next.choices.map { choices + [$0] } } }
  }
}
