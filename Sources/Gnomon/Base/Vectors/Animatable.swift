// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A type that says which of its parts change gradually in an animation.
public protocol Animatable {
  /// The type of the animated part.
  associatedtype AnimatableData: VectorArithmetic

  /// The animated part of the value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself: all of it is interpolated.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: no part of the value is interpolated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animated part of a type where nothing is animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value of the type.
  public init() {}

  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value of the type: there's nothing to add.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// Does nothing: there's nothing to add.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// The only value of the type: there's nothing to take away.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  /// Does nothing: there's nothing to take away.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  /// Does nothing: there's nothing to multiply.
  public mutating func scale(by rhs: Double) {}
  /// 0: there are no components.
  public var magnitudeSquared: Double { 0 }
}

extension Float: Animatable {
  /// The number itself, which is interpolated as it is.
  public typealias AnimatableData = Float
}

extension Double: Animatable {
  /// The number itself, which is interpolated as it is.
  public typealias AnimatableData = Double
}

extension CGFloat: Animatable {
  /// The number itself, which is interpolated as it is.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The coordinates x and y, which are interpolated.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height, which are interpolated.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size, which are interpolated.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
