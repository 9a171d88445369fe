// SPDX-License-Identifier: Apache-2.0
import Gnomon
public import GnomonFoundation

/// A store: rows in memory, by their entities.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kinds of stores, by newer names.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file. Nothing is read from it or written to it here.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A file. Nothing is read from it or written to it here.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The kind.
  public let type: String
  /// The file. It isn't touched.
  open var url: URL?
  /// What tells the store from others.
  open var identifier: String! = UUID().uuidString
  /// The options that it was given.
  open private(set) var options: [AnyHashable: Any]?
  /// The part of the model that it's for.
  public let configurationName: String
  /// Whether nothing is saved.
  open var isReadOnly = false
  /// What is known of the store.
  open var metadata: [String: Any]!
  /// The coordinator.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// The identities of an entity's objects in the order in which they came; nil is one that has gone.
  fileprivate struct Table {
    var ids: [NSManagedObjectID?] = []
    var places: [ObjectIdentifier: Int] = [:]

    mutating func add(_ id: NSManagedObjectID) {
      guard places[ObjectIdentifier(id)] == nil else { return }
      places[ObjectIdentifier(id)] = ids.count
      ids.append(id)
    }
    mutating func remove(_ id: NSManagedObjectID) {
      guard let place = places.removeValue(forKey: ObjectIdentifier(id)) else { return }
      ids[place] = nil
      if places.isEmpty { ids = [] }
    }
  }
  fileprivate var tables: [ObjectIdentifier: Table] = [:]
  fileprivate var last = 0
  /// The objects of values that only one may have.
  fileprivate var unique: [UniqueKey: NSManagedObjectID] = [:]

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    super.init()
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier as Any]
    // A file that keeps nothing is asked for as one.
    guard type != NSInMemoryStoreType, let url, url.path != "/dev/null" else { return }
    _FrameworkLack.say(
      "Core Data keeps its objects in memory here: nothing is read from \(url.lastPathComponent), and nothing is written to it."
    )
  }
}

/// The kind of a store, in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// What tells a store from others, in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// Values that only one object of an entity may have.
private struct UniqueKey: Hashable {
  let entity: ObjectIdentifier
  let names: [String]
  let values: [AnyHashable]
}

/// A store that is to be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of store.
  open var type = NSSQLiteStoreType
  /// The file.
  open var url: URL?
  /// The part of the model that it's for.
  open var configuration: String?
  /// The options.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether nothing is saved.
  open var isReadOnly = false
  /// How long a store is waited for.
  open var timeout: TimeInterval = 240
  /// Whether it's opened later. It's opened at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether an older store is brought up to date. There are no older ones.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it's found out how. There are no older ones.
  open var shouldInferMappingModelAutomatically = true
  /// How the cloud is used. There is none.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// SQLite's settings. They change nothing.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  /// A store in a file.
  public init(url: URL) { self.url = url }
  /// A store without a file's name.
  public override init() {}
  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets one of SQLite's settings, which changes nothing.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.url, copy.configuration, copy.options, copy.isReadOnly) = (
      type, url, configuration, options, isReadOnly
    )
    return copy
  }
}

