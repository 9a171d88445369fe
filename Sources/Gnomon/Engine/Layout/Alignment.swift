// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type that names an alignment guide and gives its place in a view that doesn't set it.
public protocol AlignmentID {
  /// The guide's position from the view's leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Takes one more of the values that a container's children set for the guide.
  /// - Parameters:
  ///   - childValue: the value, from the container's leading or top edge, in points.
  ///   - n: how many children before have set one.
  ///   - parentValue: the container's value so far, nil before the first.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Takes the mean of the values that a container's children set for the guide.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let value = parentValue, n > 0 else { return parentValue = childValue }
    parentValue = (value * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// A guide of an axis: a reference to what is known of it, which stays for good.
struct AlignmentKey: Hashable, @unchecked Sendable {
  private unowned(unsafe) let guide: AlignmentGuide

  /// - Parameter place: where the guide lies in a plain box.
  init(_ id: any AlignmentID.Type, _ axis: Axis, place: LayoutCell.Guide = .other) {
    guide = AlignmentGuide.find(id, axis, place)
  }

  var id: any AlignmentID.Type { guide.id }
  var axis: Axis { guide.axis }
  var isTextBaseline: Bool { guide.isTextBaseline }
  /// True for the middle of the first line, which is the middle of a view with one.
  var isFirstLine: Bool { guide.isFirstLine }
  /// The place of the guide in a plain box, for the guides that every view has.
  var place: LayoutCell.Guide { guide.place }

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.guide === b.guide }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(guide)) }

  /// Merges what a container's children set: as the guide says, which is the mean, but the first (last) of the text
  /// baselines (`facts 50, 78`).
  func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combined: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &combined)
      count += 1
    }
    return combined
  }
}

/// The meaning of a guide's key. There is one for each type and axis, for as long as the process runs.
private final class AlignmentGuide: @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  let place: LayoutCell.Guide
  let isTextBaseline: Bool
  let isFirstLine: Bool

  private static let lock = NSLock()
  nonisolated(unsafe) private static var horizontal: [ObjectIdentifier: AlignmentGuide] = [:]
  nonisolated(unsafe) private static var vertical: [ObjectIdentifier: AlignmentGuide] = [:]

  private init(_ id: any AlignmentID.Type, _ axis: Axis, _ place: LayoutCell.Guide) {
    self.id = id
    self.axis = axis
    self.place = place
    isTextBaseline =
      id == VerticalAlignment.FirstTextBaseline.self || id == VerticalAlignment.LastTextBaseline.self
    isFirstLine = id == VerticalAlignment.FirstLine.self
  }

  /// The one of the type and axis. Types can be named on any thread.
  static func find(_ id: any AlignmentID.Type, _ axis: Axis, _ place: LayoutCell.Guide) -> AlignmentGuide {
    lock.withLock {
      let known = axis == .horizontal ? horizontal : vertical
      if let guide = known[ObjectIdentifier(id)] { return guide }
      let guide = AlignmentGuide(id, axis, place)
      if axis == .horizontal {
        horizontal[ObjectIdentifier(id)] = guide
      } else {
        vertical[ObjectIdentifier(id)] = guide
      }
      return guide
    }
  }
}

/// A guide along the horizontal axis, at which views of a column meet. Its place is in points from a view's leading
/// edge.
///
/// ```swift
/// enum Colon: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
/// }
///
/// struct Times: View {
///   var body: some View {
///     VStack(alignment: HorizontalAlignment(Colon.self)) {
///       Text("9:30")
///       Text("Lunch at 12:00").alignmentGuide(HorizontalAlignment(Colon.self)) { $0.width - 24 }
///     }
///   }
/// }
/// ```
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A horizontal guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  private init(_ id: any AlignmentID.Type, at place: LayoutCell.Guide) {
    key = AlignmentKey(id, .horizontal, place: place)
  }

  init(key: AlignmentKey) { self.key = key }

  /// The mean of the values that are given; nil when none is.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combine(values)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
  }

  /// The leading edge: left where reading goes to the right.
  public static let leading = HorizontalAlignment(Leading.self, at: .start)
  /// The middle between the leading and the trailing edge.
  public static let center = HorizontalAlignment(Center.self, at: .center)
  /// The trailing edge: right where reading goes to the right.
  public static let trailing = HorizontalAlignment(Trailing.self, at: .end)
  /// The place where the line below a list's row begins. Unless a guide is set, it's where the row's first text does on
  /// iOS, and where its content does on macOS.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The place where the line below a list's row ends; the list's own edge unless a guide is set.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A guide along the vertical axis, at which views of a row meet. Its place is in points from a view's top.
