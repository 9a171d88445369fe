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
      entity.map(context.own) ?? entityName.flatMap { context.model?.entitiesByName[$0] }
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
