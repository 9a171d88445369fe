// SPDX-License-Identifier: Apache-2.0
/// Collects what the nodes of a tree say of one preference, in their order.
///
/// Nodes hand a collector on without knowing the preference's types: looking those up at each node would cost more than all
/// the rest. Only who contributes to the key names them.
class PreferenceCollector {
  /// What is collected.
  final let key: ObjectIdentifier
  /// True if something has been said, within the group if there's one.
  @exclusivity(unchecked) fileprivate(set) final var hasValue = false

  /// A number of the contributions' stamps in their order: where it's the same as before, so is the value.
  @exclusivity(unchecked) fileprivate(set) final var stamp: UInt64 = 0

  fileprivate init(_ key: ObjectIdentifier) { self.key = key }

  final func collects<K: PreferenceKey>(_ key: K.Type) -> Bool { self.key == ObjectIdentifier(key) }

  /// Combines what the nodes of a group say before it's combined with what stands in front of them.
  final func group(_ body: () -> Void) {
    guard hasValue else { return body() }
    beginGroup()
    body()
    endGroup()
  }

  /// Adds a value of the preference that is collected.
  ///
  /// - Parameters:
  ///   - inner: The stamp of what the value was made of.
  ///   - stamp: A number that no other value has had.
  final func add<K: PreferenceKey>(_ value: K.Value, to key: K.Type, of inner: UInt64 = 0, _ stamp: UInt64) {
    take(inner)
    take(stamp)
    unsafeDowncast(self, to: TypedPreferenceCollector<K>.self).combine(value)
  }

  private func take(_ stamp: UInt64) {
    self.stamp = (self.stamp ^ stamp) &* 0x9E37_79B9_7F4A_7C15
    self.stamp ^= self.stamp >> 29
  }

  fileprivate func beginGroup() {}
  fileprivate func endGroup() {}
  /// Adds the preference's default value, which counts as a contribution.
  func addDefault() {}
}

final class TypedPreferenceCollector<K: PreferenceKey>: PreferenceCollector {
  // By hand: an array and an optional of a type that only the key knows cost some hundred instructions at each step.
  /// The values of the groups that are open, the innermost last; it's the innermost group's where ``hasValue`` is true.
  @exclusivity(unchecked) private var values: UnsafeMutablePointer<K.Value>
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var capacity = 1

  init() {
    values = .allocate(capacity: 1)
    super.init(ObjectIdentifier(K.self))
  }

  deinit {
    values.deinitialize(count: count)
    values.deallocate()
  }

  /// What was said; nil where nothing was.
  var value: K.Value? { count > 0 ? values[0] : nil }

  /// Begins anew, and gives what the nodes of a tree say; nil where they say nothing. Who asks often keeps a collector.
  func value(of node: ViewNode) -> K.Value? {
    values.deinitialize(count: count)
    (count, hasValue, stamp) = (0, false, 0)
    node.contribute(to: self)
    return value
  }

  fileprivate func combine(_ next: K.Value) {
    if hasValue { return K.reduce(value: &values[count - 1], nextValue: { next }) }
    if count == capacity { grow() }
    (values + count).initialize(to: next)
    count += 1
    hasValue = true
  }

  private func grow() {
    let larger = UnsafeMutablePointer<K.Value>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: values, count: count)
    values.deallocate()
    (values, capacity) = (larger, capacity * 2)
  }

  // Only begun where something was said before, which then lies below.
  fileprivate override func beginGroup() { hasValue = false }

  fileprivate override func endGroup() {
    if hasValue {
      count -= 1
      let inner = (values + count).move()
      K.reduce(value: &values[count - 1], nextValue: { inner })
    }
    hasValue = true
  }

  override func addDefault() { combine(K.defaultValue) }
}

extension Graph {
  /// A number for a value of a preference that no value had before.
  func nextPreferenceStamp() -> UInt64 {
    preferenceStamp &+= 1
    return preferenceStamp
  }
}
