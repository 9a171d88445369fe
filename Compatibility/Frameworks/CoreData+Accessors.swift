// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonFoundation

/// The several objects of a reference. What is put in or taken out is told to the object.
final class ChangingSet: NSMutableSet {
  private let owner: NSManagedObject
  private let place: Int
  private let relation: NSRelationshipDescription

  init(_ owner: NSManagedObject, _ place: Int, _ relation: NSRelationshipDescription) {
    (self.owner, self.place, self.relation) = (owner, place, relation)
    super.init(capacity: 0)
    for object in ManagedValues.objects(owner[place]) { super.add(object) }
  }
  required init(capacity numItems: Int) { fatalError("sets of references are made by their objects") }
  required init?(coder: NSCoder) { nil }

  override func add(_ object: Any) {
    super.add(object)
    if let object = object as? NSManagedObject { owner.add(object, to: relation, place) }
  }
  override func remove(_ object: Any) {
    super.remove(object)
    if let object = object as? NSManagedObject { owner.remove(object, from: relation, place) }
  }
}

// MARK: - What the command line writes for @NSManaged

extension NSManagedObject {
  /// The value of a property.
  public func _managed<Value>(_ key: String) -> Value {
    let value: Any? = entity.layout.places[key].map { self[$0] } ?? value(forKey: key)
    guard let value else {
      if let none = (nil as Any?) as? Value { return none }
      return ManagedValues.empty(Value.self, key, of: self)
    }
    if let value = value as? Value { return value }
    if let value = ManagedValues.read(value, as: Value.self) { return value }
    return ManagedValues.empty(Value.self, key, of: self)
  }

  /// Sets the value of a property.
  public func _setManaged<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

  /// What `addToItems(_:)` and its like do, by their names.
  public func _callManaged(_ name: String, _ arguments: Any...) {
    let layout = entity.layout
    for (start, action) in Self.actions where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count)
      // `addItemsObject` is the older name of `addToItems`.
      let keys: [Substring] = [rest, rest.hasSuffix("Object") ? rest.dropLast("Object".count) : ""]
      for key in keys where !key.isEmpty {
        let property = key.prefix(1).lowercased() + key.dropFirst()
        guard let place = layout.places[property] ?? layout.places[String(key)],
          let relation = layout.all[place] as? NSRelationshipDescription
        else { continue }
        return action(self, relation, place, arguments)
      }
    }
    _FrameworkLack.say("'\(name)' isn't done: \(entity.name ?? "the entity") has no reference that it could be about.")
  }

  private typealias Action = (NSManagedObject, NSRelationshipDescription, Int, [Any]) -> Void
  private static var actions: [(String, Action)] {
    let adding: Action = { object, relation, place, arguments in
      for other in arguments.flatMap({ ManagedValues.objects($0) }) {
        if let other = other as? NSManagedObject { object.add(other, to: relation, place) }
      }
    }
    let removing: Action = { object, relation, place, arguments in
      if let index = arguments.first as? Int {
        guard let set = object[place] as? NSMutableOrderedSet, index >= 0, index < set.count else { return }
        if let other = set.object(at: index) as? NSManagedObject { object.remove(other, from: relation, place) }
        return
      }
      for other in arguments.flatMap({ ManagedValues.objects($0) }) {
        if let other = other as? NSManagedObject { object.remove(other, from: relation, place) }
      }
    }
    let inserting: Action = { object, relation, place, arguments in
      guard arguments.count == 2 else { return }
      var index = arguments[1] as? Int ?? (arguments[1] as? NSIndexSet)?.firstIndex
      for other in ManagedValues.objects(arguments[0]) {
        guard let other = other as? NSManagedObject else { continue }
        object.add(other, to: relation, place, at: index)
        index = index.map { $0 + 1 }
      }
    }
    let replacing: Action = { object, relation, place, arguments in
      guard arguments.count == 2, let index = arguments[0] as? Int else { return }
      removing(object, relation, place, [index])
      inserting(object, relation, place, [arguments[1], index])
    }
    return [
      ("addTo", adding), ("removeFrom", removing), ("insertInto", inserting), ("replace", replacing), ("add", adding),
      ("remove", removing),
    ]
  }
}

extension NSManagedObject {
  /// A request for all objects of the class's entity, of the type that is wanted: an object of the type of the results' protocol is of no other.
  @_disfavoredOverload
  public class func fetchRequest<Result: NSManagedObject>() -> NSFetchRequest<Result> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }
  /// A request for all objects of the class's entity. A class's own comes first.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }
}
