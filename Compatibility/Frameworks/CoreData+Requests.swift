// SPDX-License-Identifier: Apache-2.0
import Gnomon
public import GnomonFoundation

/// What a store is asked.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; nil are all.
  open var affectedStores: [NSPersistentStore]?
  override init() {}
}

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// The kinds of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// How many there are.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A search for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  /// What is wanted, without the type of the result.
  var plan = FetchPlan()

  /// A search for objects of an entity that is set later.
  public override init() {}
  /// A search for objects of the entity of a name.
  public init(entityName: String) { plan.entityName = entityName }

  /// The entity.
  open var entity: NSEntityDescription? {
    get { plan.entity }
    set { plan.entity = newValue }
  }
  /// The entity's name.
  open var entityName: String? { plan.entity?.name ?? plan.entityName }
  /// What objects have to fulfil.
  open var predicate: NSPredicate? {
    get { plan.predicate }
    set { plan.predicate = newValue }
  }
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { plan.sortDescriptors }
    set { plan.sortDescriptors = newValue }
  }
  /// The greatest number of results; 0 is all.
  open var fetchLimit: Int {
    get { plan.limit }
    set { plan.limit = newValue }
  }
  /// How many are left out at the start.
  open var fetchOffset: Int {
    get { plan.offset }
    set { plan.offset = newValue }
  }
  /// What it gives.
  open var resultType: NSFetchRequestResultType {
    get { plan.resultType }
    set { plan.resultType = newValue }
  }
  /// Whether objects of entities that inherit count.
  open var includesSubentities: Bool {
    get { plan.includesSubentities }
    set { plan.includesSubentities = newValue }
  }
  /// Whether changes that aren't saved count.
  open var includesPendingChanges: Bool {
    get { plan.includesPendingChanges }
    set { plan.includesPendingChanges = newValue }
  }
  /// The properties of dictionaries: names or descriptions.
  open var propertiesToFetch: [Any]? {
    get { plan.properties }
    set { plan.properties = newValue }
  }
  /// The properties by which dictionaries are grouped. Such requests fail here.
  open var propertiesToGroupBy: [Any]? {
    get { plan.groups }
    set { plan.groups = newValue }
  }
  /// Whether equal dictionaries are given once.
  open var returnsDistinctResults: Bool {
    get { plan.isDistinct }
    set { plan.isDistinct = newValue }
  }
  /// How many are read at a time. All are in memory.
  open var fetchBatchSize = 0
  /// Whether values are read when they're asked for. All are in memory.
  open var returnsObjectsAsFaults = true
  /// Whether values are read. All are in memory.
  open var includesPropertyValues = true
  /// References that are read beforehand. All are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Whether objects are read anew.
  open var shouldRefreshRefetchedObjects = false

  /// The results, in the context whose block is running: it isn't known here, and it throws.
  open func execute() throws -> [ResultType] {
    throw DataFault.coreData.error("a request isn't executed by itself here: call 'context.fetch(request)'.")
  }

  func copied() -> NSFetchRequest<ResultType> {
    let copy = NSFetchRequest<ResultType>()
    copy.plan = plan
    return copy
  }
  /// A copy.
  open override func copy() -> Any { copied() }
}

/// A search, without the type of its result.
struct FetchPlan {
  var entity: NSEntityDescription?
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPendingChanges = true
  var properties: [Any]?
  var groups: [Any]?
  var isDistinct = false

  func resolved(in context: NSManagedObjectContext, as type: Any.Type) throws -> NSEntityDescription {
    let kind = type as? NSManagedObject.Type
    let found =
      entity ?? entityName.flatMap { context.model?.entitiesByName[$0] }
      ?? (entityName == nil ? kind.flatMap { ManagedClasses.entity(of: $0, in: context.model) } : nil)
    guard let found else {
      throw DataFault.coreData.error("there's no entity named '\(entityName ?? "")' in the context's model.")
    }
    if let kind, kind != NSManagedObject.self, found.foundClass == nil { found.foundClass = kind }
    return found
  }
}

