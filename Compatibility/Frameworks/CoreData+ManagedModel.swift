// SPDX-License-Identifier: Apache-2.0
import Gnomon
public import GnomonFoundation
import GnomonRequest

/// The kinds of objects of an app, and how they refer to each other.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds of objects.
  open var entities: [NSEntityDescription] {
    get { list }
    set {
      list = newValue
      byClass = [:]
      entitiesByName = Dictionary(newValue.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
      for entity in newValue { entity.managedObjectModel = self }
      ManagedClasses.remember(self)
    }
  }
  private var list: [NSEntityDescription] = []
  /// The kinds of objects by their names.
  open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
  /// The entities of classes that were asked for.
  fileprivate var byClass: [ObjectIdentifier: NSEntityDescription] = [:]
  /// The requests that have names.
  open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  /// Names of parts of the model: none.
  open var configurations: [String] { [] }
  /// What tells versions apart.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// A model without entities.
  public override init() {}

  /// A model from its source, `Shop.xcdatamodeld`, or from a bundle's `Shop.momd` that is one; nil where there's none.
  public init?(contentsOf url: URL) {
    guard let source = DataModel(path: url.path) else { return nil }
    super.init()
    read(source)
  }

  init(_ source: DataModel) {
    super.init()
    read(source)
  }

  /// The kinds of objects of several models.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    super.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// All models that lie in some bundles; nil are the program's.
  open class func mergedModel(from bundles: [Bundle]?, _caller: String = #fileID) -> NSManagedObjectModel? {
    var models = ManagedClasses.sources(of: _caller)
    if let bundles { models = bundles.flatMap(ManagedClasses.sources(in:)) + (bundles.contains(.main) ? models : []) }
    if models.isEmpty { models = ManagedClasses.sources(in: .main) }
    var seen: Set<String> = []
    let merged = NSManagedObjectModel()
    merged.entities = models.filter { seen.insert($0.name).inserted }.flatMap { NSManagedObjectModel($0).entities }
    return merged
  }

  /// A copy of a request that has a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]?.copied()
  }
  /// Gives a request a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    fetchRequestTemplatesByName[name] = fetchRequestTemplate
  }

  private func read(_ source: DataModel) {
    var byName: [String: NSEntityDescription] = [:]
    let made = source.entities.map { part -> NSEntityDescription in
      let entity = NSEntityDescription()
      entity.name = part.name
      entity.managedObjectClassName = part.className ?? "NSManagedObject"
      entity.isAbstract = part.isAbstract
      entity.uniquenessConstraints = part.uniqueness
      entity.userInfo = part.userInfo
      entity.properties =
        part.attributes.map { $0.isDerived ? NSDerivedAttributeDescription($0) : NSAttributeDescription($0) }
        + part.relationships.map { NSRelationshipDescription($0) }
      byName[part.name] = entity
      for attribute in part.attributes where attribute.isDerived {
        _FrameworkLack.say(
          "'\(attribute.name)' of \(part.name) follows from other values: it isn't worked out here, and has no value.")
      }
      return entity
    }
    for (part, entity) in zip(source.entities, made) {
      if let parent = part.parent.flatMap({ byName[$0] }) { parent.subentities.append(entity) }
    }
    for (part, entity) in zip(source.entities, made) {
      for relation in part.relationships {
        guard let property = entity.own.first(where: { $0.name == relation.name }) as? NSRelationshipDescription else {
          continue
        }
        property.destinationEntity = byName[relation.destination]
        property.inverseRelationship =
          relation.inverse.flatMap { inverse in
            byName[relation.destination]?.properties.first { $0.name == inverse } as? NSRelationshipDescription
          }
      }
    }
    for entity in made { entity.forgetLayout() }
    entities = made
    for request in source.requests {
      let template = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entity)
      template.predicate = request.format.map { NSPredicate(format: $0) }
      fetchRequestTemplatesByName[request.name] = template
    }
  }
}

