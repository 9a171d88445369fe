// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is told of an observed property, by Foundation's name, which lacks it on Linux.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// The options of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value is told at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// It's told before the change, too. It isn't here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property, by Foundation's name.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, where it was asked for.
  public let newValue: Value?
  /// The value before the change, where it was asked for.
  public let oldValue: Value?
  /// Whether it's told before the change: false.
  public let isPrior: Bool
}

/// An observation of a property, by Foundation's name. It ends with the object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  var path: AnyKeyPath?
  var tell: (() -> Void)?
  /// Ends the observation.
  public func invalidate() { (path, tell) = (nil, nil) }
}

/// Objects whose properties can be observed by their key paths, as Foundation's are on Apple's systems.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Observes a property. Heard are `frame` and `bounds` of a ``UIView``, and `contentOffset` and `contentSize` of a ``UIScrollView``; of another one
  /// only the value at the start is told, and changes that the object itself tells by ``didChangeValue(for:)``. A warning says so once.
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - options: what is told.
  ///   - changeHandler: is called with the object and the change.
  /// - Returns: the observation, which ends when nobody keeps it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last: Value? = self[keyPath: keyPath]
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil, isPrior: false))
    }
    observation.path = keyPath
    observation.tell = { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil, isPrior: false))
    }
    let (object, name) = (MainActorCarrier(self as NSObject), _typeName(Self.self, qualified: false))
    let carried = MainActorCarrier((observation, keyPath as AnyKeyPath))
    onMain {
      guard let view = object.value as? UIView, UIView.observed.contains(carried.value.1) else {
        ToldObservations.add(carried.value.0, of: object.value)
        return UIView.unsupported(
          "a change of a property of \(name) isn't told: on Linux only frames and offsets of views by UIKit's name are observed."
        )
      }
      view.observations.removeAll { $0.object == nil }
      view.observations.append(WeakBox(object: carried.value.0))
    }
    return observation
  }

  /// Says that a property is about to change. Nobody is told before a change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Says that a property has changed: those who observe it are told.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { ToldObservations.tell(keyPath, of: self) }
}

/// The observations of properties whose changes only the objects themselves tell.
private enum ToldObservations {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [ObjectIdentifier: [WeakBox<NSKeyValueObservation>]] = [:]
  /// How many were added since those that have ended were taken out.
  nonisolated(unsafe) private static var added = 0
  /// How many were left then.
  nonisolated(unsafe) private static var left = 0

  static func add(_ observation: NSKeyValueObservation, of object: NSObject) {
    // What is kept for a look ends outside of the lock: its end may observe something.
    var seen: [NSKeyValueObservation] = []
    lock.withLock {
      all[ObjectIdentifier(object), default: []].append(WeakBox(object: observation))
      added += 1
      // Not at each: many observations would take long.
      guard added > left + 16 else { return }
      all = all.compactMapValues { boxes in
        let alive = boxes.filter { box in
          guard let one = box.object else { return false }
          seen.append(one)
          return true
        }
        return alive.isEmpty ? nil : alive
      }
      (added, left) = (0, seen.count)
    }
  }

  /// Where an object has the place in memory of one that is gone, the observations of that one tell nothing.
  static func tell(_ path: AnyKeyPath, of object: NSObject) {
    let known = lock.withLock { all[ObjectIdentifier(object)]?.compactMap(\.object) ?? [] }
    for one in known where one.path == path { one.tell?() }
  }
}

extension UIView {
  static var observed: Set<AnyKeyPath> {
    [
      \UIView.frame, \UIView.bounds, \UIScrollView.frame, \UIScrollView.bounds, \UIScrollView.contentOffset,
      \UIScrollView.contentSize,
    ]
  }

  /// Tells those who observe a property, and what shows the view.
  func valueDidChange(_ path: AnyKeyPath) {
    for box in observations {
      guard let one = box.object, let observed = one.path else { continue }
      if observed == path || Self.namesBounds(observed) && Self.namesBounds(path) { one.tell?() }
    }
    changed()
  }

  private static func namesBounds(_ path: AnyKeyPath) -> Bool {
    let paths: Set<AnyKeyPath> = [\UIView.frame, \UIView.bounds, \UIScrollView.frame, \UIScrollView.bounds]
    return paths.contains(path)
  }
}
