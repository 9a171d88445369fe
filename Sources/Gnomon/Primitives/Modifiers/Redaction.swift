// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why a view's content isn't shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its data isn't there yet: texts and pictures are shown as plain bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It's nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It's out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why content isn't shown as it is; empty shows it.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Shows plain bars in place of the content inside, for a reason.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.redactionReasons.formUnion(reason) }, isSame: { ($0.value as? RedactionReasons) == reason },
        value: reason))
  }

  /// Shows the content inside whatever views around say.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Whether the content inside is nobody else's business. A host shows it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    attribute("privacySensitive", sensitive)
  }

  /// Whether the content inside may be out of date. A host shows it.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    attribute("invalidatableContent", invalidatable)
  }
}

extension DrawingContext {
  /// Draws plain bars in place of lines of text, each within its line, or one in place of a picture.
  mutating func addPlaceholder(_ box: CGRect, lines: [ShapedLine] = [], _ environment: EnvironmentValues) {
    let paint = ForegroundStyle()._paint(in: environment, bounds: box).multiplyingOpacity(0.16)
    var bars = [box]
    if !lines.isEmpty {
      bars = lines.prefix(1_000).map { line in
        let top = line.origin.y - line.ascent
        return CGRect(
          x: box.minX + line.origin.x, y: box.minY + top, width: line.width, height: line.ascent + line.descent
        ).integral.inset(by: 2)
      }
    }
    var path = Path()
    for bar in bars where bar.isFinite && bar.width > 0 && bar.height > 0 {
      let radius = min(4, bar.height / 2, bar.width / 2)
      path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
    }
    add(.fill(path, style: FillStyle(), paint: paint))
  }
}
