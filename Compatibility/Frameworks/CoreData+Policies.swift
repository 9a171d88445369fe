// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonFoundation

/// Where a context's work is done.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On the thread that made it.
  case confinementConcurrencyType
  /// On a queue of its own.
  case privateQueueConcurrencyType
  /// On the main thread.
  case mainQueueConcurrencyType
}

/// What happens where what is saved has changed in the meantime.
public enum NSMergePolicyType: UInt, Sendable {
  /// Saving fails.
  case errorMergePolicyType
  /// What has been saved before stays.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// The context's changes win.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// All of the context's values win.
  case overwriteMergePolicyType
  /// The context's changes are dropped.
  case rollbackMergePolicyType
}

/// What happens where what is saved has changed in the meantime.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind.
  open private(set) var mergeType: NSMergePolicyType
  /// A policy of a kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }
  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What has been saved before stays.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The context's changes win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// All of the context's values win.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The context's changes are dropped.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}
/// Saving fails.
public var NSErrorMergePolicy: NSMergePolicy { .error }
/// What has been saved before stays.
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
/// The context's changes win.
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
/// All of the context's values win.
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
/// The context's changes are dropped.
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }

/// Objects in the order in which they came, each once.
struct ObjectList: Sequence {
  private var objects: [NSManagedObject?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }
  func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

  @discardableResult
  mutating func insert(_ object: NSManagedObject) -> Bool {
    guard places[ObjectIdentifier(object)] == nil else { return false }
    places[ObjectIdentifier(object)] = objects.count
    objects.append(object)
    return true
  }
  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    objects[place] = nil
    if places.isEmpty { objects = [] }
    return true
  }
  mutating func removeAll() { self = ObjectList() }
  func makeIterator() -> IndexingIterator<[NSManagedObject]> { objects.compactMap { $0 }.makeIterator() }
  var set: Set<NSManagedObject> { Set(self) }
}
