// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSLayoutConstraint {
  /// How views of a format lie to each other, by Apple's name.
  public struct FormatOptions: OptionSet, Sendable {
    /// How, as bits.
    public let rawValue: UInt
    /// What some bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Their left sides are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right sides are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their tops are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their bottoms are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The sides where they begin are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The sides where they end are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their middles across are the same.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles down are the same.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Their last lines of text are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Their first lines of text are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// They follow each other as writing goes.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// They follow each other from the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// They follow each other from the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The constraints of a line of Apple's visual format, `H:|-8-[title]-[button(>=44)]|`.
  ///
  /// A gap without a length is 8 points between views and 20 at the superview. A format that isn't understood gives none, and a
  /// warning says so once; AppKit and UIKit end the program there.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, opts, metrics ?? [:], views)
    guard let result = reader.constraints() else {
      _FrameworkLack.say("The visual format '\(format)' isn't understood: it gives no constraints.")
      return []
    }
    return result
  }
}

/// Reads a line of Apple's visual format.
@MainActor
private struct VisualFormat {
  private struct Condition {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    var view: AnyObject?
    var priority = UILayoutPriority.required

    // The same gap where x goes the other way.
    var turned: Condition {
      var other = self
      other.length = -length
      switch relation {
      case .greaterThanOrEqual: other.relation = .lessThanOrEqual
      case .lessThanOrEqual: other.relation = .greaterThanOrEqual
      default: break
      }
      return other
    }
  }
  private enum Place {
    case superview
    case view(AnyObject)
  }

  private var rest: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []
  private var passed: [AnyObject] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    rest = format.filter { !$0.isWhitespace }[...]
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  mutating func constraints() -> [NSLayoutConstraint]? {
    isVertical = take("V:")
    if !isVertical { _ = take("H:") }
    guard var last = place() else { return nil }
    while !rest.isEmpty {
      guard let gap = gap(), let next = place() else { return nil }
      for condition in gap { guard join(last, next, condition) else { return nil } }
      last = next
    }
    for attribute in options.attributes {
      for (one, other) in zip(passed, passed.dropFirst()) {
        add(one, attribute, Condition(), to: other, attribute)
      }
    }
    return result
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func place() -> Place? {
    if take("|") { return .superview }
    guard take("[") else { return nil }
    guard let view = views[name()].map({ $0 as AnyObject }) else { return nil }
    passed.append(view)
    if take("(") {
      guard let conditions = list() else { return nil }
      let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      for one in conditions { add(view, length, one, to: one.view, one.view == nil ? .notAnAttribute : length) }
    }
    return take("]") ? .view(view) : nil
  }

  /// Nil where it isn't understood; nothing is a gap of the usual length.
  private mutating func gap() -> [Condition?]? {
    guard take("-") else { return [Condition()] }
    if take("(") {
      guard let conditions = list(), take("-"), conditions.allSatisfy({ $0.view == nil }) else { return nil }
      return conditions
    }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [nil] }
    guard let condition = condition(), condition.view == nil, take("-") else { return nil }
    return [condition]
  }

  private mutating func list() -> [Condition]? {
    var conditions: [Condition] = []
    repeat {
      guard let one = condition() else { return nil }
      conditions.append(one)
    } while take(",")
    return take(")") ? conditions : nil
  }

  private mutating func condition() -> Condition? {
    var condition = Condition()
    if take(">=") {
      condition.relation = .greaterThanOrEqual
    } else if take("<=") {
      condition.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let word = name()
    if let length = number(word) {
      condition.length = isNegative ? -length : length
    } else if let view = views[word], !isNegative {
      condition.view = view as AnyObject
    } else {
      return nil
    }
    if take("@") {
      guard let priority = number(name()) else { return nil }
      condition.priority = UILayoutPriority(Float(priority))
    }
    return condition
  }
  private func number(_ word: String) -> CGFloat? {
    let number: CGFloat? =
      // A view may be called "nan" or "inf", which are numbers, too.
      if let first = word.first, first.isNumber || first == "." { Double(word).map { CGFloat($0) } } else {
        switch metrics[word] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func join(_ one: Place, _ other: Place, _ condition: Condition?) -> Bool {
    let isFromLeft = options.contains(.directionLeftToRight)
    let isFromRight = !isVertical && !isFromLeft && options.contains(.directionRightToLeft)
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical
      ? (.top, .bottom) : isFromLeft ? (.left, .right) : isFromRight ? (.right, .left) : (.leading, .trailing)
    func gap(_ usual: CGFloat) -> Condition {
      let gap = condition ?? Condition(length: usual)
      return isFromRight ? gap.turned : gap
    }
    switch (one, other) {
    case (.superview, .view(let view)):
      guard let around = superview(of: view) else { return false }
      add(view, start, gap(20), to: around, start)
    case (.view(let view), .superview):
      guard let around = superview(of: view) else { return false }
      add(around, end, gap(20), to: view, end)
    case (.view(let first), .view(let second)):
      add(second, start, gap(8), to: first, end)
    case (.superview, .superview): return false
    }
    return true
  }
  private func superview(of item: AnyObject) -> AnyObject? {
    (item as? UIView)?.superview ?? (item as? NSView)?.superview
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ condition: Condition, to other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    let one = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: condition.relation, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: condition.length)
    one.priority = condition.priority
    result.append(one)
  }
}