/// How the cloud is used. There is none.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The cloud's container.
  public let containerIdentifier: String
  /// How a container of the cloud's is used.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// Stores of a model, and what contexts save to them.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []
  /// The name.
  open var name: String?
  private let lock = NSRecursiveLock()
  private var contexts: [WeakContext] = []

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  func attach(_ context: NSManagedObjectContext) {
    locked {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(WeakContext(context: context))
    }
  }
  func attached() -> [NSManagedObjectContext] { locked { contexts.compactMap(\.context) } }

  // MARK: - Stores

  /// Opens a store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard [NSSQLiteStoreType, NSInMemoryStoreType, NSBinaryStoreType].contains(storeType) else {
      throw DataFault.storeInvalidType.error("there's no store of the type '\(storeType)'.")
    }
    let store = NSPersistentStore(type: storeType, url: storeURL, configuration: configuration, options: options)
    store.isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    store.persistentStoreCoordinator = self
    locked { persistentStores.append(store) }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  /// Opens a store.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens a store, and says so.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      let store = try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      store.isReadOnly = storeDescription.isReadOnly
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Closes a store, and forgets what it held.
  open func remove(_ store: NSPersistentStore) throws {
    locked {
      for id in store.tables.values.flatMap(\.ids) { id?.row = nil }
      store.tables = [:]
      store.unique = [:]
      persistentStores.removeAll { $0 === store }
    }
  }

  /// Deletes a store's file. There is none that was written: files aren't touched.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    for store in persistentStores where store.url == url { try remove(store) }
  }
  /// Deletes a store's file. There is none that was written: files aren't touched.
  open func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil)
    throws
  {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The store of a file.
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  /// A store's file.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  /// What is known of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Sets what is known of a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  /// The identity of an address; nil where no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard
      let store = persistentStores.first(where: { $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame }
      ),
      let entity = managedObjectModel.entitiesByName[url.deletingLastPathComponent().lastPathComponent],
      let number = Int(url.lastPathComponent.dropFirst())
    else { return nil }
    return locked { store.tables[ObjectIdentifier(entity)]?.ids.first { $0?.number == number } ?? nil }
  }

  /// Runs a block, and waits for it.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try locked(block) }
  /// Runs a block.
  open func perform(_ block: @escaping () -> Void) { locked(block) }

  // MARK: - Rows

  /// The identities of an entity's saved objects, in the order in which they were saved.
  func ids(of entity: NSEntityDescription, alsoBelow: Bool) -> [NSManagedObjectID] {
    locked {
      let family = alsoBelow ? entity.family : [entity]
      let found = persistentStores.flatMap { store in
        family.flatMap { store.tables[ObjectIdentifier($0)]?.ids.compactMap { $0 } ?? [] }
      }
      return family.count > 1 ? found.sorted { ($0.number ?? 0) < ($1.number ?? 0) } : found
    }
  }

  /// Gives an identity its number.
  func number(_ id: NSManagedObjectID) throws {
    try locked {
      guard let store = persistentStores.first(where: { !$0.isReadOnly }) else {
        throw DataFault.storeOperation.error("no store can be written to.")
      }
      guard id.number == nil else { return }
      store.last += 1
      (id.number, id.persistentStore) = (store.last, store)
    }
  }

  /// Saves what a context has changed: all of it, or nothing.
  func save(_ context: NSManagedObjectContext, policy: NSMergePolicyType) throws {
    try locked {
      var writes: [(NSManagedObject, replaced: NSManagedObjectID?)] = []
      if persistentStores.allSatisfy(\.isReadOnly) {
        throw DataFault.storeOperation.error("no store can be written to.")
      }
      let places = try conflicts(of: context.updated.map { $0 } + context.deleted, policy: policy)
      for object in context.inserted { writes.append((object, try owner(of: object, policy: policy))) }
      for object in context.inserted { try number(object.objectID) }
      for (object, replaced) in writes {
        if let replaced { drop(replaced) }
        write(object.stored, of: object.objectID)
      }
      for object in context.updated {
        let stored = object.stored
        guard var values = object.objectID.row?.values else {
          // It was deleted in the meantime, and the context's changes win.
          if policy == .overwriteMergePolicyType { write(stored, of: object.objectID) }
          continue
        }
        for place in places[ObjectIdentifier(object)] ?? Array(object.saved.keys) { values[place] = stored[place] }
        write(values, of: object.objectID)
      }
      for object in context.deleted { drop(object.objectID) }
    }
  }

  /// The places of what is written for objects that were saved by others in the meantime.
  private func conflicts(of objects: [NSManagedObject], policy: NSMergePolicyType) throws -> [ObjectIdentifier: [Int]] {
    var places: [ObjectIdentifier: [Int]] = [:]
    for object in objects where object.version > 0 && object.objectID.row?.version != object.version {
      switch policy {
      case .errorMergePolicyType:
        throw DataFault.merge.error(
          "\(object.entity.name ?? "an object") was saved by another context in the meantime.",
          ["conflictList": [object]])
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: places[ObjectIdentifier(object)] = []
      case .mergeByPropertyObjectTrumpMergePolicyType: break
      case .overwriteMergePolicyType: places[ObjectIdentifier(object)] = Array(object.entity.layout.all.indices)
      }
    }
    return places
  }

  private func keys(_ values: [Any?], of entity: NSEntityDescription) -> [UniqueKey] {
    var keys: [UniqueKey] = []
    var next: NSEntityDescription? = entity
    for _ in 0..<PropertyTable.depthLimit {
      guard let current = next else { break }
      for constraint in current.uniquenessConstraints {
        let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        let found = names.compactMap { name in entity.layout.places[name].flatMap { values[$0] as? AnyHashable } }
        // What has no value is like nothing.
        if !names.isEmpty, found.count == names.count {
          keys.append(UniqueKey(entity: ObjectIdentifier(current), names: names, values: found))
        }
      }
      next = current.superentity
    }
    return keys
  }

  /// The saved object that has the values which only one may have; nil where there's none.
  private func owner(of object: NSManagedObject, policy: NSMergePolicyType) throws -> NSManagedObjectID? {
    for key in keys(object.stored, of: object.entity) {
      for store in persistentStores {
        guard let id = store.unique[key], id !== object.objectID, id.row != nil else { continue }
        if policy == .errorMergePolicyType {
          throw DataFault.constraint.error(
            "another \(object.entity.name ?? "object") has the same \(key.names.joined(separator: ", ")).")
        }
        return id
      }
    }
    return nil
  }

  func write(_ values: [Any?], of id: NSManagedObjectID) {
    guard let store = id.persistentStore else { return }
    if let row = id.row {
      for key in keys(row.values, of: id.entity) where store.unique[key] === id { store.unique[key] = nil }
      row.values = values
      row.version += 1
    } else {
      id.row = StoredRow(values)
    }
    store.tables[ObjectIdentifier(id.entity), default: .init()].add(id)
    for key in keys(values, of: id.entity) { store.unique[key] = id }
  }

  func drop(_ id: NSManagedObjectID) {
    guard let store = id.persistentStore, let row = id.row else { return }
    for key in keys(row.values, of: id.entity) where store.unique[key] === id { store.unique[key] = nil }
    id.row = nil
    store.tables[ObjectIdentifier(id.entity)]?.remove(id)
  }
}
