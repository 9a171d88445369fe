// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Gives the views in a view the frames that follow from their constraints one by one.
@MainActor
struct ConstraintReading {
  private let view: UIView
  /// The views whose frames are to be found.
  private let wanted: [UIView]

  init(_ view: UIView) {
    self.view = view
    wanted = view.subviews.filter { !$0.kept.translatesMask }
  }

  /// A width and a height that constraints set by a number.
  static func fixedSize(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
    func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
      view.kept.constraints.last {
        $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
      }?.constant
    }
    return (length(.width), length(.height))
  }

  /// What is known of one axis of a view.
  private struct Span {
    var start: CGFloat?
    var middle: CGFloat?
    var end: CGFloat?
    var length: CGFloat?

    /// Works out what follows; true if that's all.
    mutating func complete() -> Bool {
      if let start, let end { length = length ?? end - start }
      if let start, let middle { length = length ?? 2 * (middle - start) }
      if let end, let middle { length = length ?? 2 * (end - middle) }
      if let length {
        start = start ?? end.map { $0 - length } ?? middle.map { $0 - length / 2 }
        if let start { (middle, end) = (start + length / 2, start + length) }
      }
      return start != nil && length != nil
    }
  }

  func apply() {
    guard !wanted.isEmpty else { return }
    let all = view.kept.constraints + wanted.flatMap(\.kept.constraints)
    let equalities = all.filter { $0.relation == .equal }.sorted { $0.priority.rawValue > $1.priority.rawValue }
    let horizontal = equalities.filter { $0.firstAttribute.isHorizontal }
    let vertical = equalities.filter { !$0.firstAttribute.isHorizontal }
    // A length may be one of the other axis.
    var across = spans(horizontal, isHorizontal: true, beside: [:])
    let down = spans(vertical, isHorizontal: false, beside: across)
    if horizontal.contains(where: { $0.secondAttribute == .height }) {
      across = spans(horizontal, isHorizontal: true, beside: down)
    }
    for child in wanted {
      let (x, y) = (across[ObjectIdentifier(child)], down[ObjectIdentifier(child)])
      child.frame = CGRect(
        x: x?.start ?? 0, y: y?.start ?? 0, width: max(0, x?.length ?? 0), height: max(0, y?.length ?? 0))
    }
  }

  private func spans(
    _ constraints: [NSLayoutConstraint], isHorizontal: Bool, beside other: [ObjectIdentifier: Span]
  ) -> [ObjectIdentifier: Span] {
    var known: [ObjectIdentifier: Span] = [:]
    // Each round finds what follows from the one before; a chain is seldom longer.
    for _ in 0..<12 {
      var isChanged = false
      for constraint in constraints {
        if take(constraint, isHorizontal, other, &known) { isChanged = true }
      }
      if !isChanged { break }
    }
    for child in wanted {
      var span = known[ObjectIdentifier(child)] ?? Span()
      if !span.complete() {
        let own = isHorizontal ? child.intrinsicContentSize.width : child.intrinsicContentSize.height
        span.length = span.length ?? (own >= 0 ? own : nil)
        _ = span.complete()
      }
      known[ObjectIdentifier(child)] = span
    }
    return known
  }

  /// Takes what follows from one equality; false where nothing new does.
  private func take(
    _ constraint: NSLayoutConstraint, _ isHorizontal: Bool, _ beside: [ObjectIdentifier: Span],
    _ known: inout [ObjectIdentifier: Span]
  ) -> Bool {
    let second = constraint.secondItem
    let other =
      second == nil
      ? 0
      : value(
        of: second, constraint.secondAttribute, isHorizontal,
        constraint.secondAttribute.isHorizontal == isHorizontal ? known : beside)
    if let other, let child = wantedView(constraint.firstItem) {
      return set(constraint.firstAttribute, of: child, constraint.multiplier * other + constraint.constant, &known)
    }
    // The other way round: the first is known.
    if let child = wantedView(second), constraint.multiplier != 0,
      let first = value(of: constraint.firstItem, constraint.firstAttribute, isHorizontal, known)
    {
      return set(
        constraint.secondAttribute, of: child, (first - constraint.constant) / constraint.multiplier, &known)
    }
    return false
  }

  private func wantedView(_ item: AnyObject?) -> UIView? {
    guard let view = item as? UIView, view.superview === self.view, !view.kept.translatesMask else { return nil }
    return view
  }

  private func set(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ value: CGFloat,
    _ known: inout [ObjectIdentifier: Span]
  ) -> Bool {
    var span = known[ObjectIdentifier(view)] ?? Span()
    let path: WritableKeyPath<Span, CGFloat?>
    switch attribute {
    case .left, .leading, .top: path = \.start
    case .right, .trailing, .bottom: path = \.end
    case .centerX, .centerY: path = \.middle
    case .width, .height: path = \.length
    default: return false
    }
    guard span[keyPath: path] == nil else { return false }
    span[keyPath: path] = value
    _ = span.complete()
    known[ObjectIdentifier(view)] = span
    return true
  }

  private func value(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ isHorizontal: Bool,
    _ known: [ObjectIdentifier: Span]
  ) -> CGFloat? {
    let span: Span
    if let view = item as? UIView {
      if let own = known[ObjectIdentifier(view)] {
        span = own
      } else if wantedView(view) != nil {
        return nil
      } else {
        // Of the view itself its own coordinates count; of a view in it, where it lies.
        let rect = view === self.view ? view.bounds : view.frame
        span = Self.span(rect, isHorizontal)
      }
    } else if let guide = item as? UILayoutGuide {
      span = Self.span(guide.layoutFrame, isHorizontal)
    } else {
      return nil
    }
    switch attribute {
    case .left, .leading, .top: return span.start
    case .right, .trailing, .bottom: return span.end
    case .centerX, .centerY: return span.middle
    case .width, .height: return span.length
    default: return nil
    }
  }

  private static func span(_ rect: CGRect, _ isHorizontal: Bool) -> Span {
    isHorizontal
      ? Span(start: rect.minX, middle: rect.midX, end: rect.maxX, length: rect.width)
      : Span(start: rect.minY, middle: rect.midY, end: rect.maxY, length: rect.height)
  }
}
