// SPDX-License-Identifier: Apache-2.0
import Gnomon
public import GnomonFoundation

/// Objects that are worked with, and what is to be saved of them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where its work is done.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Where it saves; nil where it has a context above.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.attach(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The context that it saves to; nil where it saves to a store.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(context: self)) }
  }
  /// Whether what others save is read by itself.
  open var automaticallyMergesChangesFromParent = false
  /// What happens where what is saved has changed in the meantime.
  open var mergePolicy: Any = NSMergePolicy.error
  /// The context's name.
  open var name: String?
  /// Who writes. Nobody reads it here.
  open var transactionAuthor: String?
  /// What undoes changes. Changes aren't recorded here, and a warning says so.
  open var undoManager: UndoManager? {
    didSet {
      if undoManager != nil {
        _FrameworkLack.say(
          "changes of a context aren't recorded for undoing: 'rollback()' drops those that aren't saved.")
      }
    }
  }
  /// The user's own values.
  public let userInfo = NSMutableDictionary()
  /// How old values may be. They are never older than what has been saved last.
  open var stalenessInterval: TimeInterval = -1
  /// Whether objects are kept that nobody else keeps. They are kept until ``reset()``.
  open var retainsRegisteredObjects = false
  /// Whether an object that isn't there any more is read as empty. It always is.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether deleting is carried on at the end of each event. It's carried on before anything else is done.
  open var propagatesDeletesAtEndOfEvent = true

  private(set) var inserted = ObjectList()
  private(set) var updated = ObjectList()
  private(set) var deleted = ObjectList()
  private var registered: [ObjectIdentifier: NSManagedObject] = [:]
  /// What hasn't been told of yet.
  private var news = News()
  private var undeleted: [NSManagedObject] = []
  private var isTold = false
  private var watchers: [ObjectIdentifier: () -> Void] = [:]
  fileprivate var children: [WeakContext] = []
  private let queue: DispatchQueue
  private static let key = DispatchSpecificKey<ObjectIdentifier>()
  /// How often `willSave()` may change objects before saving goes on.
  private static let roundLimit = 100

  private struct News {
    var inserted = ObjectList()
    var updated = ObjectList()
    var deleted = ObjectList()
    var refreshed = ObjectList()
    /// Whether a store has others than before.
    var isOther = false
    var isEmpty: Bool { !isOther && inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }
  }

  /// A context without objects.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    if ct != .mainQueueConcurrencyType { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
  }
  /// A context without objects.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }
  /// Where a context's work is done, by newer names.
  public enum ConcurrencyType: Sendable {
    /// On the main thread.
    case mainQueue
    /// On a queue of its own.
    case privateQueue
  }
  /// When a block is run.
  public enum ScheduledTaskType: Sendable {
    /// At once, where the queue is free.
    case immediate
    /// After those that wait.
    case enqueued
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// The entity of the context's model that has an entity's name: the same class may belong to several models of a program.
  func own(_ entity: NSEntityDescription) -> NSEntityDescription {
    guard let model, entity.managedObjectModel !== model, let name = entity.name else { return entity }
    return model.entitiesByName[name] ?? entity
  }

  // MARK: - Objects

  /// The objects that are new.
  open var insertedObjects: Set<NSManagedObject> { inserted.set }
  /// The objects that have changed.
  open var updatedObjects: Set<NSManagedObject> { updated.set }
  /// The objects that go.
  open var deletedObjects: Set<NSManagedObject> { deleted.set }
  /// All objects that it knows.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// Whether there's something to save.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Takes a new object in.
  open func insert(_ object: NSManagedObject) {
    if deleted.remove(object) {
      object.isDeleted = false
      return
    }
    guard object.managedObjectContext == nil else { return }
    if object.entity.isAbstract {
      _FrameworkLack.say("the entity \(object.entity.name ?? "") is abstract: it has no objects of its own.")
    }
    object.managedObjectContext = self
    object.isInserted = true
    registered[ObjectIdentifier(object.objectID)] = object
    inserted.insert(object)
    news.inserted.insert(object)
    tellSoon()
    object.awakeFromInsert()
  }

  /// Deletes an object when the context saves. What others have to do with it is done before.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.publish()
    object.isDeleted = true
    updated.remove(object)
    news.updated.remove(object)
    if inserted.remove(object) {
      if !news.inserted.remove(object) { news.deleted.insert(object) }
    } else {
      deleted.insert(object)
      news.deleted.insert(object)
    }
    undeleted.append(object)
    tellSoon()
  }

  /// The object of an identity. It needn't be there.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[ObjectIdentifier(objectID)] { return known }
    let object = ManagedClasses.type(of: objectID.entity).make(saved: objectID, in: self)
    registered[ObjectIdentifier(objectID)] = object
    return object
  }

  /// The object of an identity; an error where it isn't there.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = existing(objectID) else {
      throw DataFault.coreData.withNumber(133000, "there's no object of the identity \(objectID).")
    }
    return object
  }

  /// The object of an identity that the context knows.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[ObjectIdentifier(objectID)]
  }

  func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let known = registered[ObjectIdentifier(id)] { return known }
    return savedValues(of: id) == nil ? nil : object(with: id)
  }

  /// Gives new objects their identities for good.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard let coordinator = persistentStoreCoordinator else {
      throw DataFault.coreData.error("the context has no store.")
    }
    for object in objects where object.objectID.isTemporaryID { try coordinator.number(object.objectID) }
  }

  /// Puts an object into a store. Each goes into the first one that takes its entity.
  open func assign(_ object: Any, to store: NSPersistentStore) {}

  /// What the store or the context above has of an object.
  func savedValues(of id: NSManagedObjectID) -> [Any?]? {
    if let parent {
      return parent.locked { parent.existing(id).flatMap { $0.isDeleted ? nil : $0.stored } }
    }
    return coordinator?.locked { id.row?.values }
  }

  /// Runs something where the context's objects may be touched.
  private func locked<Value>(_ body: () -> Value) -> Value { performAndWait(body) }

  // MARK: - Changes

  func noteChange(of object: NSManagedObject) {
    guard object.managedObjectContext === self else { return }
    if object.isDeleted { return }
    if !object.isInserted, !object.saved.isEmpty { updated.insert(object) }
    if !news.inserted.contains(object) { news.updated.insert(object) }
    tellSoon()
  }

  /// Tells those who show objects at once, and all others at the end of the event.
  private func tellSoon() {
    guard !isTold else { return }
    isTold = true
    for tell in watchers.values { tell() }
    if concurrencyType == .mainQueueConcurrencyType {
      DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }
  }

  /// Is told before the context's objects change, until the watcher goes.
  func watch(_ watcher: AnyObject, _ tell: @escaping () -> Void) { watchers[ObjectIdentifier(watcher)] = tell }
  func unwatch(_ watcher: AnyObject) { watchers[ObjectIdentifier(watcher)] = nil }

  /// Carries deleting on, and tells of what has changed.
  open func processPendingChanges() {
    carryDeletesOn()
    isTold = false
    guard !news.isEmpty else { return }
    let told = news
    news = News()
    var info: [AnyHashable: Any] = [:]
    for (key, list) in [
      (NSInsertedObjectsKey, told.inserted), (NSUpdatedObjectsKey, told.updated), (NSDeletedObjectsKey, told.deleted),
      (NSRefreshedObjectsKey, told.refreshed),
    ] where !list.isEmpty { info[key] = list.set }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  private func carryDeletesOn() {
    while let object = undeleted.popLast() {
      object.deleteReferences { delete($0) }
    }
  }

  // MARK: - Saving

  /// Saves what has changed: to the store, or to the context above.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    prepareForSaving()
    try validate()
    let (new, changed, gone) = (inserted, updated, deleted)
    if let parent {
      parent.performAndWait { parent.take(new: new, changed: changed, gone: gone) }
    } else {
      guard let coordinator, !coordinator.persistentStores.isEmpty else {
        throw DataFault.coreData.error("the context can't save: its coordinator has no stores.")
      }
      try coordinator.save(self, policy: (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType)
    }
    for object in new { object.noteSaved() }
    for object in changed { object.noteSaved() }
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    for object in gone { letGo(object) }
    for object in new { object.didSave() }
    for object in changed { object.didSave() }
    for object in gone { object.didSave() }
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: new.set, NSUpdatedObjectsKey: changed.set, NSDeletedObjectsKey: gone.set,
    ]
    let ids = SavedIdentities(
      new: new.map(\.objectID), changed: changed.map(\.objectID), gone: gone.map(\.objectID))
    // Those below and beside read what is new.
    children.removeAll { $0.context == nil }
    for child in children { child.context?.mergeIfWanted(ids) }
    if parent == nil { coordinator?.tellOthers(than: self, of: ids) }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    NotificationCenter.default.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: ids.info)
  }

  private func prepareForSaving() {
    var told = ObjectList()
    for _ in 0..<Self.roundLimit {
      let pending = [inserted, updated, deleted].flatMap { $0.filter { !told.contains($0) } }
      if pending.isEmpty { break }
      for object in pending {
        told.insert(object)
        object.willSave()
      }
      carryDeletesOn()
    }
    processPendingChanges()
  }

  private func letGo(_ object: NSManagedObject) {
    registered[ObjectIdentifier(object.objectID)] = nil
    object.isDeleted = false
    object.managedObjectContext = nil
  }

  /// Takes what a context below saves.
  private func take(new: ObjectList, changed: ObjectList, gone: ObjectList) {
    // First all, then their values: they refer to each other.
    for source in new {
      let object = type(of: source).make(saved: source.objectID, in: self)
      registered[ObjectIdentifier(source.objectID)] = object
      object.beginAsNew()
      inserted.insert(object)
      news.inserted.insert(object)
    }
    for source in new {
      guard let object = registered[ObjectIdentifier(source.objectID)] else { continue }
      object.take(source.stored, at: source.entity.layout.all.indices)
    }
    for source in changed { existing(source.objectID)?.take(source.stored, at: source.saved.keys.sorted()) }
    for source in gone { if let object = existing(source.objectID) { delete(object) } }
    tellSoon()
    processPendingChanges()
  }

  // MARK: - Back

  /// Drops what hasn't been saved.
  open func rollback() {
    carryDeletesOn()
    let (new, changed, gone) = (inserted, updated, deleted)
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    for object in changed {
      object.restore()
      news.refreshed.insert(object)
    }
    for object in gone {
      object.isDeleted = false
      object.restore()
      news.refreshed.insert(object)
    }
    for object in new {
      news.inserted.remove(object)
      news.deleted.insert(object)
      object.isInserted = false
      letGo(object)
    }
    tellSoon()
    processPendingChanges()
  }

  /// Forgets all objects and what hasn't been saved of them.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (inserted, updated, deleted, registered, undeleted) = (ObjectList(), ObjectList(), ObjectList(), [:], [])
    news = News()
    isTold = false
    tellSoon()
    isTold = false
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: [NSManagedObjectID]()])
  }

  /// Reads an object's values anew, with its changes put over them or dropped.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    let changes = flag ? object.saved.keys.sorted().map { ($0, object[$0]) } : []
    updated.remove(object)
    object.forget()
    for (place, value) in changes { object[place] = value }
    news.refreshed.insert(object)
    tellSoon()
  }

  /// Reads all objects' values anew, with their changes put over them.
  open func refreshAllObjects() {
    for object in registered.values where !object.isDeleted { refresh(object, mergeChanges: true) }
  }

  /// Undoes the last change. Changes aren't recorded here.
  open func undo() { _FrameworkLack.say("a context's changes aren't undone: they aren't recorded.") }
  /// Does again what was undone. Changes aren't recorded here.
  open func redo() { _FrameworkLack.say("a context's changes aren't done again: they aren't recorded.") }
  /// Tells of an object's conflicts. They are found when it's saved.
  open func detectConflicts(for object: NSManagedObject) {}

  // MARK: - What others save

  fileprivate func mergeIfWanted(_ ids: SavedIdentities) {
    guard automaticallyMergesChangesFromParent else { return }
    if concurrencyType == .mainQueueConcurrencyType, Thread.isMainThread { return merge(ids) }
    queue.async { [weak self] in self?.merge(ids) }
  }

  /// Reads what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    guard (notification.object as? NSManagedObjectContext) !== self else { return }
    func ids(_ key: String) -> [NSManagedObjectID] {
      ManagedValues.objects(notification.userInfo?[key]).compactMap {
        ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID
      }
    }
    merge(
      SavedIdentities(
        new: ids(NSInsertedObjectsKey), changed: ids(NSUpdatedObjectsKey), gone: ids(NSDeletedObjectsKey)))
  }

  /// Has contexts read what was changed in a store.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      ManagedValues.objects(changeNotificationData[key]).compactMap { $0 as? NSManagedObjectID }
    }
    let changes = SavedIdentities(
      new: ids(NSInsertedObjectsKey), changed: ids(NSUpdatedObjectsKey), gone: ids(NSDeletedObjectsKey))
    for context in contexts { context.performAndWait { context.merge(changes) } }
  }

  private func merge(_ ids: SavedIdentities) {
    for id in ids.gone {
      guard let object = registered[ObjectIdentifier(id)] else { continue }
      object.publish()
      inserted.remove(object)
      updated.remove(object)
      deleted.remove(object)
      object.isDeleted = true
      news.deleted.insert(object)
      registered[ObjectIdentifier(id)] = nil
      object.managedObjectContext = nil
    }
    for id in ids.changed {
      guard let object = registered[ObjectIdentifier(id)], !object.isFault, !object.isDeleted else { continue }
      refresh(object, mergeChanges: true)
    }
    for id in ids.new { news.inserted.insert(object(with: id)) }
    news.isOther = true
    tellSoon()
    processPendingChanges()
  }

  // MARK: - Queues

  private var isHere: Bool {
    concurrencyType == .mainQueueConcurrencyType
      ? Thread.isMainThread : DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
  }

  /// Runs a block on the context's queue, later.
  @_disfavoredOverload
  open func perform(_ block: @escaping () -> Void) {
    let carried = Carried(value: block)
    queue.async {
      carried.value()
      self.processPendingChanges()
    }
  }

  /// Runs a block on the context's queue, and waits for it.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
    if isHere || concurrencyType == .confinementConcurrencyType { return try block() }
    return try queue.sync {
      defer { processPendingChanges() }
      return try block()
    }
  }

  /// Runs a block on the context's queue.
  public func perform<Value>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> Value) async -> Value {
    let carried = Carried(value: block)
    return await withCheckedContinuation { continuation in
      queue.async {
        let value = Carried(value: carried.value())
        self.processPendingChanges()
        continuation.resume(returning: value)
      }
    }.value
  }

  /// Runs a block that may fail on the context's queue.
  public func perform<Value>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
  ) async throws -> Value {
    let carried = Carried(value: block)
    return try await withCheckedContinuation { continuation in
      queue.async {
        let value = Carried(value: Result { try carried.value() })
        self.processPendingChanges()
        continuation.resume(returning: value)
      }
    }.value.get()
  }

  // MARK: - Names of what is told

  /// A context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// A context is about to save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// A context has saved; told with identities.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// What is told, by its keys.
  public enum NotificationKey: String, Sendable {
    /// Objects.
    case insertedObjects = "inserted"
    /// Objects.
    case updatedObjects = "updated"
    /// Objects.
    case deletedObjects = "deleted"
    /// Objects.
    case refreshedObjects = "refreshed"
    /// Identities.
    case insertedObjectIDs = "inserted_objectIDs"
    /// Identities.
    case updatedObjectIDs = "updated_objectIDs"
    /// Identities.
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

/// A value that a queue is handed.
private struct Carried<Value>: @unchecked Sendable { let value: Value }

struct WeakContext { weak var context: NSManagedObjectContext? }

/// The identities of what was saved.
struct SavedIdentities: @unchecked Sendable {
  var new: [NSManagedObjectID]
  var changed: [NSManagedObjectID]
  var gone: [NSManagedObjectID]

  var info: [AnyHashable: Any] {
    ["inserted_objectIDs": Set(new), "updated_objectIDs": Set(changed), "deleted_objectIDs": Set(gone)]
  }
}

extension NSPersistentStoreCoordinator {
  func tellOthers(than context: NSManagedObjectContext, of ids: SavedIdentities) {
    for other in attached() where other !== context { other.mergeIfWanted(ids) }
  }
}

extension DataFault {
  func withNumber(_ number: Int, _ sentence: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: number, userInfo: [NSLocalizedDescriptionKey: sentence])
  }
}
