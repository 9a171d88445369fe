// SPDX-License-Identifier: Apache-2.0
import Foundation

// Foundation's collections of objects that may go: Linux's Foundation has neither.

/// How collections of objects keep and compare them, by Foundation's name.
public enum NSPointerFunctions {
  /// The ways.
  public struct Options: OptionSet, Sendable {
    /// The ways as bits.
    public let rawValue: UInt
    /// The ways of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept.
    public static let strongMemory = Options([])
    /// Objects aren't kept: one that goes is no longer in the collection.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual`.
    public static let objectPersonality = Options([])
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Objects are copied. They aren't here: they're kept.
    public static let copyIn = Options(rawValue: 65536)

    /// Whether they hold what `weakMemory` says: it has several bits.
    fileprivate var isWeak: Bool { isSuperset(of: .weakMemory) }
  }
}

/// An object that a collection keeps, or sees as long as somebody else keeps it.
private struct KeptObject {
  private weak var seen: AnyObject?
  private let kept: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    seen = object
    kept = options.isWeak ? nil : object
  }

  var object: AnyObject? { kept ?? seen }
}

/// An object as a key. One that has gone is equal to none but itself.
private final class ObjectKey: Hashable {
  private let reference: KeptObject
  private let isByIdentity: Bool
  private let number: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    reference = KeptObject(object, options)
    isByIdentity = options.contains(.objectPointerPersonality) || !(object is NSObject)
    number = isByIdentity ? ObjectIdentifier(object).hashValue : (object as? NSObject)?.hash ?? 0
  }

  var object: AnyObject? { reference.object }

  static func == (one: ObjectKey, other: ObjectKey) -> Bool {
    if one === other { return true }
    guard let object = one.object, let second = other.object else { return false }
    if object === second { return true }
    return !one.isByIdentity && !other.isByIdentity && (object as? NSObject)?.isEqual(second) == true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Goes through the objects of a collection.
private final class ObjectList: NSEnumerator {
  private var objects: IndexingIterator<[Any]>

  init(_ objects: [Any]) { self.objects = objects.makeIterator() }

  override func nextObject() -> Any? { objects.next() }
}

/// A set of objects that may go, by Foundation's name. It isn't for several threads at once.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var keys: Set<ObjectKey> = []
  /// How many there may be before those that have gone are looked for.
  private var limit = 16

  /// A set that keeps and compares objects in some ways.
  ///
  /// - Parameters:
  ///   - options: the ways.
  ///   - initialCapacity: how many there will be. It isn't read.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// A set that keeps its objects.
  public override convenience init() { self.init(options: []) }

  /// A set that doesn't keep its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object; nil adds none.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    keys.insert(ObjectKey(object, options))
    if keys.count > limit {
      keys = keys.filter { $0.object != nil }
      limit = max(16, keys.count * 2)
    }
  }

  /// Takes an object out; nil takes none.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    keys.remove(ObjectKey(object, options))
  }

  /// Takes all out.
  open func removeAllObjects() { keys = [] }

  /// The object that is equal to one; nil where there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let place = keys.firstIndex(of: ObjectKey(object, options)) else { return nil }
    return keys[place].object as? ObjectType
  }

  /// Whether an object is in the set.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The objects that are there, in no order.
  open var allObjects: [ObjectType] { keys.compactMap { $0.object as? ObjectType } }

  /// One of them; nil where there is none.
  open var anyObject: ObjectType? { keys.lazy.compactMap { $0.object as? ObjectType }.first }

  /// How many there are. Unlike Foundation's, those that have gone don't count.
  open var count: Int { keys.reduce(0) { $0 + ($1.object == nil ? 0 : 1) } }

  /// The objects as a set that keeps them.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Goes through the objects.
  open func objectEnumerator() -> NSEnumerator { ObjectList(allObjects) }
}

/// Objects by objects that may go, by Foundation's name. It isn't for several threads at once.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var values: [ObjectKey: KeptObject] = [:]
  private var limit = 16

  /// A table that keeps and compares keys and objects in some ways.
  ///
  /// - Parameters:
  ///   - keyOptions: the keys' ways.
  ///   - valueOptions: the objects' ways.
  ///   - initialCapacity: how many there will be. It isn't read.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// A table that keeps keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps its objects and not their keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// A table that keeps its keys and not the objects.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// A table that keeps neither keys nor objects.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of a key; nil where there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return values[ObjectKey(aKey, keyOptions)]?.object as? ObjectType
  }

  /// Sets the object of a key; without one of both nothing happens.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    values[ObjectKey(aKey, keyOptions)] = KeptObject(anObject, valueOptions)
    if values.count > limit {
      values = values.filter { $0.key.object != nil && $0.value.object != nil }
      limit = max(16, values.count * 2)
    }
  }

  /// Takes the object of a key out.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    values[ObjectKey(aKey, keyOptions)] = nil
  }

  /// Takes all out.
  open func removeAllObjects() { values = [:] }

  private var pairs: [(KeyType, ObjectType)] {
    values.compactMap { key, value in
      guard let key = key.object as? KeyType, let object = value.object as? ObjectType else { return nil }
      return (key, object)
    }
  }

  /// How many there are. Unlike Foundation's, those that have gone don't count.
  open var count: Int { pairs.count }
  /// Goes through the keys.
  open func keyEnumerator() -> NSEnumerator { ObjectList(pairs.map(\.0)) }
  /// Goes through the objects; nil where there are none.
  open func objectEnumerator() -> NSEnumerator? { values.isEmpty ? nil : ObjectList(pairs.map(\.1)) }
}
