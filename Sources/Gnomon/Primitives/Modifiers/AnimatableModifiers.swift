// SPDX-License-Identifier: Apache-2.0
import Foundation

// What changes gradually of the built-in modifiers.

extension OffsetModifier: Animatable {
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension PositionModifier: Animatable {
  var animatableData: CGPoint.AnimatableData {
    get { position.animatableData }
    set { position.animatableData = newValue }
  }
}

extension ClipModifier {
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension BorderModifier: Animatable {
  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }
}

extension ShadowModifier: Animatable {
  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = max(0, newValue.first)
      offset.animatableData = newValue.second
    }
  }
}

/// Lengths that may be missing or infinite: those that aren't finite numbers stay as they are.
private struct Lengths {
  let values: [CGFloat?]

  var vector: ComponentVector { ComponentVector(values.map { $0.map { $0.isFinite ? Double($0) : 0 } ?? 0 }) }

  /// Whether finite lengths stand where they stand in others, and the rest is the same.
  func canMove(to other: Lengths) -> Bool {
    zip(values, other.values).allSatisfy { a, b in a == b || a?.isFinite == true && b?.isFinite == true }
  }

  /// A length on its way, never below 0.
  static func set(_ length: inout CGFloat?, _ component: Double) {
    if length?.isFinite == true { length = max(0, CGFloat(component)) }
  }
}

extension FixedFrame: SelectivelyAnimatable {
  private var lengths: Lengths { Lengths(values: [width, height]) }

  var animatableData: ComponentVector {
    get { lengths.vector }
    set {
      Lengths.set(&width, newValue[0])
      Lengths.set(&height, newValue[1])
    }
  }

  func canMove(to other: FixedFrame) -> Bool { lengths.canMove(to: other.lengths) }
}

extension FlexibleFrame: SelectivelyAnimatable {
  private var lengths: Lengths {
    Lengths(values: [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight])
  }

  var animatableData: ComponentVector {
    get { lengths.vector }
    set {
      Lengths.set(&minWidth, newValue[0])
      Lengths.set(&idealWidth, newValue[1])
      Lengths.set(&maxWidth, newValue[2])
      Lengths.set(&minHeight, newValue[3])
      Lengths.set(&idealHeight, newValue[4])
      Lengths.set(&maxHeight, newValue[5])
    }
  }

  func canMove(to other: FlexibleFrame) -> Bool { lengths.canMove(to: other.lengths) }
}

extension _PaddingLayout: SelectivelyAnimatable {
  /// The four lengths in points. Those of the profile don't move.
  public var animatableData: EdgeInsets.AnimatableData {
    get { insets?.animatableData ?? .zero }
    set {
      guard var moved = insets else { return }
      moved.animatableData = newValue
      self = _PaddingLayout(moved)
    }
  }

  func canMove(to other: _PaddingLayout) -> Bool {
    self == other || insets != nil && other.insets != nil
  }
}

extension EffectModifier: SelectivelyAnimatable {
  var animatableData: ComponentVector {
    get { ComponentVector(effect.components) }
    set { effect = effect.with(newValue) }
  }

  func canMove(to other: EffectModifier) -> Bool { effect.isAlike(other.effect) }
}
