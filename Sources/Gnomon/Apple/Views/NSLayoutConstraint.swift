// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How much a constraint counts, by UIKit's name.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000.
  public var rawValue: Float
  /// A priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It has to hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between sides or lengths of views, by UIKit's name.
///
/// It's kept. Equalities are followed where they follow from each other one by one: a side that is another one's, a middle, a width, a height. Inequalities
/// and what needs several to be solved at once aren't followed.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How two values relate.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// A side or a length of a view.
  public enum Attribute: Int, Sendable {
    /// None.
    case notAnAttribute
    /// The left side.
    case left
    /// The right side.
    case right
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// The side that reading begins at.
    case leading
    /// The side that reading ends at.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle down.
    case centerY
    /// The last line's baseline.
    case lastBaseline
    /// The first line's baseline.
    case firstBaseline
    /// The left side within the margins.
    case leftMargin
    /// The right side within the margins.
    case rightMargin
    /// The upper side within the margins.
    case topMargin
    /// The lower side within the margins.
    case bottomMargin
    /// The side within the margins that reading begins at.
    case leadingMargin
    /// The side within the margins that reading ends at.
    case trailingMargin
    /// The middle across within the margins.
    case centerXWithinMargins
    /// The middle down within the margins.
    case centerYWithinMargins

    /// The same of what lies within the margins; nil where it's none of these.
    fileprivate var withinMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    var isHorizontal: Bool {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX: true
      default: false
      }
    }
  }

  /// Directions along which a view has a size by its content.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal
    /// Down.
    case vertical
  }

  /// The view or guide of the first value.
  public let firstItem: AnyObject?
  /// The side or length of the first value.
  public let firstAttribute: Attribute
  /// How the values relate.
  public let relation: Relation
  /// The view or guide of the second value; nil for a number.
  public let secondItem: AnyObject?
  /// The side or length of the second value.
  public let secondAttribute: Attribute
  /// What the second value is multiplied by.
  public let multiplier: CGFloat
  /// What is added, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { owner?.setNeedsLayout() } } }
  /// How much it counts. It's kept.
  open var priority = UILayoutPriority.required
  /// A name for logs.
  open var identifier: String?
  weak var owner: UIView?

  /// A relation of two values, or of one and a number. What lies within a view's margins is kept as a side of its `layoutMarginsGuide`.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, firstAttribute) = Self.value(of: view1 as AnyObject, attr1)
    self.relation = relation
    (secondItem, secondAttribute) = Self.value(of: view2 as AnyObject?, attr2)
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether it holds. It's kept by the innermost view around both of its views.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if newValue == isActive { return }
      if newValue {
        guard let holder = Self.holder(view(of: firstItem), view(of: secondItem)) else { return }
        owner = holder
        holder.kept.constraints.append(self)
        holder.setNeedsLayout()
      } else {
        owner?.kept.constraints.removeAll { $0 === self }
        owner?.setNeedsLayout()
        owner = nil
      }
    }
  }

  private static func value(of item: AnyObject?, _ attribute: Attribute) -> (AnyObject?, Attribute) {
    guard let inner = attribute.withinMargins else { return (item, attribute) }
    return ((item as? UIView)?.layoutMarginsGuide ?? item, inner)
  }

  private func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private static func holder(_ first: UIView?, _ second: UIView?) -> UIView? {
    guard let first else { return second }
    guard let second else { return first }
    var view: UIView? = first
    while let current = view {
      if second.isDescendant(of: current) { return current }
      view = current.superview
    }
    return first
  }

  /// Has some hold.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
  /// Has some hold no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
}

/// A side or a length of a view that others are bound to, by UIKit's name.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    times multiplier: CGFloat = 1, plus constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: self.attribute, relatedBy: relation, toItem: other, attribute: attribute,
      multiplier: multiplier, constant: constant)
  }

  /// It is another one, and a distance in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    related(.equal, anchor.item, anchor.attribute, plus: c)
  }
  /// It is at least another one, and a distance in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor.item, anchor.attribute, plus: c) }
  /// It is at most another one, and a distance in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor.item, anchor.attribute, plus: c) }
}

/// A side or a middle across, by UIKit's name.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A side or a middle down, by UIKit's name.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A width or a height, by UIKit's name.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// It is a length in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, nil, .notAnAttribute, plus: c)
  }
  /// It is at least a length in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, nil, .notAnAttribute, plus: c)
  }
  /// It is at most a length in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, nil, .notAnAttribute, plus: c)
  }
  /// It is another length times a number, and some points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor.item, anchor.attribute, times: m, plus: c) }
  /// It is at most another length times a number, and some points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor.item, anchor.attribute, times: m, plus: c) }
  /// It is at least another length times a number, and some points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor.item, anchor.attribute, times: m, plus: c) }
}

/// A rectangle of a view that others are bound to, by UIKit's name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that it belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for logs.
  open var identifier = ""
  let insets: (UIView) -> UIEdgeInsets
  /// A guide as large as its view.
  public override init() {
    insets = { _ in .zero }
    super.init()
  }
  init(_ view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }
  /// The rectangle in the view's coordinates: the view's, without what is covered where it's the safe area's.
  open var layoutFrame: CGRect { owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero }
}

/// What constraints can be bound to: views and guides.
@preconcurrency @MainActor
public protocol _AnchoredItem: AnyObject {}

extension _AnchoredItem {
  /// The side that reading begins at.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The side that reading ends at.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { length(.height) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, attribute) }
  func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, attribute) }
  func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension { NSLayoutDimension(self, attribute) }
}

extension UIView: _AnchoredItem {
  /// The first line's baseline. What is bound to it isn't followed.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The last line's baseline. What is bound to it isn't followed.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

  /// The constraints that the view keeps.
  public var constraints: [NSLayoutConstraint] { kept.constraints }
  /// Keeps a constraint, which holds then.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Keeps constraints, which hold then.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Has a constraint hold no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Has constraints hold no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  /// Whether the view's frame is what it's set to. Where not, its constraints give it.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { kept.translatesMask }
    set {
      kept.translatesMask = newValue
      parent?.setNeedsLayout()
    }
  }
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    kept.guides.append(layoutGuide)
  }
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { kept.guides }
  /// The part that the device doesn't cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let known = kept.safeAreaGuide { return known }
    let guide = UILayoutGuide(self) { $0.safeAreaInsets }
    kept.safeAreaGuide = guide
    return guide
  }
  /// The part within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let known = kept.marginsGuide { return known }
    let guide = UILayoutGuide(self) { $0.layoutMargins }
    kept.marginsGuide = guide
    return guide
  }
  /// The part that is good for reading: that within the margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// How little the view grows beyond its content. 250 where nothing is set; a label's is 251.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let known = kept.hugging ?? _hugging
    return axis == .horizontal ? known.horizontal : known.vertical
  }
  /// Sets how little the view grows beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    var new = kept.hugging ?? _hugging
    if axis == .horizontal { new.horizontal = priority } else { new.vertical = priority }
    kept.hugging = new
    changed()
  }
  /// How little the view shrinks below its content. 750 where nothing is set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let known = kept.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? known.horizontal : known.vertical
  }
  /// Sets how little the view shrinks below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    var new = kept.resistance ?? (.defaultHigh, .defaultHigh)
    if axis == .horizontal { new.horizontal = priority } else { new.vertical = priority }
    kept.resistance = new
    changed()
  }
}

extension UILayoutGuide: _AnchoredItem {}
