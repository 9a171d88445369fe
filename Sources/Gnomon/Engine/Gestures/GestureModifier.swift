// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The gestures of a view and of the views inside that may be recognised.
public struct GestureMask: OptionSet, Sendable {
  /// The kinds of gestures as bits: 1 is the gesture itself, 2 those of the views inside.
  public let rawValue: UInt32
  /// A set of the kinds whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture that the mask is given with.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Attaches a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: UnaryModifier {
  let gesture: G
  let priority: HitList.Priority
  let mask: GestureMask
  /// True if it's recognised though the buttons inside may still be.
  var takesOver = false

  final class Node: UnaryNode<GestureModifier<G>> {
    override func modifierDidChange(from old: GestureModifier<G>) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      var inner = HitList()
      (inner.isForDrop, inner.isByPointer) = (hits.isForDrop, hits.isByPointer)
      guard super.hitTest(point, &inner) else { return false }
      hits = modifier.mask.contains(.subviews) ? inner : inner.withoutGestures
      if modifier.mask.contains(.gesture), environment.isEnabled {
        let recognizer = G._makeRecognizer(modifier.gesture, _GestureContext(node: self))
        let handler = RecognizerHandler(recognizer, takesOver: modifier.takesOver)
        handler.isPatient = environment.platformProfile.gesturesWaitForInner
        hits.add(handler, modifier.priority)
      }
      return true
    }
  }
}

/// Lets touches through.
nonisolated struct HitTestingModifier: UnaryModifier {
  let isEnabled: Bool

  final class Node: UnaryNode<HitTestingModifier> {
    override func modifierDidChange(from old: HitTestingModifier) {}

    override func hitTest(_ point: CGPoint, _ hits: inout HitList) -> Bool {
      modifier.isEnabled && super.hitTest(point, &hits)
    }
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes as bits.
  public let rawValue: Int
  /// A set of the purposes whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The outline that touches hit.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the picture that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of the picture that stands above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of the highlight below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that assistive technologies show.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  nonisolated private func attach<T: Gesture>(
    _ gesture: T, _ priority: HitList.Priority, _ mask: GestureMask
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: priority, mask: mask))
  }

  /// Attaches a gesture that doesn't wait for the buttons inside.
  nonisolated func gestureTakingOver<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: .all, takesOver: true))
  }

  /// Attaches a gesture; those of the views inside go before it. `mask` tells which of both may be recognised.
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
    attach(gesture, .normal, mask)
  }

  /// Attaches a gesture, which is recognised only if `isEnabled` is true; those of the views inside go before it.
  nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    attach(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name, which is recognised only if `isEnabled` is true.
  nonisolated public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture {
    attach(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that goes before those of the views inside.
  nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    attach(gesture, .high, mask)
  }

  /// Attaches a gesture that goes before those of the views inside and may be off.
  nonisolated public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    attach(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name that goes before those of the views inside.
  nonisolated public func highPriorityGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture {
    attach(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognised whatever else is.
  nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    attach(gesture, .simultaneous, mask)
  }

  /// Attaches a gesture that is recognised whatever else is and may be off.
  nonisolated public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    attach(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name that is recognised whatever else is.
  nonisolated public func simultaneousGesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  where T: Gesture {
    attach(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Says whether the view and those inside can be hit; where not, touches go to what lies below.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
