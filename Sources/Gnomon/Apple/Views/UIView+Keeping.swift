// SPDX-License-Identifier: Apache-2.0
import Foundation

extension UIView {
  /// A number to find the view by.
  public var tag: Int {
    get { kept.tag }
    set { kept.tag = newValue }
  }
  /// Whether several fingers count. It's kept.
  public var isMultipleTouchEnabled: Bool {
    get { kept.isMultipleTouchEnabled }
    set { kept.isMultipleTouchEnabled = newValue }
  }
  /// Whether no other view takes touches meanwhile. It's kept.
  public var isExclusiveTouch: Bool {
    get { kept.isExclusiveTouch }
    set { kept.isExclusiveTouch = newValue }
  }
  /// The pixels of a point: the screen's where none is set.
  public var contentScaleFactor: CGFloat {
    get { kept.contentScaleFactor > 0 ? kept.contentScaleFactor : UIScreen.main.scale }
    set { kept.contentScaleFactor = newValue }
  }
  /// Whether the views in this one follow its size by their masks.
  public var autoresizesSubviews: Bool {
    get { kept.autoresizesSubviews }
    set { kept.autoresizesSubviews = newValue }
  }
  /// Distances that are kept for what is in the view, in points. They're kept.
  public var layoutMargins: UIEdgeInsets {
    get { kept.layoutMargins }
    set { kept.layoutMargins = newValue }
  }
  /// Whether the superview's distances count in the view, too. It's kept.
  public var preservesSuperviewLayoutMargins: Bool {
    get { kept.preservesSuperviewLayoutMargins }
    set { kept.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether what the device covers adds to the distances. It's kept.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { kept.insetsLayoutMarginsFromSafeArea }
    set { kept.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// The same by the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = kept.layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      kept.layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  /// Whether the view is mirrored where lines run from right to left. It's kept.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { kept.semanticContentAttribute }
    set { kept.semanticContentAttribute = newValue }
  }
  /// The host's direction of reading.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIApplication.shared.userInterfaceLayoutDirection
  }
  /// A view that cuts this one out. It's kept and not used.
  public var mask: UIView? {
    get { kept.maskView }
    set { kept.maskView = newValue }
  }
  /// The gesture recognizers; nil where there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { kept.recognizers.isEmpty ? nil : kept.recognizers }
    set {
      for old in kept.recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  /// Ends typing in the view. False: nothing is typed into a view by UIKit's name.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }

  // MARK: Coordinates

  /// A point of this view in another one's coordinates; in the uppermost view's where that's nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = point.applying(transformToTop)
    return view.map { top.applying($0.transformToTop.inverted()) } ?? top
  }
  /// A point of another view in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.transformToTop) } ?? point).applying(transformToTop.inverted())
  }
  /// A rectangle of this view in another one's coordinates; in the uppermost view's where that's nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let top = rect.applying(transformToTop)
    return view.map { top.applying($0.transformToTop.inverted()) } ?? top
  }
  /// A rectangle of another view in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view.map { rect.applying($0.transformToTop) } ?? rect).applying(transformToTop.inverted())
  }

  /// From the view's own coordinates to those that the uppermost view around it lies in.
  private var transformToTop: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view {
      let (layer, bounds) = (current.layer, current.bounds)
      let anchor = CGPoint(
        x: bounds.origin.x + bounds.width * layer.anchorPoint.x,
        y: bounds.origin.y + bounds.height * layer.anchorPoint.y)
      result = result.concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
        .concatenating(current.transform)
        .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
      view = current.parent
    }
    return result
  }

  /// A picture of the view as another view: none can be taken, and a view of the same size comes.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
}

/// Whether a view is mirrored where lines run from right to left, by UIKit's name.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the host's direction says.
  case unspecified
  /// Controls of playing aren't mirrored.
  case playback
  /// Controls of directions aren't mirrored.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

extension UIView {
  /// How what a view draws fills it, by UIKit's name.
  public enum ContentMode: Int, Sendable {
    /// It's stretched.
    case scaleToFill
    /// All of it is in sight.
    case scaleAspectFit
    /// It leaves nothing free.
    case scaleAspectFill
    /// It's drawn again for another size.
    case redraw
    /// Its middle lies in the middle.
    case center
    /// It lies at the top.
    case top
    /// It lies at the bottom.
    case bottom
    /// It lies at the left side.
    case left
    /// It lies at the right side.
    case right
    /// It lies in the top left corner.
    case topLeft
    /// It lies in the top right corner.
    case topRight
    /// It lies in the bottom left corner.
    case bottomLeft
    /// It lies in the bottom right corner.
    case bottomRight
  }

  /// The sides and lengths of a view that change with the size of the one around it, by UIKit's name.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The sides and lengths as bits.
    public let rawValue: UInt
    /// The sides and lengths of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance at the left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance at the right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// The rectangle after the one around it has changed its size.
    func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
      let (x, width) = Self.shared(
        frame.origin.x, frame.width, old.width, new.width - old.width,
        (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
      let (y, height) = Self.shared(
        frame.origin.y, frame.height, old.height, new.height - old.height,
        (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
      return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The change goes to the flexible parts, by their lengths; evenly where these are 0.
    private static func shared(
      _ start: CGFloat, _ length: CGFloat, _ whole: CGFloat, _ change: CGFloat, _ flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
      let weights = [flexible.0 ? start : 0, flexible.1 ? length : 0, flexible.2 ? whole - start - length : 0]
      let count = [flexible.0, flexible.1, flexible.2].count { $0 }
      guard count > 0 else { return (start, length) }
      let sum = weights.reduce(0, +)
      func part(_ index: Int, _ isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return sum > 0 ? change * weights[index] / sum : change / CGFloat(count)
      }
      return (start + part(0, flexible.0), max(0, length + part(1, flexible.1)))
    }
  }
}
