// SPDX-License-Identifier: Apache-2.0
import Combine
public import Gnomon
import GnomonFoundation

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context that ``FetchRequest`` looks for objects in. Where no view above hands one down it has no model.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// What results are asked for, and how they are grouped.
private struct ResultsQuery {
  var plan: FetchPlan
  /// The order by Swift's descriptors, where it was given so.
  var order: [Any] = []

  init(plan: FetchPlan) { self.plan = plan }

  init<Result: NSManagedObject>(_ order: [SortDescriptor<Result>], _ predicate: NSPredicate?) {
    plan = FetchPlan(predicate: predicate)
    set(order)
  }

  mutating func set<Result: NSManagedObject>(_ order: [SortDescriptor<Result>]) {
    set(order.map { NSSortDescriptor($0) }, from: order)
  }

  mutating func set(_ order: [NSSortDescriptor], from swift: [Any] = []) {
    plan.sortDescriptors = order
    self.order = swift
  }
}

/// Objects that a view shows, and the changes of their context.
private final class ResultsObserver<Result>: ObservableObject, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  /// What was asked for in the view's declaration, until the view's code sets something else.
  var query = ResultsQuery(plan: FetchPlan())
  private(set) var list: [Result] = []
  private(set) var context: NSManagedObjectContext?
  var transaction = Transaction()
  /// Whether the view's code has set something.
  var isOwn = false
  /// The path of the groups, where the view's code has set one.
  var grouping: Any?
  private var isCurrent = false

  deinit { context?.unwatch(self) }

  func follow(_ query: ResultsQuery, in context: NSManagedObjectContext) {
    if !isOwn {
      self.query = query
      isCurrent = false
    }
    if self.context !== context {
      self.context?.unwatch(self)
      self.context = context
      isCurrent = false
      context.watch(self) { [weak self] in self?.invalidate() }
    }
    guard !isCurrent else { return }
    isCurrent = true
    do {
      list = try context.objects(of: self.query.plan, as: Result.self).compactMap { $0 as? Result }
    } catch {
      list = []
      _FrameworkLack.say(
        "@FetchRequest of \(Result.self) finds nothing: \(error.localizedDescription)",
        hint: "Hand a context down with .environment(\\.managedObjectContext, …) above the view.")
    }
  }

  private func invalidate() {
    isCurrent = false
    guard Thread.isMainThread else {
      DispatchQueue.main.async { self.objectWillChange.send() }
      return
    }
    MainActor.assumeIsolated { withTransaction(transaction) { objectWillChange.send() } }
  }

  /// Takes what the view's code sets.
  func change(_ body: (inout ResultsQuery) -> Void) {
    body(&query)
    isOwn = true
    invalidate()
  }

  func set(grouping path: Any) {
    grouping = path
    invalidate()
  }
}

// MARK: - Results

/// The objects that a request has found.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  fileprivate let list: [Result]
  fileprivate let observer: ResultsObserver<Result>
  /// 0.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { list.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { list[position] }

  /// What objects have to fulfil. Another predicate looks for them anew.
  public var nsPredicate: NSPredicate? {
    get { observer.query.plan.predicate }
    nonmutating set { observer.change { $0.plan.predicate = newValue } }
  }
  /// The order. Another one looks for the objects anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { observer.query.plan.sortDescriptors ?? [] }
    nonmutating set { observer.change { $0.set(newValue) } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order, by Swift's descriptors: none where it was given by Foundation's.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { observer.query.order as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { observer.change { $0.set(newValue.map { NSSortDescriptor($0) }, from: newValue) } }
  }
}

// MARK: - The property

/// Looks for objects of Core Data in the context of the environment, and again when they change.
@propertyWrapper @preconcurrency @MainActor
public struct FetchRequest<Result>: @preconcurrency DynamicProperty where Result: NSFetchRequestResult {
  /// What is looked for, to be changed.
  @preconcurrency @MainActor
  public struct Configuration {
    fileprivate var query: ResultsQuery
    /// What objects have to fulfil.
    public var nsPredicate: NSPredicate? {
      get { query.plan.predicate }
      set { query.plan.predicate = newValue }
    }
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { query.plan.sortDescriptors ?? [] }
      set { query.set(newValue) }
    }
  }

  private let query: ResultsQuery
  private let transaction: Transaction
  @Environment(\.managedObjectContext) private var context
  @StateObject private var observer = ResultsObserver<Result>()

  private init(_ query: ResultsQuery, _ transaction: Transaction) {
    (self.query, self.transaction) = (query, transaction)
  }

  /// Looks for objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let plan = FetchPlan(entity: entity, predicate: predicate, sortDescriptors: sortDescriptors)
    self.init(ResultsQuery(plan: plan), Transaction(animation: animation))
  }
  /// Looks for what a request looks for.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(ResultsQuery(plan: fetchRequest.plan), Transaction(animation: animation))
  }
  /// Looks for what a request looks for, and shows changes by a transaction.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(ResultsQuery(plan: fetchRequest.plan), transaction)
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    let observer = observer
    return FetchedResults(list: observer.list, observer: observer)
  }

  /// What is looked for, to be changed.
  public var projectedValue: Binding<Configuration> {
    let (observer, query) = (observer, query)
    return Binding {
      Configuration(query: observer.context == nil ? query : observer.query)
    } set: { new in
      observer.change { $0 = new.query }
    }
  }

  /// Looks for the objects where something has changed.
  public mutating func update() {
    observer.transaction = transaction
    observer.follow(query, in: context)
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order, by Swift's descriptors: none where it was given by Foundation's.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { query.order as? [SortDescriptor<Result>] ?? [] }
    set { query.set(newValue) }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Looks for objects of a class.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    let plan = FetchPlan(predicate: predicate, sortDescriptors: sortDescriptors)
    self.init(ResultsQuery(plan: plan), Transaction(animation: animation))
  }
  /// Looks for objects of a class.
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    self.init(ResultsQuery(sortDescriptors, predicate), Transaction(animation: animation))
  }
}

