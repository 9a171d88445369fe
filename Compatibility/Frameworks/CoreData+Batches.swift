// SPDX-License-Identifier: Apache-2.0
import Gnomon
public import GnomonFoundation

// MARK: - Changes of many at once

/// What a request has done.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {
  override init() {}
}

protocol BatchRequest {
  func run(in context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) throws
    -> NSPersistentStoreResult
}

/// What is told of objects that were deleted at once.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// The identities.
  case resultTypeObjectIDs
  /// How many.
  case resultTypeCount
}
/// What deleting at once has done.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Identities, a number or a truth.
  open fileprivate(set) var result: Any?
  /// What is told.
  open fileprivate(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}
/// Deletes saved objects at once. Contexts aren't told.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  /// Which objects.
  open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What is told.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let ids: [NSManagedObjectID]?
  /// Deletes what a request looks for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { (fetchRequest, ids) = (fetch, nil) }
  /// Deletes the objects of some identities.
  public init(objectIDs objects: [NSManagedObjectID]) { (fetchRequest, ids) = (NSFetchRequest(), objects) }

  func run(in context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) throws
    -> NSPersistentStoreResult
  {
    // A context of its own: what others haven't saved doesn't count.
    let own = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    own.persistentStoreCoordinator = coordinator
    let objects = try ids.map { $0.compactMap { own.existing($0) } } ?? own.objects(of: fetchRequest.plan, as: Any.self)
    for object in objects { own.delete(object) }
    own.processPendingChanges()
    let gone = own.deletedObjects.map(\.objectID)
    for object in own.updatedObjects { coordinator.write(object.stored, of: object.objectID) }
    for id in gone { coordinator.drop(id) }
    let result = NSBatchDeleteResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: gone
      case .resultTypeCount: gone.count
      }
    return result
  }
}

/// What is told of objects that were made at once.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly
  /// The identities.
  case objectIDs
  /// How many.
  case count
}
/// What making at once has done.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Identities, a number or a truth.
  open fileprivate(set) var result: Any?
  /// What is told.
  open fileprivate(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
/// Makes saved objects of dictionaries at once. Contexts aren't told.
open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  /// The entity's name.
  public let entityName: String
  /// The values.
  open var objectsToInsert: [[String: Any]]?
  /// Fills the next dictionary, or says that there's none.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills the next object, or says that there's none.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What is told.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  /// Makes objects of dictionaries.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }
  /// Makes objects of dictionaries.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  /// Makes objects of dictionaries that a block fills until it says true.
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (entityName, dictionaryHandler) = (entity.name ?? "", handler)
  }
  /// Makes objects that a block fills until it says true.
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (entityName, managedObjectHandler) = (entity.name ?? "", handler)
  }

  func run(in context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) throws
    -> NSPersistentStoreResult
  {
    guard let entity = coordinator.managedObjectModel.entitiesByName[entityName] else {
      throw DataFault.coreData.error("there's no entity named '\(entityName)' in the model.")
    }
    let own = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    own.persistentStoreCoordinator = coordinator
    own.mergePolicy = context.mergePolicy
    let type = ManagedClasses.type(of: entity)
    var made: [NSManagedObject] = []
    func make(_ fill: (NSManagedObject) -> Void) {
      let object = type.init(entity: entity, insertInto: own)
      fill(object)
      made.append(object)
    }
    for values in objectsToInsert ?? [] { make { $0.setValuesForKeys(values) } }
    if let dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        make { object in
          for (key, value) in values { if let key = key as? String { object.setValue(value, forKey: key) } }
        }
      }
    }
    if let managedObjectHandler {
      while true {
        let object = type.init(entity: entity, insertInto: own)
        if managedObjectHandler(object) {
          own.delete(object)
          break
        }
        made.append(object)
      }
    }
    try own.save()
    let result = NSBatchInsertResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: made.map(\.objectID)
      case .count: made.count
      }
    return result
  }
}

/// What is told of objects that were changed at once.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType
  /// The identities.
  case updatedObjectIDsResultType
  /// How many.
  case updatedObjectsCountResultType
}
/// What changing at once has done.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Identities, a number or a truth.
  open fileprivate(set) var result: Any?
  /// What is told.
  open fileprivate(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}
/// Changes saved objects at once. Contexts aren't told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  /// The entity's name.
  public let entityName: String
  /// What objects have to fulfil.
  open var predicate: NSPredicate?
  /// The new values by the names of their properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of entities that inherit count.
  open var includesSubentities = true
  /// What is told.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Changes objects of the entity of a name.
  public init(entityName: String) { self.entityName = entityName }
  /// Changes objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func run(in context: NSManagedObjectContext, _ coordinator: NSPersistentStoreCoordinator) throws
    -> NSPersistentStoreResult
  {
    let own = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    own.persistentStoreCoordinator = coordinator
    own.mergePolicy = NSMergePolicy.overwrite
    var plan = FetchPlan()
    (plan.entityName, plan.predicate, plan.includesSubentities) = (entityName, predicate, includesSubentities)
    let objects = try own.objects(of: plan, as: Any.self)
    for (key, value) in propertiesToUpdate ?? [:] {
      guard let name = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
      for object in objects { object.setValue(value, forKey: name) }
    }
    try own.save()
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return result
  }
}
