// SPDX-License-Identifier: Apache-2.0
import Gnomon
public import GnomonFoundation

/// A model, its stores and a context for views.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, which is the model's as a rule.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores' coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for views, on the main thread.
  public let viewContext: NSManagedObjectContext
  /// The stores that are opened.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container of the model of its name: among those of the module that calls, then of the program's bundle.
  public convenience init(name: String, _caller: String = #fileID) {
    let model = ManagedClasses.model(named: name, for: _caller)
    if model == nil { _FrameworkLack.say("there's no data model named '\(name)': the container has no entities.") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
  }

  /// Where files of stores would lie.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Opens the stores, and says so of each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context of its own queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own queue, later.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own queue.
  public func performBackgroundTask<Value>(_ block: @escaping (NSManagedObjectContext) throws -> Value) async throws
    -> Value
  {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
  /// Runs a block with a context of its own queue.
  public func performBackgroundTask<Value>(_ block: @escaping (NSManagedObjectContext) -> Value) async -> Value {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }
}

/// A container by the cloud's name. There is no cloud: it's a container as others.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Makes the cloud's tables. There is no cloud: it throws.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
    throw DataFault.storeOperation.error("there is no cloud here.")
  }
  /// Whether objects could be changed in the cloud: they can here.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether objects could be deleted in the cloud: they can here.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether objects of a store may be changed.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}
/// How the cloud's tables are made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// The options of some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is made.
  public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
  /// What would be made is printed.
  public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
