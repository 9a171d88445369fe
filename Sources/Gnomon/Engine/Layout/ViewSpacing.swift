// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The distance that a view prefers to its neighbours, edge by edge.
public struct ViewSpacing: Sendable {
  enum Preference: Equatable, Sendable {
    /// The profile's usual distance (8 points, `facts 34`).
    case standard
    /// No distance, as beside a `Spacer` (`facts 36`).
    case none
    /// A row with a mark, a checkbox: the distance between two of them is another (recorded on macOS 27).
    case mark
    /// A text's edge: between two texts that lie one above the other the distance is another (`facts 35`), and maybe to
    /// what isn't a text too.
    case text(TextEdge)
  }

  /// The vertical distances that a text's edge prefers, in points.
  struct TextEdge: Equatable, Sendable {
    /// The distance to a text.
    var toText: CGFloat
    /// The distance to a view that isn't a text; nil is the usual distance.
    var toOthers: CGFloat?
    /// True if something lies beside the text that isn't one.
    var isMixed = false

    fileprivate mutating func formUnion(_ other: TextEdge) {
      toText = max(toText, other.toText)
      if let theirs = other.toOthers { toOthers = max(toOthers ?? theirs, theirs) }
      if other.isMixed { isMixed = true }
    }
  }

  /// The distances of a text whose first and last letters are in these fonts.
  init(textIn first: ResolvedFont, to last: ResolvedFont, on profile: PlatformProfile) {
    self.init()
    let toText = profile.textSpacing(after: first)
    top = .text(TextEdge(toText: toText, toOthers: profile.spacing(aboveText: first)))
    bottom = .text(TextEdge(toText: toText, toOthers: profile.spacing(belowText: last)))
  }

  var top: Preference?
  var leading: Preference?
  var bottom: Preference?
  var trailing: Preference?

  /// No preference at any edge.
  public static let zero = ViewSpacing(all: Preference.none)

  /// The usual distance at each edge.
  public init() { self.init(all: .standard) }

  init(all preference: Preference?) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// The distance in points to a view that follows along the axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, other) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (own, other) {
    case (Preference.none?, _), (_, Preference.none?): return 0
    case (.text(let a)?, .text(let b)?) where axis == .vertical:
      var distance = max(a.toText, b.toText)
      if b.isMixed { distance = max(distance, a.toOthers ?? Self.standardDistance) }
      if a.isMixed { distance = max(distance, b.toOthers ?? Self.standardDistance) }
      return distance
    case (.mark?, .mark?) where axis == .vertical: return Self.markDistance
    case (.text(let text)?, _) where axis == .vertical, (_, .text(let text)?) where axis == .vertical:
      return text.toOthers ?? Self.standardDistance
    default: return Self.standardDistance
    }
  }

  static let standardDistance: CGFloat = 8
  static let markDistance: CGFloat = 6

  /// Takes the larger of both distances at each of the given edges, in place.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// The larger of both distances at each of the given edges; at others, this value's own.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  private static func larger(_ a: Preference?, _ b: Preference?) -> Preference? {
    guard let a else { return b }
    guard let b else { return a }
    if a == Preference.none { return b }
    if b == Preference.none || a == b { return a }
    switch (a, b) {
    case (.text(var text), .text(let other)):
      text.formUnion(other)
      return .text(text)
    // What isn't a text has no wish of its own beside one that has.
    case (.text(var text), _), (_, .text(var text)):
      text.isMixed = true
      return .text(text)
    default: return .standard
    }
  }

  /// The spacing without the wishes of texts, as around a frame that gives lengths along the axes.
  func forgettingTexts(along axes: Axis.Set) -> ViewSpacing {
    func plain(_ preference: Preference?) -> Preference? {
      if case .text = preference { .standard } else { preference }
    }
    var copy = self
    if axes.contains(.horizontal) { (copy.leading, copy.trailing) = (plain(leading), plain(trailing)) }
    if axes.contains(.vertical) { (copy.top, copy.bottom) = (plain(top), plain(bottom)) }
    return copy
  }

  /// Forms a union in which there is no distance at an edge where one of the two wants none.
  mutating func formIntersection(_ other: ViewSpacing, edges: Edge.Set) {
    if edges.contains(.top) { top = Self.smaller(top, other.top) }
    if edges.contains(.leading) { leading = Self.smaller(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.smaller(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.smaller(trailing, other.trailing) }
  }

  private static func smaller(_ a: Preference?, _ b: Preference?) -> Preference? {
    a == Preference.none || b == Preference.none ? Preference.none : larger(a, b)
  }
}
