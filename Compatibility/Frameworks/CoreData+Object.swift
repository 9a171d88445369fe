// SPDX-License-Identifier: Apache-2.0
public import Gnomon
import GnomonFoundation

/// What has been brought about by another event than setting a value.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// The events as bits.
  public let rawValue: UInt
  /// The events of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An insertion was undone.
  public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  /// A deletion was undone.
  public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  /// A change was undone.
  public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  /// A context was rolled back.
  public static let rollback = NSSnapshotEventType(rawValue: 16)
  /// An object was read anew.
  public static let refresh = NSSnapshotEventType(rawValue: 32)
  /// A conflict was solved.
  public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// An object of a context. Its properties lie in the order of the entity's.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, _KeyedValues {
  /// In the place of a reference that hasn't been looked up.
  private final class Unread: @unchecked Sendable { static let one = Unread() }

  /// What it is.
  public internal(set) var objectID: NSManagedObjectID
  /// The kind.
  open var entity: NSEntityDescription { objectID.entity }
  /// The context; nil once it has been deleted for good.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether it's new.
  open internal(set) var isInserted = false
  /// Whether it's deleted when the context saves.
  open internal(set) var isDeleted = false
  /// Whether some of its values are others than those that have been saved.
  open var isUpdated: Bool { !isInserted && !isDeleted && managedObjectContext?.updated.contains(self) == true }
  /// Whether the next saving does something with it.
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether values that are kept differ from those that have been saved.
  open var hasPersistentChangedValues: Bool {
    hasChanges && (isInserted || saved.keys.contains { !entity.layout.all[$0].isTransient })
  }
  /// Whether its values haven't been asked for.
  open private(set) var isFault: Bool
  /// How far its values are.
  open var faultingState: Int { isFault ? 1 : 0 }

  /// What has been saved of the properties that have changed since.
  var saved: [Int: Any?] = [:]
  /// The version of the row that the values are of.
  var version = 0
  private var slots: [Any?] = []
  private var publisher: ObservableObjectPublisher?

  /// Tells before a value changes.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  /// A new object of an entity; without a context it's kept nowhere.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    let entity = context?.own(entity) ?? entity
    objectID = NSManagedObjectID(entity: entity)
    isFault = false
    super.init()
    slots = entity.layout.defaults
    guard let context else { return }
    context.insert(self)
  }

  /// A new object in a context, of the entity that the class is for.
  public convenience init(context moc: NSManagedObjectContext) {
    let type = Self.self
    if let entity = ManagedClasses.entity(of: type, in: moc.model) {
      self.init(entity: entity, insertInto: moc)
    } else {
      _FrameworkLack.say("no entity of the context's model has the class \(type): the object isn't kept.")
      self.init(entity: NSEntityDescription(), insertInto: nil)
    }
  }

  /// An object of an identity, whose values aren't read yet. It goes by the initializer that all classes have.
  static func make(saved id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    let object = Self(entity: id.entity, insertInto: nil)
    object.objectID = id
    (object.isFault, object.slots) = (true, [])
    object.managedObjectContext = context
    return object
  }

  /// An object without a context, which is kept nowhere: Core Data has no such initializer, and a warning says so.
  public override convenience init() {
    let type = Self.self
    _FrameworkLack.say("\(type)() makes an object without a context, which is kept nowhere: call \(type)(context:).")
    self.init(entity: ManagedClasses.entity(of: type) ?? NSEntityDescription(), insertInto: nil)
  }

  /// Becomes new in a context above.
  func beginAsNew() {
    (isFault, isInserted, slots) = (false, true, entity.layout.defaults)
  }

  /// The entity that the class is for.
  open class func entity() -> NSEntityDescription {
    if let entity = ManagedClasses.entity(of: self) ?? ManagedClasses.unloadedEntity(of: self) { return entity }
    _FrameworkLack.say("no model that is loaded has an entity of the class \(self).")
    return NSEntityDescription()
  }

  // MARK: - Told to subclasses

  /// Told once, when it's new.
  open func awakeFromInsert() {}
  /// Told when its values have been read.
  open func awakeFromFetch() {}
  /// Told when its values have become others by an event.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Checks a new object before it's saved.
  open func validateForInsert() throws { try checkValues() }
  /// Checks a changed object before it's saved.
  open func validateForUpdate() throws { try checkValues() }
  /// Checks a deleted object before it's saved.
  open func validateForDelete() throws { try checkReferences() }
  /// Told before it's saved. What it changes is saved, too.
  open func willSave() {}
  /// Told after it has been saved.
  open func didSave() {}
  /// Told before it's deleted.
  open func prepareForDeletion() {}
  /// Told before its values are let go.
  open func willTurnIntoFault() {}
  /// Told after its values have been let go.
  open func didTurnIntoFault() {}

  /// Tells that a value is about to be read.
  open func willAccessValue(forKey key: String?) { if isFault { read() } }
  /// Tells that a value has been read.
  open func didAccessValue(forKey key: String?) {}
  /// Tells that a value is about to change.
  open func willChangeValue(forKey key: String) { publisher?.send() }
  /// Tells that a value has changed.
  open func didChangeValue(forKey key: String) { if let place = entity.layout.places[key] { noteChange(at: place) } }

  // MARK: - By names

  /// The value of a property. Numbers come as `NSNumber`, several objects as `NSSet` or `NSOrderedSet`, which change with the object.
  open func value(forKey key: String) -> Any? {
    guard let place = place(of: key) else { return nil }
    return ManagedValues.coded(self[place])
  }

  /// Sets the value of a property.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let place = place(of: key) else { return }
    self[place] = ManagedValues.plain(value)
  }

  /// The value of a property, told to nobody.
  open func primitiveValue(forKey key: String) -> Any? {
    guard let place = place(of: key) else { return nil }
    return ManagedValues.coded(self[place])
  }

  /// Sets the value of a property, and tells nobody.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let place = place(of: key) else { return }
    if entity.layout.all[place] is NSRelationshipDescription { return setValue(value, forKey: key) }
    if isFault { read() }
    keep(ManagedValues.plain(value), at: place)
  }

  /// The value at a path of names.
  open func value(forKeyPath keyPath: String) -> Any? {
    var next: Any? = self
    for key in keyPath.split(separator: ".").map(String.init) {
      switch next {
      case let object as NSManagedObject: next = object.value(forKey: key)
      case let set as NSSet:
        next = key == "@count" ? set.count : set.allObjects.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) }
      default: return (next as? any NSObjectProtocol)?.value(forKey: key)
      }
    }
    return next
  }

  /// Sets the value at a path of names.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner =
      keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: ".")) as? NSManagedObject
    owner?.setValue(value, forKey: last)
  }

  /// Sets values by the names of their properties.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The values of some properties; `NSNull` where there is none.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// The several objects of a reference, to be changed.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let place = place(of: key), let relation = entity.layout.all[place] as? NSRelationshipDescription else {
      return NSMutableSet()
    }
    return ChangingSet(self, place, relation)
  }

  /// The several objects of a reference with an order. Changes of it aren't told: set the property instead.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    NSMutableOrderedSet(array: ManagedValues.objects(value(forKey: key)))
  }

  /// The identities of a reference's objects.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    ManagedValues.objects(value(forKey: key)).compactMap { ($0 as? NSManagedObject)?.objectID }
  }

  /// Whether a reference's objects haven't been looked up.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    guard let place = entity.layout.places[key] else { return false }
    return isFault || slots[place] is Unread
  }

  /// What has changed since it was saved, with the present values.
  open func changedValues() -> [String: Any] {
    let all = entity.layout.all
    return Dictionary(saved.keys.map { (all[$0].name, ManagedValues.coded(self[$0]) ?? NSNull()) }) { $1 }
  }

  /// What has changed since it was saved, with the present values.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// What was saved of some properties, or of all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let layout = entity.layout
    let names = keys ?? layout.all.map(\.name)
    return Dictionary(
      names.compactMap { name in
        layout.places[name].map { (name, ManagedValues.coded(saved[$0] ?? self[$0]) ?? NSNull()) }
      }
    ) { $1 }
  }

  /// A property by its name, for predicates and orders.
  public func _keyedValue(_ key: String) -> Any? {
    if key == "objectID" { return objectID }
    guard let place = entity.layout.places[key] else { return undefined(key) }
    return self[place]
  }

  private func place(of key: String) -> Int? {
    if let place = entity.layout.places[key] { return place }
    // `primitiveName` is `name`, told to nobody.
    if key.hasPrefix("primitive") {
      let rest = key.dropFirst("primitive".count)
      if let place = entity.layout.places[rest.prefix(1).lowercased() + rest.dropFirst()] { return place }
    }
    _ = undefined(key)
    return nil
  }

  private func undefined(_ key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != NSManagedObject.self {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    _FrameworkLack.say(
      "the entity \(entity.name ?? "without a name") has no property '\(key)': on Linux only properties of the model are found by their names."
    )
    return nil
  }

  // MARK: - Values by their places

  /// The value at a place: several objects as the set that is kept.
  subscript(place: Int) -> Any? {
    get {
      if isFault { read() }
      guard slots[place] is Unread || slots[place] is NSManagedObjectID || slots[place] == nil,
        let relation = entity.layout.all[place] as? NSRelationshipDescription
      else { return slots[place] }
      return lookUp(relation, place)
    }
    set {
      if isFault { read() }
      let property = entity.layout.all[place]
      if let relation = property as? NSRelationshipDescription { return refer(to: newValue, relation, place) }
      willChangeValue(forKey: property.name)
      remember(place)
      keep(newValue, at: place)
      noteChange(at: place)
    }
  }

  private func keep(_ value: Any?, at place: Int) {
    guard let value, let attribute = entity.layout.all[place] as? NSAttributeDescription else {
      slots[place] = nil
      return
    }
    if let kept = ManagedValues.kept(value, as: attribute) {
      slots[place] = kept
    } else {
      _FrameworkLack.say(
        "'\(attribute.name)' of \(entity.name ?? "an object") can't be a \(type(of: value)): it keeps the value that it had."
      )
    }
  }

  private func lookUp(_ relation: NSRelationshipDescription, _ place: Int) -> Any? {
    if let id = slots[place] as? NSManagedObjectID {
      let object = managedObjectContext?.existing(id)
      slots[place] = object
      return object
    }
    guard relation.isToMany else { return nil }
    let ids =
      slots[place] is Unread ? managedObjectContext?.savedValues(of: objectID)?[place] as? [NSManagedObjectID] : nil
    let objects = ids?.compactMap { managedObjectContext?.existing($0) } ?? []
    let set: Any = relation.isOrdered ? NSMutableOrderedSet(array: objects) : NSMutableSet(array: objects)
    slots[place] = set
    return set
  }

  /// Keeps what was saved before the first change.
  private func remember(_ place: Int) {
    guard !isInserted, saved[place] == nil, managedObjectContext != nil else { return }
    switch slots[place] {
    case let set as NSMutableSet: saved[place] = NSSet(array: set.allObjects)
    case let set as NSMutableOrderedSet: saved[place] = NSOrderedSet(array: set.array)
    case let value: saved[place] = .some(value)
    }
  }

  private func noteChange(at place: Int) { managedObjectContext?.noteChange(of: self) }

  /// Reads the values that have been saved.
  func read() {
    isFault = false
    let layout = entity.layout
    slots = managedObjectContext?.savedValues(of: objectID) ?? layout.defaults
    version = objectID.row?.version ?? 0
    for relation in layout.relationships where relation.property.isToMany { slots[relation.place] = Unread.one }
    if managedObjectContext != nil { awakeFromFetch() }
  }

  /// Forgets the values: they're read again when one is asked for.
  func forget() {
    if !isFault { willTurnIntoFault() }
    publisher?.send()
    (saved, slots, isFault) = ([:], [], true)
    didTurnIntoFault()
  }

  /// Values as a store keeps them. References become identities.
  var stored: [Any?] {
    if isFault { read() }
    var values = slots
    for relation in entity.layout.relationships {
      switch slots[relation.place] {
      case let object as NSManagedObject: values[relation.place] = object.objectID
      case let set as NSMutableSet:
        values[relation.place] = set.compactMap { ($0 as? NSManagedObject)?.objectID }.sorted()
      case let set as NSMutableOrderedSet:
        values[relation.place] = set.compactMap { ($0 as? NSManagedObject)?.objectID }
      case is Unread: values[relation.place] = managedObjectContext?.savedValues(of: objectID)?[relation.place] ?? nil
      default: break
      }
    }
    return values
  }

  /// Takes values that a store or a context below has.
  func take(_ values: [Any?], at places: some Sequence<Int>) {
    if isFault { read() }
    let layout = entity.layout
    for place in places {
      guard let relation = layout.all[place] as? NSRelationshipDescription else {
        self[place] = values[place]
        continue
      }
      if relation.isToMany {
        self[place] = (values[place] as? [NSManagedObjectID] ?? []).compactMap { managedObjectContext?.existing($0) }
      } else {
        self[place] = (values[place] as? NSManagedObjectID).flatMap { managedObjectContext?.existing($0) }
      }
    }
  }

  /// Puts back what was saved.
  func restore() {
    publisher?.send()
    for (place, value) in saved {
      switch value {
      case let set as NSSet: slots[place] = NSMutableSet(array: set.allObjects)
      case let set as NSOrderedSet: slots[place] = NSMutableOrderedSet(array: set.array)
      case let value: slots[place] = value
      }
    }
    saved = [:]
  }

  func noteSaved() {
    saved = [:]
    isInserted = false
    version = objectID.row?.version ?? 0
  }

  /// Tells views and subscribers.
  func publish() { publisher?.send() }

  // MARK: - References

  private func refer(to value: Any?, _ relation: NSRelationshipDescription, _ place: Int) {
    if relation.isToMany {
      let new = ManagedValues.objects(value).compactMap { $0 as? NSManagedObject }
      let kept = Set(new)
      for object in ManagedValues.objects(self[place]) {
        if let object = object as? NSManagedObject, !kept.contains(object) { remove(object, from: relation, place) }
      }
      for object in new { add(object, to: relation, place) }
      if relation.isOrdered, let set = self[place] as? NSMutableOrderedSet, set.array as? [NSManagedObject] != new {
        change(relation, place) {
          set.removeAllObjects()
          set.addObjects(from: new)
        }
      }
      return
    }
    let (old, new) = (self[place] as? NSManagedObject, value as? NSManagedObject)
    guard old !== new else { return }
    if let old, let inverse = relation.inverseRelationship { old.lose(self, from: inverse) }
    change(relation, place) { slots[place] = new }
    if let new, let inverse = relation.inverseRelationship { new.gain(self, in: inverse) }
  }

  private func change(_ relation: NSRelationshipDescription, _ place: Int, _ body: () -> Void) {
    willChangeValue(forKey: relation.name)
    remember(place)
    body()
    noteChange(at: place)
  }

  /// Adds an object to several, and itself to the object's reference back.
  func add(_ object: NSManagedObject, to relation: NSRelationshipDescription, _ place: Int, at index: Int? = nil) {
    guard gain(object, in: relation, at: index) else { return }
    if let inverse = relation.inverseRelationship { object.gain(self, in: inverse) }
  }

  /// Removes an object from several, and itself from the object's reference back.
  func remove(_ object: NSManagedObject, from relation: NSRelationshipDescription, _ place: Int) {
    guard lose(object, from: relation) else { return }
    if let inverse = relation.inverseRelationship { object.lose(self, from: inverse) }
  }

  /// - Returns: whether it hadn't the object.
  @discardableResult
  private func gain(_ object: NSManagedObject, in relation: NSRelationshipDescription, at index: Int? = nil) -> Bool {
    guard let place = entity.layout.places[relation.name] else { return false }
    switch self[place] {
    case let set as NSMutableSet:
      guard !set.contains(object) else { return false }
      change(relation, place) { set.add(object) }
    case let set as NSMutableOrderedSet:
      guard !set.contains(object) else { return false }
      change(relation, place) {
        if let index, index < set.count { set.insert(object, at: max(0, index)) } else { set.add(object) }
      }
    case let old:
      guard !relation.isToMany, old as? NSManagedObject !== object else { return false }
      // The object that it referred to before refers to it no more.
      if let old = old as? NSManagedObject, let inverse = relation.inverseRelationship { old.lose(self, from: inverse) }
      change(relation, place) { slots[place] = object }
    }
    return true
  }

  @discardableResult
  private func lose(_ object: NSManagedObject, from relation: NSRelationshipDescription) -> Bool {
    guard let place = entity.layout.places[relation.name] else { return false }
    switch self[place] {
    case let set as NSMutableSet:
      guard set.contains(object) else { return false }
      change(relation, place) { set.remove(object) }
    case let set as NSMutableOrderedSet:
      guard set.contains(object) else { return false }
      change(relation, place) { set.remove(object) }
    case let old:
      guard old as? NSManagedObject === object else { return false }
      change(relation, place) { slots[place] = nil }
    }
    return true
  }

  /// What is done with others as it's deleted. Its own references stay, so that a rollback finds them.
  func deleteReferences(_ delete: (NSManagedObject) -> Void) {
    for (place, relation) in entity.layout.relationships {
      let others = ManagedValues.objects(self[place]).compactMap { $0 as? NSManagedObject }
      if relation.deleteRule == .cascadeDeleteRule { others.forEach(delete) }
      guard relation.deleteRule == .nullifyDeleteRule || relation.deleteRule == .cascadeDeleteRule,
        let inverse = relation.inverseRelationship
      else { continue }
      for other in others where !other.isDeleted { other.lose(self, from: inverse) }
    }
  }

  /// The description of the entity and the values.
  open override var description: String {
    guard !isFault else { return "<\(type(of: self))>: \(objectID.description); data: <fault>)" }
    let values = entity.layout.all.enumerated().map { place, property -> String in
      guard property is NSAttributeDescription else { return "\(property.name) = ..." }
      return "\(property.name) = \(slots[place].map { "\($0)" } ?? "nil")"
    }
    let data = values.joined(separator: "; ")
    return "<\(type(of: self))> (entity: \(entity.name ?? "none"); id: \(objectID.description); data: {\(data)})"
  }
}

extension [NSManagedObjectID] {
  /// In the order in which the store was given them, so that nothing depends on where objects lie in memory.
  fileprivate func sorted() -> [NSManagedObjectID] {
    sorted { a, b in
      switch (a.number, b.number) {
      case (let a?, let b?): a < b
      case (nil, .some): false
      case (.some, nil): true
      case (nil, nil): false
      }
    }
  }
}
