// SPDX-License-Identifier: Apache-2.0
import Foundation

// What is shown is the end: changes are made at once, and what follows them is called at once.
extension UIView {
  /// Makes changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: () -> Void) { animations() }
  /// Makes changes at once, and calls a function with true.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes changes at once, and calls a function with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes changes at once, and calls a function with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes changes at once, and calls a function.
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
  /// Makes changes at once, and calls a function with true.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes of a part of a longer animation at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) { animations() }
  /// Makes changes at once, and calls a function with true.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Makes changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
  /// Whether changes are animated. It's kept.
  public class var areAnimationsEnabled: Bool { enablesAnimations }
  /// Sets whether changes are animated. It's kept.
  public class func setAnimationsEnabled(_ enabled: Bool) { enablesAnimations = enabled }
  private static var enablesAnimations = true

  /// How changes are animated, by UIKit's name. It means nothing here.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views are placed along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// It starts where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// It's played again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// It goes back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// The duration is its own.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Slow at first and at last.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The curve is its own.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// What is in the views moves meanwhile.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Views are shown and hidden, not put in and taken out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// All is its own.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// One turns over from the left and is the other.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// One turns over from the right and is the other.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// One is turned upwards as a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The other is turned downwards as a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One dissolves into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// One turns over from the top and is the other.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// One turns over from the bottom and is the other.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// 60 pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// How parts of an animation follow each other, by UIKit's name. It means nothing here.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Straight from part to part.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Round from part to part.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// The curve of an animation, by UIKit's name. It means nothing here.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at first and at last.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Even.
    case linear
  }
}

/// Where an animation stands, by UIKit's name.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Between them.
  case current
}

/// Whether an animation goes on, by UIKit's name.
public enum UIViewAnimatingState: Int, Sendable {
  /// It hasn't begun.
  case inactive
  /// It goes on, or waits.
  case active
  /// It was ended.
  case stopped
}

/// An animation that can be steered, by UIKit's name.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Begins it.
  func startAnimation()
  /// Ends it at a place.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
  /// Stops it.
  func stopAnimation(_ withoutFinishing: Bool)
}

/// An animation that changes can be added to, by UIKit's name.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The curve of an animation, by UIKit's name.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A cubic curve, by UIKit's name. It's kept.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of a name.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  /// The curve of its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

/// A spring, by UIKit's name. It's kept.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring that comes to rest.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) { super.init() }
}

/// Changes that are made when it's started, by UIKit's name: at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration in seconds. It's kept.
  public let duration: TimeInterval
  /// How much of it is done: 0 before the start, 1 after.
  open var fractionComplete: CGFloat = 0
  /// Whether it stays at its end. It's kept.
  open var pausesOnCompletion = false
  /// Whether it can be touched. It's kept.
  open var isUserInteractionEnabled = true
  /// Whether it can be stopped. It's kept.
  open var isInterruptible = true
  /// Whether it runs evenly while it's dragged. It's kept.
  open var scrubsLinearly = true
  /// Whether it goes on: never.
  open var isRunning: Bool { false }
  /// Whether it goes back. It's kept.
  open var isReversed = false
  /// Whether it has begun.
  open private(set) var state = UIViewAnimatingState.inactive

  /// Changes by a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }
  /// Changes by a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }
  /// Changes by a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { self.animations = [animations] }
  }
  /// Makes all changes, and calls what waits for the end.
  open func startAnimation() {
    let due = (animations, completions)
    (animations, completions, fractionComplete) = ([], [], 1)
    for change in due.0 { change() }
    for completion in due.1 { completion(.end) }
  }
  /// Makes all changes, and calls what waits for the end.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Nothing goes on that could pause.
  open func pauseAnimation() {}
  /// Makes all changes.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Forgets what wasn't made.
  open func stopAnimation(_ withoutFinishing: Bool) { animations = [] }
  /// Ends at a place.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let due = completions
    completions = []
    for completion in due { completion(finalPosition) }
  }
}
