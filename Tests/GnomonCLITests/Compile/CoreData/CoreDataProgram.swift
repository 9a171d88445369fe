// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A package whose program does with Core Data what Apple's documentation describes, and prints for each claim whether it holds.
enum CoreDataProgram {
  static func write(_ workspace: Workspace) throws {
    try workspace.write(
      "app/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "app", targets: [.executableTarget(name: "app")])
      """)
    try workspace.write("app/Sources/app/Shop.xcdatamodeld/Shop.xcdatamodel/contents", model)
    try workspace.write("app/Sources/app/Person.swift", person)
    try workspace.write("app/Sources/app/main.swift", main)
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Item" representedClassName="Item" codeGenerationType="class">
            <attribute name="count" attributeType="Integer 16" defaultValueString="3" maxValueString="100" usesScalarValueType="YES"/>
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="title" attributeType="String" defaultValueString="a &amp; b"/>
            <attribute name="made" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="items"/>
            <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person" inverseName="things"/>
        </entity>
        <entity name="List" representedClassName="List" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="list"/>
        </entity>
        <entity name="Person" representedClassName="Person">
            <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="kind" attributeType="Integer 32" defaultValueString="1" usesScalarValueType="YES"/>
            <attribute name="mail" optional="YES" attributeType="String"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
            <relationship name="things" optional="YES" toMany="YES" ordered="YES" deletionRule="Deny" destinationEntity="Item" inverseName="owner"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="mail"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
    </model>
    """

  /// A class that the user writes, with what Objective-C would give it.
  private static let person = """
    import CoreData

    @objc enum Kind: Int32 { case guest = 1, friend = 2 }

    @objc(Person)
    public class Person: NSManagedObject {
      @NSManaged var kind: Kind
      var saves = 0

      @nonobjc public class func fetchRequest() -> NSFetchRequest<Person> { NSFetchRequest<Person>(entityName: "Person") }

      public override func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue(UUID(), forKey: "id")
      }
      public override func willSave() {
        super.willSave()
        saves += 1
      }
      public override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
      }
      convenience init(mail: String, in context: NSManagedObjectContext) {
        self.init(context: context)
        self.mail = mail
      }
    }

    extension Person {
      @NSManaged public var id: UUID?
      @NSManaged public var mail: String?
      @NSManaged public var tags: [String]?
      @NSManaged public var things: NSOrderedSet?
    }

    extension Person: Identifiable {
      @objc(addThingsObject:)
      @NSManaged public func addToThings(_ value: Item)
      @NSManaged public func insertIntoThings(_ value: Item, at idx: Int)
      @objc(removeThingsObject:)
      @NSManaged public func removeFromThings(_ value: Item)
    }
    """

  private static let main = #"""
    import CoreData
    import SwiftUI

    var failures = 0
    func check(_ claim: String, _ holds: Bool) { print(holds ? "ok" : "FAILED", claim) }

    func container(_ path: String = "/dev/null") -> NSPersistentContainer {
      let container = NSPersistentContainer(name: "Shop")
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: path)
      container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
      return container
    }
    func code(_ body: () throws -> Void) -> Int {
      do { try body() } catch let error as NSError { return error.code }
      return 0
    }
    let store = container()
    let context = store.viewContext

    // NSManagedObject, "Initializing a Managed Object": a new object has the defaults, and is inserted.
    let b = Item(context: context)
    check("defaults", b.count == 3 && b.title == "a & b" && b.name == nil)
    check("a new object is inserted, by a temporary identity", b.isInserted && b.objectID.isTemporaryID && context.insertedObjects == [b])
    let list = List(context: context)
    (b.name, b.made, b.list, list.name) = ("b", Date(timeIntervalSince1970: 100), list, "L")
    // Core Data Programming Guide, "Creating Managed Object Relationships": the inverse follows.
    check("the inverse follows", list.items?.allObjects as? [Item] == [b] && (list.items as? Set<Item>) == [b])
    let a = Item(context: context)
    a.name = "a"
    list.addToItems(a)
    check("an accessor sets the inverse", a.list === list && list.items?.count == 2)
    try context.save()
    check("saved objects have permanent identities", !b.objectID.isTemporaryID && !b.isInserted && !context.hasChanges)
    check("an identity is found by its address", store.persistentStoreCoordinator.managedObjectID(forURIRepresentation: b.objectID.uriRepresentation()) === b.objectID)

    // NSFetchRequest: predicates, orders, limits.
    let request: NSFetchRequest<Item> = Item.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.name, ascending: true)]
    check("ascending", try context.fetch(request) == [a, b])
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
    check("descending by name", try context.fetch(request) == [b, a])
    request.sortDescriptors = [NSSortDescriptor(key: #keyPath(Item.name), ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:)))]
    b.name = "B"
    check("by a method of texts, with what isn't saved", try context.fetch(request) == [a, b])
    b.name = "b"
    request.fetchLimit = 1
    check("limit", try context.fetch(request) == [a])
    request.fetchOffset = 1
    check("offset", try context.fetch(request) == [b])
    request.fetchLimit = 0
    request.fetchOffset = 0
    request.predicate = NSPredicate(format: "list.name == %@ AND made < %@", "L", Date() as NSDate)
    check("predicate through a reference", try context.fetch(request) == [b] && context.count(for: request) == 1)
    request.predicate = NSPredicate(format: "SELF IN %@ AND list == %@", [a] as CVarArg, list)
    check("predicate by objects", try context.fetch(request) == [a])
    let lists = List.fetchRequest()
    lists.predicate = NSPredicate(format: "ANY items.name == 'a' AND items.@count == 2 AND NONE items.count > 3")
    check("predicate of several", try context.fetch(lists) == [list])
    check("a cast of a request", try context.fetch(Item.fetchRequest() as! NSFetchRequest<Item>).count == 2)
    let table = NSFetchRequest<NSDictionary>(entityName: "Item")
    table.resultType = .dictionaryResultType
    table.propertiesToFetch = ["count"]
    table.returnsDistinctResults = true
    check("distinct dictionaries", try context.fetch(table) == [["count": 3]])
    check("an entity that isn't there is an error", code { _ = try context.fetch(NSFetchRequest<Item>(entityName: "None")) } != 0)

    // NSManagedObjectContext.rollback(): what isn't saved is dropped.
    b.name = "z"
    let extra = Item(context: context)
    context.delete(a)
    check("changes are known", context.insertedObjects.count == 1 && context.updatedObjects.contains(b) && context.deletedObjects == [a] && a.isDeleted)
    context.rollback()
    check("rollback", b.name == "b" && !context.hasChanges && extra.managedObjectContext == nil && !a.isDeleted && list.items?.count == 2)

    // NSManagedObject, "Validating Managed Objects"; the numbers are those of CoreDataErrors.h.
    b.title = nil
    check("a value that is missing", code { try context.save() } == 1570)
    b.count = 101
    check("several errors", code { try context.save() } == 1560)
    b.title = ""
    check("a number that is too large", code { try context.save() } == 1610)
    context.rollback()

    // Key-value coding.
    b.setValue(7, forKey: "count")
    check("by names", b.value(forKey: "count") as? Int == 7 && b.count == 7 && b.value(forKey: "list") as? List === list)
    check("changed values", b.changedValues().keys.sorted() == ["count"] && b.committedValues(forKeys: ["count"])["count"] as? Int == 3)
    var told = 0
    let subscription = b.objectWillChange.sink { told += 1 }
    b.count = 8
    check("an object tells before it changes", told == 1)
    subscription.cancel()
    let keyed = NSEntityDescription.insertNewObject(forEntityName: "List", into: context)
    check("a class is found by its name", keyed is List)
    context.delete(keyed)
    try context.save()

    // A class of the user's.
    let person = Person(mail: "p", in: context)
    check("the user's initializers and awakeFromInsert", person.mail == "p" && person.id != nil && person.kind == .guest)
    person.kind = .friend
    person.tags = ["x", "y"]
    person.addToThings(b)
    person.insertIntoThings(a, at: 0)
    check("an enumeration, a transformable, an order", person.kind == .friend && person.tags == ["x", "y"] && person.things?.array as? [Item] == [a, b] && a.owner === person)
    person.removeFromThings(a)
    try context.save()
    check("willSave", person.saves == 1 && a.owner == nil)
    // Delete rules: deny, nullify, cascade.
    context.delete(person)
    check("deny", code { try context.save() } == 1600)
    context.rollback()
    let found = NSPredicate(format: "id == %@", person.id! as CVarArg)
    let people = Person.fetchRequest()
    people.predicate = found
    check("by a UUID", try context.fetch(people) == [person])
    // Constraints: two objects of one value.
    let twin = Person(mail: "p", in: context)
    check("a value that only one may have", code { try context.save() } == 133021)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    check("the new one takes its place", try context.count(for: Person.fetchRequest()) == 1 && twin.objectID.isTemporaryID == false)

    // Contexts beside: NSManagedObjectContext, automaticallyMergesChangesFromParent.
    context.automaticallyMergesChangesFromParent = true
    let beside = store.newBackgroundContext()
    beside.performAndWait {
      let mine = try! beside.existingObject(with: b.objectID) as! Item
      check("another context has an object of its own", mine !== b && mine.name == "b" && mine.list?.items?.count == 2)
      mine.name = "c"
      try! beside.save()
    }
    check("its changes are read", b.name == "c")
    // A conflict: the row has been saved in the meantime.
    context.automaticallyMergesChangesFromParent = false
    context.mergePolicy = NSErrorMergePolicy
    beside.performAndWait {
      (try! beside.existingObject(with: b.objectID) as! Item).name = "d"
      try! beside.save()
    }
    b.count = 9
    check("a conflict is an error", code { try context.save() } == 133020)
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try context.save()
    context.refresh(b, mergeChanges: false)
    check("changes win property by property", b.name == "d" && b.count == 9)

    // A context below: it saves to the one above.
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let draft = Item(context: child)
    draft.name = "draft"
    draft.list = child.object(with: list.objectID) as? List
    check("a context below keeps its objects", try child.count(for: Item.fetchRequest()) == 3 && context.count(for: Item.fetchRequest()) == 2)
    try child.save()
    check("it saves to the one above", list.items?.count == 3 && context.insertedObjects.count == 1)
    try context.save()

    // NSFetchedResultsController and its delegate.
    final class Watcher: NSObject, NSFetchedResultsControllerDelegate {
      var log: [String] = []
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { log.append("will") }
      func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { log.append("\(type) \(indexPath.map { "\($0[1])" } ?? "-") \(newIndexPath.map { "\($0[1])" } ?? "-")") }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        log.append("did \((controller.fetchedObjects as? [Item])?.count ?? -1)")
      }
    }
    let followed = Item.fetchRequest()
    followed.sortDescriptors = [NSSortDescriptor(keyPath: \Item.name, ascending: true)]
    let controller = NSFetchedResultsController(fetchRequest: followed, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let watcher = Watcher()
    controller.delegate = watcher
    try controller.performFetch()
    check("results", controller.fetchedObjects?.map(\.name) == ["a", "d", "draft"] && controller.sections?.first?.numberOfObjects == 3)
    let fresh = Item(context: context)
    fresh.name = "b"
    context.processPendingChanges()
    check("insert", watcher.log == ["will", "insert - 1", "did 4"])
    watcher.log = []
    a.name = "z"
    b.count = 10
    context.processPendingChanges()
    check("move and update", watcher.log == ["will", "move 0 3", "update 2 -", "did 4"])
    watcher.log = []
    context.delete(fresh)
    context.processPendingChanges()
    check("delete", watcher.log == ["will", "delete 0 -", "did 3"] && controller.indexPath(forObject: b) == IndexPath(indexes: [0, 0]))
    controller.delegate = nil

    // Notifications.
    nonisolated(unsafe) var inserted = 0
    let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: context, queue: nil) {
      inserted = ($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? -1
    }
    _ = Item(context: context)
    try context.save()
    check("a saving is told", inserted == 1)
    NotificationCenter.default.removeObserver(token)

    // Cascade, and many at once.
    context.delete(list)
    try context.save()
    check("cascade", try context.fetch(Item.fetchRequest()).allSatisfy { $0.list == nil } && context.count(for: Item.fetchRequest()) == 1)
    let batch = NSBatchDeleteRequest(fetchRequest: Item.fetchRequest())
    batch.resultType = .resultTypeCount
    check("a batch deletes", (try context.execute(batch) as? NSBatchDeleteResult)?.result as? Int == 1)
    check("nothing is left", try context.count(for: Item.fetchRequest()) == 0)
    let adding = NSBatchInsertRequest(entityName: "Item", objects: [["name": "x", "count": 4], ["name": "y"]])
    try context.execute(adding)
    check("a batch makes", try context.count(for: Item.fetchRequest()) == 2)

    // A model in code.
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = ("size", .doubleAttributeType, false)
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName, entity.properties) = ("Box", NSStringFromClass(NSManagedObject.self), [attribute])
    let boxes = NSManagedObjectModel()
    boxes.entities = [entity]
    let other = NSPersistentContainer(name: "Boxes", managedObjectModel: boxes)
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    other.persistentStoreDescriptions = [description]
    other.loadPersistentStores { _, error in check("a store in memory", error == nil) }
    let box = NSEntityDescription.insertNewObject(forEntityName: "Box", into: other.viewContext)
    box.setValue(1.5, forKey: "size")
    try other.viewContext.save()
    check("a model in code", box.value(forKey: "size") as? Double == 1.5)
    box.setValue("text", forKey: "size")
    check("a value of another kind isn't taken", box.value(forKey: "size") as? Double == 1.5)
    _ = box.value(forKey: "none")

    // Tasks.
    func tasks() async throws {
      let size = try await store.performBackgroundTask { context in try context.count(for: Item.fetchRequest()) }
      check("a task on a queue of its own", size == 2)
      await beside.perform { _ = Item(context: beside) }
      check("a closure that doesn't throw is awaited", beside.hasChanges)
    }
    try await tasks()

    // Many: nothing grows with the square.
    let big = List(context: context)
    for index in 0..<20_000 {
      let item = Item(context: context)
      (item.name, item.list, item.made) = ("n\(index * 7919 % 20_000)", big, Date(timeIntervalSinceReferenceDate: Double(index * 31 % 977)))
    }
    try context.save()
    let many = Item.fetchRequest()
    many.sortDescriptors = [NSSortDescriptor(keyPath: \Item.made, ascending: true), NSSortDescriptor(key: "name", ascending: true)]
    many.predicate = NSPredicate(format: "list.name == nil AND name ENDSWITH '7' AND list != nil")
    check("20,000: filtered", try context.count(for: many) == 2_000)
    many.predicate = nil
    let sorted = try context.fetch(many).filter { $0.list != nil }
    check("20,000: sorted", zip(sorted, sorted.dropFirst()).allSatisfy { ($0.made!, $0.name!) < ($1.made!, $1.name!) })
    for item in big.items as? Set<Item> ?? [] where item.name!.hasSuffix("1") { context.delete(item) }
    try context.save()
    check("20,000: some deleted", big.items?.count == 18_000)
    context.delete(big)
    try context.save()
    check("20,000: cascade", try context.count(for: Item.fetchRequest()) == 2)
    _ = container("/tmp/Shop.sqlite")
    print("end")
    """#
}