///
/// ```swift
/// struct Price: View {
///   var body: some View {
///     HStack(alignment: .firstTextBaseline) {
///       Text("12").font(.largeTitle)
///       Text("euros").font(.caption)
///       Image(systemName: "tag").alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.bottom] - 2 }
///     }
///   }
/// }
/// ```
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// A vertical guide of your own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  private init(_ id: any AlignmentID.Type, at place: LayoutCell.Guide) {
    key = AlignmentKey(id, .vertical, place: place)
  }

  init(key: AlignmentKey) { self.key = key }

  /// The mean of the values that are given (the first or last of text baselines); nil when none is.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combine(values)
  }

  private enum Top: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  }

  // Views without text answer with their bottom edge (`facts 79`).
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }

  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }

    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }

  enum FirstLine: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat {
      (d.height - (d[.lastTextBaseline] - d[.firstTextBaseline])) / 2
    }
  }

  /// The middle of the first line of text; the middle of a view without text.
  static let firstLine = VerticalAlignment(FirstLine.self)

  /// The upper edge.
  public static let top = VerticalAlignment(Top.self, at: .start)
  /// The middle between the upper and the lower edge.
  public static let center = VerticalAlignment(Center.self, at: .center)
  /// The lower edge.
  public static let bottom = VerticalAlignment(Bottom.self, at: .end)
  /// The baseline of the first line of text; the lower edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the lower edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// A guide on each axis, such as the leading edge and the vertical middle.
///
/// ```swift
/// struct Corner: View {
///   var body: some View {
///     Color.mint
///       .frame(width: 120, height: 80)
///       .overlay(alignment: .bottomTrailing) { Text("Corner") }
///   }
/// }
/// ```
public struct Alignment: Equatable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// A guide on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge and the vertical middle.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge and the vertical middle.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The upper edge and the horizontal middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The lower edge and the horizontal middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The leading and the upper edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The trailing and the upper edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The leading and the lower edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The trailing and the lower edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal middle and the first line's baseline.
  public static var centerFirstTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .firstTextBaseline) }
  /// The horizontal middle and the last line's baseline.
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  /// The leading edge and the first line's baseline.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The leading edge and the last line's baseline.
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  /// The trailing edge and the first line's baseline.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The trailing edge and the last line's baseline.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

/// A view's size and guides, as a container sees them.
public struct ViewDimensions {
  let node: LayoutNode
  let size: CGSize
  let proposal: ProposedViewSize

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The guide's position: what the view sets, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a vertical guide, in points from the view's top: the one that was set, or the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's position where the view or one inside sets it, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The place of a vertical guide that a view inside has set, in points from the view's top; nil if none has.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat {
    let value = explicit(key) ?? key.id.defaultValue(in: self)
    return value.isFinite ? value : 0
  }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard node.graph.mayBeExplicit(key) else { return nil }
    return node.guide(key, size: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// True if both are of one view and have one size.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.node === b.node && a.size == b.size }
}

extension ViewDimensions: @unchecked Sendable {}

extension Graph {
  /// True if any view in the tree may set the guide.
  func mayBeExplicit(_ key: AlignmentKey) -> Bool {
    if key.isTextBaseline {
      asksForBaselines = true
      return true
    }
    return !guideOwners.isEmpty || explicitGuides.contains(key)
  }

  /// Has the closures of guides called again. Those of a container's children are called in the children's order, once while it
  /// measures and once while it places: there are views that lay themselves out by what their guides' closures do.
  func beginGuideRound() {
    if !explicitGuides.isEmpty { guideRound &+= 1 }
  }

  /// True if any view in the tree may set a guide, text baselines apart.
  var guidesMayBeSet: Bool { !guideOwners.isEmpty || !explicitGuides.isEmpty }

  /// True if a guide set inside a fixed frame may move what is around it.
  var guidesMayReachOut: Bool { asksForBaselines || !guideOwners.isEmpty || !explicitGuides.isEmpty }
}
