// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gnomon

/// The label of a value of an axis.
public struct AxisValueLabel<Content>: AxisMark where Content: View {
  let options: AxisLabelOptions
  let content: (AxisValue) -> AnyView?
  /// The words of a value in a format.
  let words: ((AxisValue) -> String?)?

  /// The value in words.
  ///
  /// - Parameters:
  ///   - centered: true puts it into the middle of a category or a unit; nil is the chart's choice.
  ///   - anchor: the point of the label that lies at the value's place; nil is the chart's choice.
  ///   - multiLabelAlignment: how labels of several axes on one side are aligned.
  ///   - collisionResolution: what becomes of labels that lie over each other.
  ///   - offsetsMarks: true if marks further outside make room for it.
  ///   - orientation: the direction in which it's written.
  ///   - horizontalSpacing: the distance to the plot in points; nil is the usual one.
  ///   - verticalSpacing: the distance to the plot in points; nil is the usual one.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    options = AxisLabelOptions(
      centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
    content = { _ in nil }
    words = nil
  }

  /// A view.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    options = AxisLabelOptions(
      centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
    let view = content()
    self.content = { _ in AnyView(view) }
    words = nil
  }

  /// A text whose key is looked up in the app's texts.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(titleKey) }
  }

  /// A text of a resource of the app's texts.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(titleResource) }
  }

  /// Words that are shown as they are.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text, S: StringProtocol {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(title) }
  }

  /// The value in a format.
  nonisolated public init<Format>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  )
  where
    Content == Never, Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String
  {
    options = AxisLabelOptions(
      centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
    content = { _ in nil }
    words = { value in value.as(Format.FormatInput.self).map { format.format($0) } }
  }

  /// Adds the label.
  public static func _makeAxisMark(_ mark: Self, _ value: _AxisMarkCollector) {
    let label: AxisPart.Label
    if let view = mark.content(value.value) {
      label = .view(view)
    } else if let words = mark.words {
      label = words(value.value).map { .words($0) } ?? .usual
    } else {
      label = .usual
    }
    value.add(AxisPart(kind: .label(label, mark.options), centered: mark.options.centered, look: value.look))
  }
}

/// How an axis's label stands.
struct AxisLabelOptions {
  var centered: Bool?
  var anchor: UnitPoint?
  var multiLabelAlignment: Alignment?
  var collision: AxisValueLabelCollisionResolution
  var offsetsMarks: Bool?
  var orientation: AxisValueLabelOrientation
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  init(
    _ centered: Bool?, _ anchor: UnitPoint?, _ multiLabelAlignment: Alignment?,
    _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    (self.centered, self.anchor, self.multiLabelAlignment) = (centered, anchor, multiLabelAlignment)
    (self.collision, self.offsetsMarks, self.orientation) = (collision, offsetsMarks, orientation)
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }
}

/// The direction in which an axis's label is written.
public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
  enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }

  let kind: Kind

  /// As the chart chooses: horizontally.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
  /// Horizontally.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
  /// From top to bottom, turned clockwise.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
  /// From bottom to top, turned counterclockwise.
  public static var verticalReversed: AxisValueLabelOrientation {
    AxisValueLabelOrientation(kind: .verticalReversed)
  }

  /// The orientation in a word: `vertical`.
  public var description: String { "\(kind)" }
}

/// What becomes of an axis's labels that lie over each other.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
  enum Kind: Sendable { case automatic, greedy(priority: Double, minimumSpacing: CGFloat?), truncate, disabled }

  let kind: Kind

  /// As the chart chooses.
  public static var automatic: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .automatic)
  }
  /// Those that have no room are left out.
  public static var greedy: AxisValueLabelCollisionResolution { .greedy() }
  /// Those that have no room are left out: those of greater priority stay.
  ///
  /// - Parameters:
  ///   - priority: greater ones are shown first.
  ///   - minimumSpacing: the least distance of two labels in points; nil is the usual one.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
  /// They're shortened.
  public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .truncate) }
  /// They're shown all the same.
  public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .disabled) }

  /// The resolution in words: `truncate`.
  public var description: String {
    if case .greedy(let priority, _) = kind { return "greedy(priority: \(priority))" }
    return "\(kind)"
  }
}
