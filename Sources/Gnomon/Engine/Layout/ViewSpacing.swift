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
    /// A text's edge: between two texts that lie one above the other the distance is another (`facts 35`), and to what
    /// isn't a text too.
    case text(TextEdge)
  }

  /// The vertical distances that a text's edge prefers, in points.
  struct TextEdge: Equatable, Sendable {
    /// The distance above it to another text: the leading of its font.
    var leading: CGFloat
    /// The pitch of its lines: of texts side by side the one with the largest decides about the leading. 0 is a symbol,
    /// beside which texts have no leading.
    var pitch: CGFloat
    /// The distance to a view that isn't a text; nil is the usual distance.
    var toOthers: CGFloat?
    /// True if something lies beside the text that isn't one.
    var isMixed = false

    fileprivate mutating func formUnion(_ other: TextEdge) {
      if other.pitch > pitch { (pitch, leading) = (other.pitch, other.leading) }
      if let theirs = other.toOthers { toOthers = max(toOthers ?? theirs, theirs) }
      if other.isMixed { isMixed = true }
    }

    /// The distance to a text that lies below this one.
    fileprivate func distance(toTextBelow lower: TextEdge) -> CGFloat { pitch == 0 ? 0 : lower.leading }
  }

  /// The distances of a text in some fonts. The largest measures of all of them count.
  init(textIn fonts: some Sequence<ResolvedFont>, on profile: PlatformProfile, displayScale: CGFloat) {
    self.init()
    var (above, below): (TextEdge?, TextEdge?)
    for font in fonts {
      let (leading, pitch) = (profile.textSpacing(above: font, displayScale: displayScale), font.linePitch ?? font.size)
      let top = TextEdge(
        leading: leading, pitch: pitch, toOthers: profile.spacing(aboveText: font, displayScale: displayScale))
      let bottom = TextEdge(
        leading: leading, pitch: pitch, toOthers: profile.spacing(belowText: font, displayScale: displayScale))
      above?.formUnion(top)
      below?.formUnion(bottom)
      if above == nil { (above, below) = (top, bottom) }
    }
    if let above, let below { (top, bottom) = (.text(above), .text(below)) }
  }

  /// The distances of a symbol that has its font's size.
  init(symbolIn font: ResolvedFont, on profile: PlatformProfile, displayScale: CGFloat) {
    self.init()
    let above = profile.spacing(aboveText: font, displayScale: displayScale)
    let below = profile.spacing(belowText: font, displayScale: displayScale)
    top = .text(TextEdge(leading: 0, pitch: 0, toOthers: above))
    bottom = .text(TextEdge(leading: 0, pitch: 0, toOthers: below))
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
    case (let own?, let other?) where axis == .vertical: return own.distance(toBelow: other)
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

  /// Puts the usual distance in place of what is wished at some edges.
  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = .standard }
    if edges.contains(.leading) { leading = .standard }
    if edges.contains(.bottom) { bottom = .standard }
    if edges.contains(.trailing) { trailing = .standard }
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

extension ViewSpacing.Preference {
  /// The distance to a view that lies below, whose upper edge prefers `lower`.
  ///
  /// Where texts and other views meet texts and other views, the largest of the distances between them counts.
  fileprivate func distance(toBelow lower: Self) -> CGFloat {
    let usual = ViewSpacing.standardDistance
    switch (self, lower) {
    case (.text(let upper), .text(let lower)):
      var distance = upper.distance(toTextBelow: lower)
      if lower.isMixed { distance = max(distance, upper.toOthers ?? usual) }
      if upper.isMixed { distance = max(distance, lower.toOthers ?? usual) }
      return distance
    case (.text(let text), _), (_, .text(let text)): return text.toOthers ?? usual
    case (.mark, .mark): return ViewSpacing.markDistance
    default: return usual
    }
  }
}
