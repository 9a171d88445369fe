// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The reasons why a view's content isn't shown as it is.
///
/// Gnomon draws bars for `placeholder`. The others are kept for views of one's own, which read `redactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits: 1 is placeholder, 2 is privacy, 4 is invalidated.
  public let rawValue: Int
  /// Makes the set of the reasons whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content's data isn't there yet: texts and pictures are drawn as plain bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is nobody else's business. Gnomon draws it all the same.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. Gnomon draws it all the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// The reasons why content isn't shown as it is; empty shows it.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Adds reasons not to show the content inside as it is. For `.placeholder`, texts and pictures become plain bars.
  ///
  /// The layout stays, so that nothing moves when the content comes.
  ///
  /// ```swift
  /// struct LoadingRow: View {
  ///   var body: some View {
  ///     Label("A title that is on its way", systemImage: "doc")
  ///       .redacted(reason: .placeholder)
  ///   }
  /// }
  /// ```
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.redactionReasons.formUnion(reason) }, isSame: { ($0.value as? RedactionReasons) == reason },
        value: reason))
  }

  /// Shows the content inside as it is, whatever reasons the views around give.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content inside as nobody else's business. Gnomon keeps the mark and draws the content.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    attribute("privacySensitive", sensitive)
  }

  /// Marks the content inside as possibly out of date. Gnomon keeps the mark and draws the content.
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
