// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a layer of particles sends out, by Core Animation's name. It's kept.
open class CAEmitterCell: NSObject {
  /// A cell that sends nothing out yet.
  public override init() { super.init() }
  /// By which its values are found.
  open var name: String?
  /// Whether it sends anything out.
  open var isEnabled = true
  /// How many particles come each second.
  open var birthRate: Float = 0
  /// How long one lives, in seconds, and how far that differs.
  open var lifetime: Float = 0
  /// How far the lifetime differs.
  open var lifetimeRange: Float = 0
  /// The direction upwards, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The direction sideways, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The cone around the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed, in points a second.
  open var velocity: CGFloat = 0
  /// How far the speed differs.
  open var velocityRange: CGFloat = 0
  /// What is added to the speed, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// What is added to the speed, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// What is added to the speed, in points a second squared.
  open var zAcceleration: CGFloat = 0
  /// The size, as a factor.
  open var scale: CGFloat = 1
  /// How far the size differs.
  open var scaleRange: CGFloat = 0
  /// How the size changes each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast it turns, in radians a second.
  open var spin: CGFloat = 0
  /// How far the turning differs.
  open var spinRange: CGFloat = 0
  /// Its colour.
  open var color: CGColor?
  /// How far red differs.
  open var redRange: Float = 0
  /// How far green differs.
  open var greenRange: Float = 0
  /// How far blue differs.
  open var blueRange: Float = 0
  /// How far the opacity differs.
  open var alphaRange: Float = 0
  /// How red changes each second.
  open var redSpeed: Float = 0
  /// How green changes each second.
  open var greenSpeed: Float = 0
  /// How blue changes each second.
  open var blueSpeed: Float = 0
  /// How the opacity changes each second.
  open var alphaSpeed: Float = 0
  /// The picture of a particle.
  open var contents: Any?
  /// The part of the picture.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture for a point.
  open var contentsScale: CGFloat = 1
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How long it sends out, in seconds.
  open var duration: TimeInterval = 0
  /// What a particle sends out itself.
  open var emitterCells: [CAEmitterCell]?
  /// Sets a value by its name. It's kept by no cell.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

/// A layer of particles, by Core Animation's name. What it's told is kept; nothing is drawn, and a warning says so once.
open class CAEmitterLayer: CALayer {
  /// What it sends out.
  open var emitterCells: [CAEmitterCell]? { didSet { changed() } }
  /// Where it sends from, in points.
  open var emitterPosition = CGPoint.zero
  /// How far from the screen it sends.
  open var emitterZPosition: CGFloat = 0
  /// The size of what it sends from, in points.
  open var emitterSize = CGSize.zero
  /// The depth of what it sends from.
  open var emitterDepth: CGFloat = 0
  /// The shape that it sends from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that it sends from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles lie over each other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A factor of all rates.
  open var birthRate: Float = 1
  /// A factor of all lifetimes.
  open var lifetime: Float = 1
  /// A factor of all speeds.
  open var velocity: Float = 1
  /// A factor of all sizes.
  open var scale: Float = 1
  /// A factor of all turning.
  open var spin: Float = 1
  /// What chance begins with.
  open var seed: UInt32 = 0
  /// Whether particles lie by their depth.
  open var preservesDepth = false

  override var ownContent: AnyView? {
    _FrameworkLack.say("CAEmitterLayer draws no particles: the layer stays empty.", hint: "Draw them in a Canvas.")
    return nil
  }
}

/// The shape that a layer of particles sends from, by Core Animation's name.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that a layer of particles sends from, by Core Animation's name.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles of a layer lie over each other, by Core Animation's name.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The youngest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The nearest in front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light is added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
