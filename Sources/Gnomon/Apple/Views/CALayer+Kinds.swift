// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A layer that draws a path, by Core Animation's name.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; nil draws nothing.
  open var path: CGPath? { didSet { changed() } }
  /// The colour inside of the path; nil is none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
  /// The colour of the line; nil is none.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// The line's width in points.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// Where the line begins, in parts of its length.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// Where the line ends, in parts of its length.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  /// How the line turns.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  /// How far a sharp turn may reach.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// The lengths of dashes and gaps in points; nil is a full line.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }
  /// Where in the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }

  override var ownContent: AnyView? {
    guard let path else { return nil }
    let shape = Path(path)
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    let (fill, line) = (fillColor, strokeColor)
    return AnyView(
      ZStack(alignment: .topLeading) {
        if let fill { shape.fill(Color(cgColor: fill), style: FillStyle(eoFill: fillRule == .evenOdd)) }
        if let line { shape.trimmedPath(from: strokeStart, to: strokeEnd).stroke(Color(cgColor: line), style: style) }
      })
  }
}

/// How a line of a layer ends, by Core Animation's name.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends where it ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a line of a layer turns, by Core Animation's name.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What counts as inside of a layer's path, by Core Animation's name.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer of colours that pass into each other, by Core Animation's name.
open class CAGradientLayer: CALayer {
  /// The colours: each a `CGColor`. nil draws nothing.
  open var colors: [Any]? { didSet { changed() } }
  /// Where the colours lie, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// Where the gradient begins, in parts of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// Where the gradient ends, in parts of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// How the colours lie.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  override var ownContent: AnyView? {
    let colors = (self.colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard !colors.isEmpty else { return nil }
    let places = locations?.map { CGFloat($0.doubleValue) } ?? []
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        color: color,
        location: places.indices.contains(index) ? places[index] : CGFloat(index) / CGFloat(max(1, colors.count - 1)))
    }
    let gradient = Gradient(stops: stops)
    let (start, end) = (UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y))
    switch type {
    case .radial: return AnyView(EllipticalGradient(gradient: gradient, center: start))
    case .conic: return AnyView(AngularGradient(gradient: gradient, center: start))
    default: return AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }
  }
}

/// How the colours of a gradient lie, by Core Animation's name.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In rings.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of text, by Core Animation's name. It's kept and not drawn.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// The text's size in points.
  open var fontSize: CGFloat = 36
  /// The text's colour.
  open var foregroundColor: CGColor?
  /// The text's font: a font, or its name.
  open var font: AnyObject?
  /// Where lines lie.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where a line that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether lines are broken at the layer's width.
  open var isWrapped = false
}

/// Where the lines of a layer of text lie, by Core Animation's name.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where reading begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a line of a layer of text that is too long is cut, by Core Animation's name.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It isn't.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that is shown again and again, by Core Animation's name. It's shown once.
open class CAReplicatorLayer: CALayer {
  /// How often it's shown. It's kept.
  open var instanceCount = 1
  /// How much later each one is, in seconds. It's kept.
  open var instanceDelay: TimeInterval = 0
  /// How each one is moved. It's kept.
  open var instanceTransform = CATransform3DIdentity
}
