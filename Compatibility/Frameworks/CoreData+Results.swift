// SPDX-License-Identifier: Apache-2.0
import Gnomon
public import GnomonFoundation

/// A group of results.
public protocol NSFetchedResultsSectionInfo {
  /// What its objects have in common.
  var name: String { get }
  /// The name's first letter.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// What has happened to a result or to a group.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It's new.
  case insert = 1
  /// It's gone.
  case delete
  /// It's elsewhere.
  case move
  /// Its values are others.
  case update
}

/// Is told of changed results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Told before the changes.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Told of a result.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Told of a group.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  /// Told after the changes.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// Results of a request that follow the changes of a context.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  /// What is looked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The path whose values make the groups; nil is one group.
  public let sectionNameKeyPath: String?
  /// A name under which results would be kept. They aren't.
  public let cacheName: String?
  /// Is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }
  private let core: ResultsCore

  /// Results of a request, in groups.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath, cacheName) = (
      fetchRequest, context, sectionNameKeyPath, name
    )
    core = ResultsCore(context: context, sectionPath: sectionNameKeyPath)
    super.init()
    let request = fetchRequest
    core.plan = { request.plan }
    core.type = ResultType.self
  }

  /// The same results as delegates see them.
  fileprivate init(sharing core: ResultsCore, request: NSFetchRequest<ResultType>) {
    (self.core, fetchRequest, managedObjectContext) = (core, request, core.context)
    (sectionNameKeyPath, cacheName) = (core.sectionPath, nil)
  }

  /// Looks for the results.
  open func performFetch() throws { try core.fetch() }
  /// The results; nil before they were looked for.
  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }
  /// The groups; nil before the results were looked for.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }
  /// The first letters of the groups' names.
  open var sectionIndexTitles: [String] { core.sections?.compactMap(\.indexTitle) ?? [] }
  /// The group of a title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
  /// The result at a place: the group, then the place in the group.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, let section = core.sections?[safe: indexPath[0]],
      let object = section.list[safe: indexPath[1]],
      let result = object as? ResultType
    else { fatalError("there's no result at \(indexPath).") }
    return result
  }
  /// The place of a result.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.places[ObjectIdentifier($0)] }
  }
  /// Forgets kept results. None are.
  open class func deleteCache(withName name: String?) {}
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// A group of results.
private final class ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  var list: [NSManagedObject] = []
  init(name: String) { self.name = name }
  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { list.count }
  var objects: [Any]? { list }
}

/// Results, without the type of the request.
private final class ResultsCore: @unchecked Sendable {
  let context: NSManagedObjectContext
  let sectionPath: String?
  var plan: () -> FetchPlan = { FetchPlan() }
  var type: Any.Type = NSManagedObject.self
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var objects: [NSManagedObject]?
  private(set) var sections: [ResultSection]?
  private(set) var places: [ObjectIdentifier: IndexPath] = [:]
  private var observation: (any NSObjectProtocol)?

  init(context: NSManagedObjectContext, sectionPath: String?) {
    (self.context, self.sectionPath) = (context, sectionPath)
  }

  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  func fetch() throws {
    let plan = plan()
    guard plan.sortDescriptors?.isEmpty == false else {
      throw DataFault.coreData.error("a fetched results controller needs a request with an order.")
    }
    take(try context.objects(of: plan, as: type))
    guard observation == nil else { return }
    observation = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] in self?.follow($0) }
  }

  private func take(_ found: [NSManagedObject]) {
    var sections: [ResultSection] = []
    for object in found {
      let name = sectionPath.map { Self.name(object.value(forKeyPath: $0)) } ?? ""
      if sections.last?.name != name { sections.append(ResultSection(name: name)) }
      sections[sections.count - 1].list.append(object)
    }
    if sectionPath == nil, sections.isEmpty { sections = [ResultSection(name: "")] }
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (index, section) in sections.enumerated() {
      for (row, object) in section.list.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(indexes: [index, row])
      }
    }
    (objects, self.sections, self.places) = (found, sections, places)
  }

  private static func name(_ value: Any?) -> String { ManagedValues.plain(value).map { "\($0)" } ?? "" }

  private func follow(_ notification: Notification) {
    guard let old = objects, let oldSections = sections, let found = try? context.objects(of: plan(), as: type) else {
      return
    }
    func set(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let changed = set(NSUpdatedObjectsKey).union(set(NSRefreshedObjectsKey))
    let oldPlaces = places
    take(found)
    let facade = NSFetchedResultsController(sharing: self, request: NSFetchRequest<any NSFetchRequestResult>())
    let gone = old.filter { places[ObjectIdentifier($0)] == nil }
    let new = found.filter { oldPlaces[ObjectIdentifier($0)] == nil }
    let moved = movedObjects(old, found)
    let updated = found.filter {
      changed.contains($0) && oldPlaces[ObjectIdentifier($0)] != nil && !moved.contains(ObjectIdentifier($0))
    }
    guard let delegate, !(gone.isEmpty && new.isEmpty && moved.isEmpty && updated.isEmpty) else { return }
    delegate.controllerWillChangeContent(facade)
    let (before, after) = (Set(oldSections.map(\.name)), Set((sections ?? []).map(\.name)))
    for (index, section) in oldSections.enumerated().reversed() where !after.contains(section.name) {
      delegate.controller(facade, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in (sections ?? []).enumerated() where !before.contains(section.name) {
      delegate.controller(facade, didChange: section, atSectionIndex: index, for: .insert)
    }
    func tell(_ object: NSManagedObject, _ kind: NSFetchedResultsChangeType) {
      let id = ObjectIdentifier(object)
      delegate.controller(
        facade, didChange: object, at: kind == .insert ? nil : oldPlaces[id], for: kind,
        newIndexPath: kind == .insert || kind == .move ? places[id] : nil)
    }
    for object in gone { tell(object, .delete) }
    for object in new { tell(object, .insert) }
    for object in found where moved.contains(ObjectIdentifier(object)) { tell(object, .move) }
    for object in updated { tell(object, .update) }
    delegate.controllerDidChangeContent(facade)
  }

  /// The fewest of the objects that stay which have to move so that all follow each other as they do now.
  private func movedObjects(_ old: [NSManagedObject], _ new: [NSManagedObject]) -> Set<ObjectIdentifier> {
    var order: [ObjectIdentifier: Int] = [:]
    for (index, object) in old.enumerated() { order[ObjectIdentifier(object)] = index }
    let kept = new.compactMap { object in order[ObjectIdentifier(object)].map { (ObjectIdentifier(object), $0) } }
    // The longest run of those that already follow each other: for each length the least last place.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: kept.count)
    for (index, (_, place)) in kept.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if kept[ends[middle]].1 < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var moved = Set(kept.map(\.0))
    var next = ends.last ?? -1
    while next >= 0 {
      moved.remove(kept[next].0)
      next = before[next]
    }
    return moved
  }
}
