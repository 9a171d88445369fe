// SPDX-License-Identifier: Apache-2.0
// What sources want of `import CoreData`: models, contexts and objects, in memory. No file is read or written, and there is no cloud.
@_exported import GnomonFoundation
import Gnomon

/// What a fetch can give: objects, their identities, dictionaries and counts.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What tells an object from all others. It's temporary until the object has been saved.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The kind of the object.
  public let entity: NSEntityDescription
  /// The store that the object has been saved to.
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// Whether the object hasn't been saved.
  public var isTemporaryID: Bool { number == nil }
  /// What the store keeps; nil where it keeps nothing.
  var row: StoredRow?
  /// The object's place among those that the store has been given.
  var number: Int?
  private lazy var draft = UUID()

  init(entity: NSEntityDescription) { self.entity = entity }

  /// The identity as an address.
  public func uriRepresentation() -> URL {
    let entity = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    let text =
      number.map { "x-coredata://\(persistentStore?.identifier ?? "")/\(entity)/p\($0)" }
      ?? "x-coredata:///\(entity)/t\(draft.uuidString)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// The address.
  public override var description: String { "<\(uriRepresentation().absoluteString)>" }
}

/// What a store keeps of an object, in the order of its entity's properties. References are identities.
final class StoredRow {
  var values: [Any?]
  /// Counts what has been saved of the object.
  var version = 1
  init(_ values: [Any?]) { self.values = values }
}

/// What Core Data's errors say, by their numbers in `NSCocoaErrorDomain`.
enum DataFault: Int {
  case managedObjectValidation = 1550
  case multipleErrors = 1560
  case missingValue = 1570
  case tooFew = 1580
  case tooMany = 1590
  case deniedDelete = 1600
  case numberTooLarge = 1610
  case numberTooSmall = 1620
  case dateTooLate = 1630
  case dateTooSoon = 1640
  case textTooLong = 1660
  case textTooShort = 1670
  case textPattern = 1680
  case storeOperation = 134030
  case coreData = 134060
  case storeIncompatibleSchema = 134020
  case storeInvalidType = 134000
  case merge = 133020
  case constraint = 133021

  /// An error with a sentence, and what it is about.
  func error(_ sentence: String, _ details: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: rawValue,
      userInfo: details.merging([NSLocalizedDescriptionKey: sentence]) { $1 })
  }
}

/// The object of an error of validation.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property of an error of validation.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value of an error of validation.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The errors that one stands for.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The objects of an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The number of several errors of validation.
public let NSValidationMultipleErrorsError = 1560
/// The number of a value that is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The number of a number that is too large.
public let NSValidationNumberTooLargeError = 1610
/// The number of a number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// The number of a text that is too long.
public let NSValidationStringTooLongError = 1660
/// The number of a text that is too short.
public let NSValidationStringTooShortError = 1670
/// The number of a conflict with what has been saved in the meantime.
public let NSManagedObjectMergeError = 133020

/// A store in a file. Nothing is read from it or written to it here.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file. Nothing is read from it or written to it here.
public let NSBinaryStoreType = "Binary"
/// An option that Core Data's stores have.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// An option that Core Data's stores have.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// An option that Core Data's stores have.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// An option that Core Data's stores have.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// An option that Core Data's stores have. There is no history here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// An option that Core Data's stores have. Nobody else changes a store here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// An option that Core Data's stores have. Nothing is written here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// The new objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification whose values are those of the store again.
public let NSRefreshedObjectsKey = "refreshed"
/// All objects of a context are let go.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSNotification.Name {
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Another process has changed a store. Nobody does here.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  /// A coordinator's stores have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChange")
}

// MARK: - Values by words

/// Lets what stands for `%@` be given by `as CVarArg`, as on Apple's systems.
extension NSObject: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
private func encoding(_ object: AnyObject) -> [Int] { [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())] }
extension Date: @retroactive CVarArg {
  /// The address of a `NSDate`.
  public var _cVarArgEncoding: [Int] { encoding(_bridgeToObjectiveC()) }
}
extension UUID: @retroactive CVarArg {
  /// The address of a `NSUUID`.
  public var _cVarArgEncoding: [Int] { encoding(_bridgeToObjectiveC()) }
}
extension URL: @retroactive CVarArg {
  /// The address of a `NSURL`.
  public var _cVarArgEncoding: [Int] { encoding(_bridgeToObjectiveC()) }
}
extension Data: @retroactive CVarArg {
  /// The address of a `NSData`.
  public var _cVarArgEncoding: [Int] { encoding(_bridgeToObjectiveC()) }
}
extension Array: @retroactive CVarArg {
  /// The address of a `NSArray`.
  public var _cVarArgEncoding: [Int] { encoding(_bridgeToObjectiveC()) }
}
extension Set: @retroactive CVarArg {
  /// The address of a `NSSet`.
  public var _cVarArgEncoding: [Int] { encoding(_bridgeToObjectiveC()) }
}
