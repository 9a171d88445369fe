// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A value that one host keeps under a key, for all views in it. It's kept in memory and ends with the host.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let fallback: Value
  private var storage: StateStorage<Value>?

  init(_ fallback: Value, _ key: String, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.fallback = fallback
  }

  /// The kept value, or the one that the property was declared with where there's none.
  public var wrappedValue: Value {
    get { storage?.get() ?? fallback }
    nonmutating set { storage?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.map { Binding(location: $0) } ?? .constant(fallback) }

  /// Connects the property with the host's value of the key, which is made where there's none yet.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let values = context.node.graph.feature(SceneValues.self) { SceneValues() }
    if let known = values.storages[property.key] as? StateStorage<Value> {
      property.storage = known
    } else {
      let kept = context.node.graph.keptStore?.sceneValue(property.key, as: Value.self)
      let new = StateStorage(kept ?? property.fallback, owner: nil)
      values.storages[property.key] = new
      property.storage = new
    }
  }
}

extension SceneStorage: EquatableByLocation {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// What a host keeps under keys.
final class SceneValues {
  var storages: [String: AnyObject] = [:]
}
