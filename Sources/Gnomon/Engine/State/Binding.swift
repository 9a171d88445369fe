// SPDX-License-Identifier: Apache-2.0
/// The place where a binding reads and writes.
class Location<Value>: Dependency {
  func get() -> Value { fatalError("\(Self.self) has to give its value.") }
  func set(_ new: Value) { fatalError("\(Self.self) has to take a value.") }
  func isSame(as other: Location<Value>) -> Bool { self === other }
  /// True if what is written is written under the binding's transaction. Closures that aren't handed it are called as
  /// they are (recorded on macOS 27).
  var takesTransactions: Bool { true }
}

/// A two-way connection to a value that lives elsewhere.
///
/// ```swift
/// struct Switch: View {
///   @Binding var isOn: Bool
///
///   var body: some View {
///     Button(isOn ? "On" : "Off") { isOn.toggle() }
///   }
/// }
///
/// struct Settings: View {
///   @State private var isOn = true
///
///   var body: some View {
///     Switch(isOn: $isOn)
///   }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>
  /// The transaction of a write through this binding.
  public var transaction = Transaction()

  init(location: Location<Value>) { self.location = location }

  /// A binding over two closures.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Bindings are read and written where views are: on the main actor, whatever isolation the closures took over.
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(location: FunctionLocation(get: get, set: { value, _ in set(value) }, takesTransactions: false))
  }

  /// A binding over two closures; the second is given the write's transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// The binding that another view's `$` gives.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads the same and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The value at the other end. Writing it changes the source and makes the views due that read it.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if transaction.isTrivial || !location.takesTransactions { return location.set(newValue) }
      withTransaction(transaction) { location.set(newValue) }
    }
  }

  /// The binding itself, to be handed on with `$`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(location: MemberLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// The binding with a transaction for what is written through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The binding with an animation for what is written through it.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  /// Wraps the value into an optional that is never nil; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: FunctionLocation(
        get: { base.wrappedValue },
        set: { value, _ in if let value { base.wrappedValue = value } }))
  }

  /// A binding to the value inside an optional, or nil when it is nil now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      location: FunctionLocation(get: { base.wrappedValue ?? first }, set: { value, _ in base.wrappedValue = value }))
  }

  /// A binding to the value as any hashable one.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      location: FunctionLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } }))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  /// Does nothing: the binding knows where its value lives.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {}
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value at the other end.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's index.
  public typealias Index = Value.Index
  /// The collection's indices.
  public typealias Indices = Value.Indices
  /// The index of the collection's first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the collection's last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the collection's elements, at the time of the call.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The index after another, in the collection.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves an index on to the next, in the collection.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at an index. It reads and writes the collection at the time it's used.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another, in the collection.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves an index back to the one before, in the collection.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// Two bindings are taken for the same when they read and write the same place.
extension Binding: EquatableByLocation {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    return a.location === b.location || a.location.isSame(as: b.location)
  }
}

protocol EquatableByLocation {
  static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func set(_ new: Value) {}
}

final class FunctionLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  private let takes: Bool

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, takesTransactions: Bool = true
  ) {
    getter = get
    setter = set
    takes = takesTransactions
  }

  override var takesTransactions: Bool { takes }

  override func get() -> Value { getter() }
  override func set(_ new: Value) { setter(new, Transaction.current) }
}

private final class MemberLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var takesTransactions: Bool { base.takesTransactions }
  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ new: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = new
    base.set(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && (base === other.base || base.isSame(as: other.base))
  }
}

private final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  /// Shown when the element is gone from the collection but a view of it isn't yet.
  private var last: Base.Element

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
    last = base.get()[index]
  }

  override func get() -> Base.Element {
    let whole = base.get()
    if index >= whole.startIndex, index < whole.endIndex { last = whole[index] }
    return last
  }

  override func set(_ new: Base.Element) {
    var whole = base.get()
    guard index >= whole.startIndex, index < whole.endIndex else { return }
    whole[index] = new
    base.set(whole)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && (base === other.base || base.isSame(as: other.base))
  }
}
