// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An action of fingers, recognised out of touches, with a value that tells how.
///
/// ```swift
/// struct Tappable: View {
///   @State private var taps = 0
///
///   var body: some View {
///     Text("\(taps) taps")
///       .gesture(TapGesture(count: 2).onEnded { taps += 1 })
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// The type of what the gesture tells.
  associatedtype Value

  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes what recognises the gesture. Only built-in gestures have their own.
  nonisolated static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Self.Value>
}

extension Gesture where Self.Value == Self.Body.Value {
  /// Makes the recogniser of the gesture's body.
  nonisolated public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Self.Body.Value> {
    let gesture = MainActorCarrier(gesture)
    let body = onMain { MainActorCarrier(gesture.value.body) }
    return Body._makeRecognizer(body.value, context)
  }
}

extension Never: Gesture {
  /// No value: such a gesture never tells anything.
  public typealias Value = Never

  /// Never called: `Never` has no values.
  nonisolated public static func _makeRecognizer(
    _ gesture: Never, _ context: _GestureContext
  ) -> _GestureRecognizer<Never> {}
}

/// A built-in gesture: it has a recogniser of its own and no body.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never called: built-in gestures have a recogniser in place of a body. A call ends the program.
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a built-in gesture: it has a recogniser of its own and no body.")
  }
}

/// The values that a recogniser is given by the view that it's attached to.
public nonisolated struct _GestureContext {
  let node: LayoutNode
}

/// The state of a gesture.
nonisolated enum GesturePhase<Value> {
  /// The gesture isn't recognised yet; some gestures tell something already.
  case possible(Value?)
  /// The gesture is recognised and under way.
  case active(Value)
  case ended(Value)
  case failed

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isFinished: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }
}

/// One thing that happens to the fingers of an interaction.
nonisolated struct TouchEvent {
  enum Kind {
    case began
    case moved
    /// Time has passed.
    case held
    case ended
    /// The gesture won't be recognised: another one was, or nothing more follows.
    case cancelled
  }

  var kind: Kind
  /// The place in the host's coordinates, in points.
  var location: CGPoint
  /// Seconds on the host's clock.
  var time: Double
  /// The distance of two fingers as a multiple of their first distance.
  var magnification: CGFloat = 1
  /// The angle that two fingers have turned.
  var rotation = Angle.zero
  /// The keys that were held when the finger went down.
  var modifiers: EventModifiers = []

  func with(_ kind: Kind) -> TouchEvent {
    var copy = self
    copy.kind = kind
    return copy
  }
}

/// The actions that a gesture calls.
nonisolated struct GestureActions {
  private(set) var calls: [() -> Void] = []
  /// Bring states back to where they were; called even where the gesture gives way to another.
  private(set) var resets: [() -> Void] = []
  /// Called when the finger is lifted, whatever becomes of the gesture.
  private var lifts: [() -> Void] = []

  mutating func append(_ call: @escaping () -> Void) { calls.append(call) }
  mutating func appendReset(_ reset: @escaping () -> Void) { resets.append(reset) }
  mutating func appendLift(_ lift: @escaping () -> Void) { lifts.append(lift) }

  static func += (a: inout GestureActions, b: GestureActions) {
    a.calls += b.calls
    a.resets += b.resets
    a.lifts += b.lifts
  }

  /// Takes out what is to be called now, or only what resets.
  mutating func take(resetsOnly: Bool = false) -> [() -> Void] {
    defer { (calls, resets) = ([], []) }
    return resetsOnly ? resets : calls + resets
  }

  /// Takes out what brings states back.
  mutating func takeResets() -> [() -> Void] {
    defer { resets = [] }
    return resets
  }

  /// Takes out what waits for the finger to be lifted.
  mutating func takeLifts() -> [() -> Void] {
    defer { lifts = [] }
    return lifts
  }
}

/// The recogniser of one gesture in one interaction: it takes events until it has ended or failed.
public class _GestureRecognizer<Value> {
  nonisolated init() {}

  /// Takes an event and says how far the gesture is; what is to be called is added to the actions.
  nonisolated func handle(_ event: TouchEvent, _ actions: inout GestureActions) -> GesturePhase<Value> { .failed }

  /// True if a part of the gesture is done, so that shorter ones wait for the rest.
  nonisolated var isHalfway: Bool { false }

  /// True if the gestures of the views around wait as long as this one isn't decided.
  nonisolated var holdsOthers: Bool { false }

  /// The time when the gesture is decided though the finger doesn't move; nil if time alone decides nothing.
  nonisolated var deadline: Double? { nil }
}
