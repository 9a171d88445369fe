// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view by UIKit's or AppKit's name, as what shows it needs it.
@MainActor
protocol PlatformView: AnyObject {
  /// Gives the view a size, and has it place the views in it.
  func layOut(in size: CGSize)
  /// The size for a proposal by the rules of its system.
  func fittingSize(_ proposal: ProposedViewSize) -> CGSize
  /// How the view is drawn, without where it lies.
  var looks: PlatformLooks { get }
  /// The views in it, from the back to the front, with where they lie.
  var parts: [PlatformPart] { get }
  /// What the class draws of its own.
  func content(in size: CGSize) -> AnyView?
  /// Why the class can't be drawn, where it can't.
  var lack: String? { get }
  /// Puts the uppermost view into what shows it, or takes it out.
  func attach(to mount: PlatformMount?)
  /// Tells the view and those in it that the host's traits are others.
  func traitsDidChange(from previous: UITraitCollection)
}

extension PlatformView {
  func traitsDidChange(from previous: UITraitCollection) {}
}

/// How a view by UIKit's name looks.
struct PlatformLooks {
  var size = CGSize.zero
  var background: Color?
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var corners = CACornerMask.all
  var isContinuous = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var clips = false
  var shadow: (color: Color, radius: CGFloat, offset: CGSize)?
  var scheme: ColorScheme?

  var shape: UnevenRoundedRectangle {
    let radius = min(max(0, finite(cornerRadius)), max(0, min(size.width, size.height) / 2))
    func corner(_ one: CACornerMask) -> CGFloat { corners.contains(one) ? radius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
      bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
      style: isContinuous ? .continuous : .circular)
  }
}

/// A view or a layer in another one, with where it lies.
struct PlatformPart: Identifiable {
  enum Content {
    case view(any PlatformView)
    case layer(CALayer)
  }
  let content: Content
  /// The part's middle in the view around, in points, and its size.
  var middle: CGPoint
  var size: CGSize
  var transform: CGAffineTransform
  var id: ObjectIdentifier {
    switch content {
    case .view(let view): ObjectIdentifier(view)
    case .layer(let layer): ObjectIdentifier(layer)
    }
  }
}

extension CALayer {
  /// How the layer looks.
  func looks(background: Color?) -> PlatformLooks {
    var looks = PlatformLooks()
    looks.size = bounds.size
    looks.background = background
    looks.opacity = Double(opacity)
    looks.cornerRadius = cornerRadius
    looks.corners = maskedCorners
    looks.isContinuous = cornerCurve == .continuous
    looks.borderWidth = max(0, finite(borderWidth))
    looks.borderColor = borderColor
    looks.clips = masksToBounds
    if shadowOpacity > 0 {
      let color = shadowColor.map { Color(cgColor: $0) } ?? .black
      looks.shadow = (color.opacity(Double(shadowOpacity)), shadowRadius, shadowOffset)
    }
    return looks
  }

  /// Where the layer lies in coordinates that begin at a point.
  func part(_ content: PlatformPart.Content, from origin: CGPoint) -> PlatformPart {
    let (size, transform) = (bounds.size, affineTransform())
    // A transform is about the anchor; what is drawn is turned about its middle.
    let arm = CGPoint(x: size.width * (0.5 - anchorPoint.x), y: size.height * (0.5 - anchorPoint.y)).applying(transform)
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    return PlatformPart(
      content: content, middle: CGPoint(x: position.x + arm.x - origin.x, y: position.y + arm.y - origin.y),
      size: size, transform: linear)
  }
}

extension UIView: PlatformView {
  func layOut(in size: CGSize) {
    if layer.bounds.size != size || frame.origin != .zero && transform.isIdentity {
      frame = CGRect(origin: .zero, size: size)
      bounds.size = size
    }
    layoutIfNeeded()
  }

  func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    if let own = _size(for: proposal) { return own }
    var own = intrinsicContentSize
    let fixed = ConstraintReading.fixedSize(of: self)
    if let preferred = controller?.preferredContentSize, preferred != .zero { own = preferred }
    func length(_ proposed: CGFloat?, _ own: CGFloat, _ fixed: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      if let fixed { return fixed }
      return PlatformSizing.length(
        proposed, own: own, grows: contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue,
        shrinks: contentCompressionResistancePriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue)
    }
    return CGSize(
      width: length(proposal.width, own.width, fixed.width, .horizontal),
      height: length(proposal.height, own.height, fixed.height, .vertical))
  }

  var looks: PlatformLooks {
    var looks = layer.looks(background: backgroundColor.map { Color(uiColor: $0) })
    looks.scheme = ColorScheme(overrideUserInterfaceStyle)
    return looks
  }

  var parts: [PlatformPart] {
    let layers = (layer.sublayers ?? []).filter { !$0.isHidden }.sorted { $0.zPosition < $1.zPosition }
    return layers.map { $0.part(.layer($0), from: bounds.origin) }
      + subviews.filter { !$0.isHidden }.map { $0.layer.part(.view($0), from: bounds.origin) }
  }

  func content(in size: CGSize) -> AnyView? {
    let front = _content(in: size) ?? drawing(in: size)
    guard let own = layer.ownContent else { return front }
    guard let more = front else { return own }
    return AnyView(
      ZStack(alignment: .topLeading) {
        own
        more
      })
  }

  var lack: String? { _lack }

  func attach(to mount: PlatformMount?) {
    self.mount = mount
    show(in: mount == nil ? nil : .host)
  }
}

/// The size that a view by UIKit's or AppKit's name takes along an axis.
///
/// Without a length by its content it takes what is proposed, and 10 points where nothing is. With one it takes that; more where it's proposed more and
/// the view grows beyond its content, and less where the view shrinks.
enum PlatformSizing {
  static func length(_ proposed: CGFloat?, own: CGFloat, grows: Bool, shrinks: Bool) -> CGFloat {
    guard own >= 0 else { return proposed ?? 10 }
    guard let proposed else { return own }
    if proposed > own { return grows ? proposed : own }
    return shrinks ? max(0, proposed) : own
  }
}
