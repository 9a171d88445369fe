// SPDX-License-Identifier: Apache-2.0
import Foundation
public import OpenCombine

extension NSObject {
  /// Publishes the values of an object's property, by Foundation's name. It hears what `_KeyValueCodingAndObserving` hears.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// Values of the property.
    public typealias Output = Value
    /// It doesn't fail.
    public typealias Failure = Never
    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// What is told.
    public let options: NSKeyValueObservingOptions

    /// Begins to tell a subscriber the values.
    public func receive<S: OpenCombine.Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let observation = object.observe(keyPath, options: .new) { object, _ in values.send(object[keyPath: keyPath]) }
      let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
      values.prepend(first).handleEvents(receiveCancel: { observation.invalidate() }).receive(subscriber: subscriber)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// A publisher of a property's values: the one at the start, and each that is heard.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