// MARK: - Classes and models of a program

/// Where a module's models lie. The command line declares one in a module that has some.
public protocol _ModelSources {
  /// The models' paths.
  static var paths: [String] { get }
}

/// The classes that objects have, and the models that are known.
enum ManagedClasses {
  private struct WeakModel { weak var model: NSManagedObjectModel? }
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var modules: [String] = []
  nonisolated(unsafe) private static var models: [WeakModel] = []

  /// Remembers the module of a file's: classes are looked for there.
  static func learn(_ file: String) {
    let module = String(file.prefix { $0 != "/" })
    lock.lock()
    defer { lock.unlock() }
    if !modules.contains(module) { modules.append(module) }
  }

  /// Remembers the module of a class.
  static func learn(_ type: NSManagedObject.Type) {
    learn(String(reflecting: type).replacingOccurrences(of: ".", with: "/"))
  }

  static func remember(_ model: NSManagedObjectModel) {
    lock.lock()
    defer { lock.unlock() }
    models.removeAll { $0.model == nil || $0.model === model }
    models.append(WeakModel(model: model))
  }

  /// The class of an entity's objects: the base class where its own isn't found.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    lock.lock()
    defer { lock.unlock() }
    if let found = entity.foundClass { return found }
    if entity.searchedModules != modules.count {
      entity.searchedModules = modules.count
      let path = (entity.managedObjectClassName ?? "").split(separator: ".").map(String.init)
      if let name = path.last, name != "NSManagedObject" {
        for module in path.dropLast() + modules {
          if let found = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? NSManagedObject.Type
          {
            entity.foundClass = found
            return found
          }
        }
      }
    }
    return entity.superentity.flatMap(\.foundClass) ?? NSManagedObject.self
  }

  /// The entity of a class, in a model or in any that is known.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil) -> NSEntityDescription? {
    lock.lock()
    defer { lock.unlock() }
    for candidate in model.map({ [$0] }) ?? models.reversed().compactMap(\.model) {
      if let entity = candidate.byClass[ObjectIdentifier(type)] { return entity }
      let (name, entities) = (String(describing: type), candidate.entities)
      guard
        let entity = entities.first(where: {
          $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name
        })
          ?? candidate.entitiesByName[name]
      else { continue }
      if entity.foundClass == nil {
        entity.foundClass = type
        learn(type)
      }
      candidate.byClass[ObjectIdentifier(type)] = entity
      return entity
    }
    return nil
  }

  /// The entity of a class whose model isn't loaded yet, by its name alone: contexts know their own of that name.
  static func unloadedEntity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    let module = String(reflecting: type).replacingOccurrences(of: ".", with: "/")
    guard let source = sources(of: module).flatMap(\.entities).first(where: { $0.className == name }) else {
      return nil
    }
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName, entity.foundClass) = (source.name, name, type)
    return entity
  }

  // MARK: - Models

  /// The models of the module that a file belongs to.
  static func sources(of file: String) -> [DataModel] {
    learn(file)
    let (module, name) = (String(file.prefix { $0 != "/" }), "_GnomonModels")
    let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)V") as? any _ModelSources.Type
    return type?.paths.compactMap { DataModel(path: $0) } ?? []
  }

  /// The models that lie in a bundle.
  static func sources(in bundle: Bundle) -> [DataModel] {
    guard let folder = bundle.resourceURL else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { name in [".xcdatamodeld", ".xcdatamodel", ".momd"].contains(where: name.hasSuffix) }
      .compactMap { DataModel(path: folder.appendingPathComponent($0).path) }
  }

  /// The model of a name; nil where there's none.
  static func model(named name: String, for file: String) -> NSManagedObjectModel? {
    let found =
      (sources(of: file) + sources(in: .main)).first { $0.name == name }
      ?? Bundle.allBundles.lazy.flatMap(sources(in:)).first { $0.name == name }
    return found.map { NSManagedObjectModel($0) }
  }
}