// MARK: - Groups

/// The objects that a request has found, in groups.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// Objects that have something in common.
  public struct Section: Identifiable, RandomAccessCollection {
    /// What they have in common.
    public let id: SectionIdentifier
    fileprivate var list: [Result]
    /// 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { list.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { list[position] }
  }

  fileprivate let sections: [Section]
  fileprivate let observer: ResultsObserver<Result>
  fileprivate let path: KeyPath<Result, SectionIdentifier>
  /// 0.
  public var startIndex: Int { 0 }
  /// How many groups there are.
  public var endIndex: Int { sections.count }
  /// The group at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// What makes the groups. Another path makes them anew.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { observer.set(grouping: newValue) }
  }
  /// What objects have to fulfil. Another predicate looks for them anew.
  public var nsPredicate: NSPredicate? {
    get { observer.query.plan.predicate }
    nonmutating set { observer.change { $0.plan.predicate = newValue } }
  }
  /// The order. Another one looks for the objects anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { observer.query.plan.sortDescriptors ?? [] }
    nonmutating set { observer.change { $0.set(newValue) } }
  }

  fileprivate init(_ observer: ResultsObserver<Result>, by path: KeyPath<Result, SectionIdentifier>) {
    var places: [SectionIdentifier: Int] = [:]
    var sections: [Section] = []
    for object in observer.list {
      let id = object[keyPath: path]
      if let place = places[id] {
        sections[place].list.append(object)
      } else {
        places[id] = sections.count
        sections.append(Section(id: id, list: [object]))
      }
    }
    (self.sections, self.observer, self.path) = (sections, observer, path)
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order, by Swift's descriptors: none where it was given by Foundation's.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { observer.query.order as? [SortDescriptor<Result>] ?? [] }
    nonmutating set { observer.change { $0.set(newValue.map { NSSortDescriptor($0) }, from: newValue) } }
  }
}

/// Looks for objects of Core Data in the context of the environment, in groups, and again when they change.
@propertyWrapper @preconcurrency @MainActor
public struct SectionedFetchRequest<SectionIdentifier, Result>: @preconcurrency DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// What is looked for, to be changed.
  @preconcurrency @MainActor
  public struct Configuration {
    fileprivate var query: ResultsQuery
    /// What makes the groups.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// What objects have to fulfil.
    public var nsPredicate: NSPredicate? {
      get { query.plan.predicate }
      set { query.plan.predicate = newValue }
    }
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { query.plan.sortDescriptors ?? [] }
      set { query.set(newValue) }
    }
  }

  private let query: ResultsQuery
  private let path: KeyPath<Result, SectionIdentifier>
  private let transaction: Transaction
  @Environment(\.managedObjectContext) private var context
  @StateObject private var observer = ResultsObserver<Result>()

  private init(_ query: ResultsQuery, _ path: KeyPath<Result, SectionIdentifier>, _ transaction: Transaction) {
    (self.query, self.path, self.transaction) = (query, path, transaction)
  }

  /// Looks for objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let plan = FetchPlan(entity: entity, predicate: predicate, sortDescriptors: sortDescriptors)
    self.init(ResultsQuery(plan: plan), sectionIdentifier, Transaction(animation: animation))
  }
  /// Looks for what a request looks for.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(ResultsQuery(plan: fetchRequest.plan), sectionIdentifier, Transaction(animation: animation))
  }
  /// Looks for what a request looks for, and shows changes by a transaction.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(ResultsQuery(plan: fetchRequest.plan), sectionIdentifier, transaction)
  }

  /// The groups.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let observer = observer
    return SectionedFetchResults(
      observer, by: observer.grouping as? KeyPath<Result, SectionIdentifier> ?? path)
  }

  /// What is looked for, to be changed.
  public var projectedValue: Binding<Configuration> {
    let (observer, query, path) = (observer, query, path)
    return Binding {
      Configuration(
        query: observer.context == nil ? query : observer.query,
        sectionIdentifier: observer.grouping as? KeyPath<Result, SectionIdentifier> ?? path)
    } set: { new in
      observer.grouping = new.sectionIdentifier
      observer.change { $0 = new.query }
    }
  }

  /// Looks for the objects where something has changed.
  public mutating func update() {
    observer.transaction = transaction
    observer.follow(query, in: context)
  }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
  /// The order, by Swift's descriptors: none where it was given by Foundation's.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { query.order as? [SortDescriptor<Result>] ?? [] }
    set { query.set(newValue) }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Looks for objects of a class.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let plan = FetchPlan(predicate: predicate, sortDescriptors: sortDescriptors)
    self.init(ResultsQuery(plan: plan), sectionIdentifier, Transaction(animation: animation))
  }
  /// Looks for objects of a class.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(ResultsQuery(sortDescriptors, predicate), sectionIdentifier, Transaction(animation: animation))
  }
}
