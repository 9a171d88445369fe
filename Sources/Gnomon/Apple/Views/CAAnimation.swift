// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How a layer's or an animation's time runs, by Core Animation's name. It's kept: nothing is played.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: TimeInterval { get set }
  /// Where in itself it begins, in seconds.
  var timeOffset: TimeInterval { get set }
  /// How often it's played.
  var repeatCount: Float { get set }
  /// How long it's played, in seconds.
  var repeatDuration: TimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: TimeInterval { get set }
  /// How fast it is.
  var speed: Float { get set }
  /// Whether it goes back.
  var autoreverses: Bool { get set }
  /// What is shown before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A change of a layer over time, by Core Animation's name. It's kept and not played: what is shown is what the layer's properties say.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  /// How long it lasts, in seconds.
  open var duration: TimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// Where in itself it begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How often it's played.
  open var repeatCount: Float = 0
  /// How long it's played, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether it goes back.
  open var autoreverses = false
  /// How fast it is.
  open var speed: Float = 1
  /// What is shown before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it's taken out at its end.
  open var isRemovedOnCompletion = true
  /// The curve of its progress.
  open var timingFunction: CAMediaTimingFunction?
  /// What is told of its end: at once.
  open var delegate: (any CAAnimationDelegate)?
  /// Makes an animation of 0 seconds.
  public override init() { super.init() }
}

/// What is told of an animation, by Core Animation's name.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It has begun. It's never called here.
  func animationDidStart(_ anim: CAAnimation)
  /// It has ended. It's called when the animation is added.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property, by Core Animation's name.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name.
  open var keyPath: String?
  /// Whether values are added to what is there.
  open var isAdditive = false
  /// Whether each round goes on where the last one ended.
  open var isCumulative = false
  /// What the values are put into: a part of a transform; nil takes them as they are.
  open var valueFunction: CAValueFunction?
  /// A change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A part of a transform that numbers are put into, by Core Animation's name. It's kept: nothing is played.
public final class CAValueFunction: NSObject, Sendable {
  /// The part's name.
  public let name: CAValueFunctionName
  /// The part of a name; nil where there's none of it.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.known.contains(name) else { return nil }
    self.name = name
    super.init()
  }
}

/// The name of a part of a transform, by Core Animation's name.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An angle about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// An angle about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// An angle about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Factors along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Distances along all axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  fileprivate static let known: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
  ]
}

/// A change from a value to another, by Core Animation's name.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// How much the value changes.
  open var byValue: Any?
}

/// A change by a spring, by Core Animation's name.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// What slows it down.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to rest, in seconds: the duration.
  open var settlingDuration: TimeInterval { duration }
}

/// A change through several values, by Core Animation's name.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When they're reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// A path that a point follows.
  open var path: CGPath?
  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it goes from one value to the next.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How what follows a path is turned; nil doesn't turn it.
  open var rotationMode: CAAnimationRotationMode?
}

/// How an animation goes from one value to the next, by Core Animation's name.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// At once.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a curve, at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what follows a path is turned, by Core Animation's name.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animations that go together, by Core Animation's name.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change of what is shown as a whole, by Core Animation's name.
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = "fade"
  /// The side that it comes from.
  open var subtype: String?
}

/// What is shown before and after an animation, by Core Animation's name.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The start is shown before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start is shown before, the end after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The end is shown after.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Nothing of it is shown.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The curve of an animation's progress, by Core Animation's name.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The control points of the curve.
  let points: [Float]
  /// The curve of a name: `linear` where the name isn't known.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: points = [0.42, 0, 1, 1]
    case .easeOut: points = [0, 0, 0.58, 1]
    case .easeInEaseOut: points = [0.42, 0, 0.58, 1]
    case .default: points = [0.25, 0.1, 0.25, 1]
    default: points = [0, 0, 1, 1]
    }
  }
  /// A cubic curve from (0, 0) to (1, 1) by its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
}

/// The name of a curve, by Core Animation's name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at last.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Changes of layers that belong together, by Core Animation's name. They're made at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  /// Begins a group of changes.
  public class func begin() { completions.append(nil) }
  /// Ends the group, and calls what its completion is.
  public class func commit() { completions.popLast()??() }
  /// Writes changes out. Nothing has to be done here.
  public class func flush() {}
  /// Calls a function when the group has ended; at once where no group is open.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// Sets how long the changes last. It means nothing here.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the changes' curve. It means nothing here.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets whether changes are animated. They aren't.
  public class func setDisableActions(_ flag: Bool) {}
}

/// Calls at each frame, by Core Animation's name. A host has no frames of its own: it never calls.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Makes one. It says once that it never calls.
  public init(target: Any, selector sel: Selector) {
    super.init()
    UIView.unsupported(
      "CADisplayLink never calls its target: a host has no frames of its own.", hint: "Use TimelineView.")
  }
  /// Whether it doesn't call.
  open var isPaused = false
  /// The time of the last frame, in seconds: 0.
  open var timestamp: TimeInterval { 0 }
  /// The time of the next frame, in seconds: 0.
  open var targetTimestamp: TimeInterval { 0 }
  /// The length of a frame, in seconds: a sixtieth.
  open var duration: TimeInterval { 1.0 / 60 }
  /// How many frames a second are wished.
  open var preferredFramesPerSecond = 0
  /// How many frames a second are wished, at least and at most.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Begins. It never calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Pauses. It never calls.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends.
  open func invalidate() {}
}

/// How many frames a second are wished, by Core Animation's name.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The number that is wished; nil leaves it open.
  public var preferred: Float?
  /// Any number.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }
  /// From one number to another.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// Any number.
  public static let `default` = CAFrameRateRange()
}