extension NSManagedObjectContext {
  /// The objects that a request looks for, with those that aren't saved yet.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try results(of: request.plan, as: Result.self)
    let cast = found.compactMap { $0 as? Result }
    if cast.count < found.count {
      throw DataFault.coreData.error(
        "'\(request.entityName ?? "")' has objects that are no \(Result.self): its class in the model isn't found by its name."
      )
    }
    return cast
  }

  /// How many objects a request looks for.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    var plan = request.plan
    plan.sortDescriptors = nil
    return try objects(of: plan, as: Result.self).count
  }

  /// Does what a request asks for.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let coordinator = persistentStoreCoordinator else {
      throw DataFault.coreData.error("the context has no store.")
    }
    guard let request = request as? any BatchRequest else {
      throw DataFault.coreData.error("a \(Swift.type(of: request)) isn't executed here: call 'context.fetch(request)'.")
    }
    processPendingChanges()
    return try coordinator.locked { try request.run(in: self, coordinator) }
  }

  private func results(of plan: FetchPlan, as type: Any.Type) throws -> [Any] {
    let objects = try objects(of: plan, as: type)
    if plan.resultType == .managedObjectIDResultType { return objects.map(\.objectID) }
    if plan.resultType == .countResultType { return [NSNumber(value: objects.count)] }
    guard plan.resultType == .dictionaryResultType else { return objects }
    if plan.groups?.isEmpty == false {
      throw DataFault.coreData.error("values aren't grouped by a request here: fetch the objects instead.")
    }
    let all = try plan.resolved(in: self, as: type).layout.all
    let names =
      plan.properties.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }
      ?? all.filter { $0 is NSAttributeDescription }.map(\.name)
    var seen: Set<[AnyHashable?]> = []
    return objects.compactMap { object -> [String: Any]? in
      let values = names.map { object.value(forKey: $0) }
      guard !plan.isDistinct || seen.insert(values.map { $0 as? AnyHashable }).inserted else { return nil }
      return Dictionary(zip(names, values).compactMap { name, value in value.map { (name, $0) } }) { $1 }
    }
  }

  func objects(of plan: FetchPlan, as type: Any.Type) throws -> [NSManagedObject] {
    let entity = try plan.resolved(in: self, as: type)
    processPendingChanges()
    var found: [NSManagedObject] = []
    let (limit, offset) = (max(0, plan.limit), max(0, plan.offset))
    // Without an order the first ones are enough.
    let isOrdered = plan.sortDescriptors?.isEmpty == false
    let enough = isOrdered || limit == 0 ? Int.max : limit + offset
    let predicate = plan.predicate
    for object in candidates(of: entity, plan) where predicate?.evaluate(with: object) ?? true {
      found.append(object)
      if found.count >= enough { break }
    }
    if let order = plan.sortDescriptors, isOrdered { found = Self.sorted(found, by: order) }
    if offset > 0 { found.removeFirst(min(offset, found.count)) }
    if limit > 0, found.count > limit { found.removeLast(found.count - limit) }
    return found
  }

  private func candidates(of entity: NSEntityDescription, _ plan: FetchPlan) -> [NSManagedObject] {
    let family = Set((plan.includesSubentities ? entity.family : [entity]).map(ObjectIdentifier.init))
    var found: [NSManagedObject]
    if let parent {
      let ids = parent.performAndWait { parent.candidates(of: entity, plan).map(\.objectID) }
      found = ids.map { object(with: $0) }.filter { !$0.isDeleted }
    } else {
      found = (persistentStoreCoordinator?.ids(of: entity, alsoBelow: plan.includesSubentities) ?? [])
        .map { object(with: $0) }.filter { !$0.isDeleted }
    }
    if plan.includesPendingChanges {
      let known = parent == nil ? [] : Set(found.map(ObjectIdentifier.init))
      found += inserted.filter { family.contains(ObjectIdentifier($0.entity)) && !known.contains(ObjectIdentifier($0)) }
    }
    return found
  }

  /// Objects in an order. What is compared of each is looked up once.
  static func sorted(_ objects: [NSManagedObject], by order: [NSSortDescriptor]) -> [NSManagedObject] {
    let columns = order.map { descriptor in objects.map { descriptor._sortValue(of: $0) } }
    let places = objects.indices.sorted { a, b in
      for (descriptor, values) in zip(order, columns) {
        let result = descriptor._order(values[a], values[b])
        if result != .orderedSame { return result == .orderedAscending }
      }
      // Equal ones stay as they were.
      return a < b
    }
    return places.map { objects[$0] }
  }
}

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
