// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonFoundation
import GnomonRequest

/// The kinds of values.
public enum NSAttributeType: UInt, Sendable {
  /// None is said.
  case undefinedAttributeType = 0
  /// A number of 16 bits.
  case integer16AttributeType = 100
  /// A number of 32 bits.
  case integer32AttributeType = 200
  /// A number of 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number with a fraction.
  case doubleAttributeType = 500
  /// A short number with a fraction.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// A truth.
  case booleanAttributeType = 800
  /// A date.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// A UUID.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// Any value. It's kept as it is.
  case transformableAttributeType = 1800
  /// An identity.
  case objectIDAttributeType = 2000
  /// Values with names.
  case compositeAttributeType = 2100
}

/// What happens to others when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They refer to it no more.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// It can't be deleted while there are some.
  case denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name = ""
  /// Whether it may have no value.
  open var isOptional = true
  /// Whether it isn't kept.
  open var isTransient = false
  /// Whether it's looked for. It changes nothing here.
  open var isIndexed = false
  /// Whether it's searched by the system. It changes nothing here.
  open var isIndexedBySpotlight = false
  /// The user's own words.
  open var userInfo: [AnyHashable: Any]?
  /// The name that it had in an earlier model. It changes nothing here.
  open var renamingIdentifier: String?
  /// The entity.
  open internal(set) weak var entity: NSEntityDescription?
  /// A property without a name.
  public override init() {}
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The kinds of values, by their newer names.
  public enum AttributeType: Sendable {
    /// A kind of values.
    case undefined, integer16, integer32, integer64, decimal, double, float, string, boolean, date, binaryData, uuid,
      uri,
      transformable, objectID, composite

    var old: NSAttributeType {
      switch self {
      case .undefined: .undefinedAttributeType
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binaryData: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      case .objectID: .objectIDAttributeType
      case .composite: .compositeAttributeType
      }
    }
  }

  /// The kind of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The kind of the values, by its newer name.
  open var type: AttributeType {
    get { Self.types.first { $0.old == attributeType } ?? .undefined }
    set { attributeType = newValue.old }
  }
  /// The class of the values.
  open var attributeValueClassName: String?
  /// The value of a new object.
  open var defaultValue: Any?
  /// The transformer's name. Values are kept as they are.
  open var valueTransformerName: String?
  /// Whether large values have files of their own. There are no files here.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values are locked in the cloud. There is none here.
  open var allowsCloudEncryption = false
  /// What values have to fulfil.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// Sets what values have to fulfil.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
  }

  var minimum: Double?
  var maximum: Double?
  var expression: String?

  private static let types: [AttributeType] = [
    .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .binaryData,
    .uuid, .uri, .transformable, .objectID, .composite,
  ]

  convenience init(_ source: DataModel.Attribute) {
    self.init()
    name = source.name
    attributeType = Self.type(named: source.type)
    (isOptional, isTransient) = (source.isOptional, source.isTransient)
    valueTransformerName = source.transformer
    attributeValueClassName = source.customClass
    (minimum, maximum) = (source.minimum.flatMap(Double.init), source.maximum.flatMap(Double.init))
    expression = source.expression
    userInfo = source.userInfo
    if let text = source.defaultText { defaultValue = value(of: text) }
  }

  private static func type(named name: String) -> NSAttributeType {
    switch name {
    case "Integer 16": .integer16AttributeType
    case "Integer 32": .integer32AttributeType
    case "Integer 64": .integer64AttributeType
    case "Decimal": .decimalAttributeType
    case "Double": .doubleAttributeType
    case "Float": .floatAttributeType
    case "String": .stringAttributeType
    case "Boolean": .booleanAttributeType
    case "Date": .dateAttributeType
    case "Binary", "Binary Data": .binaryDataAttributeType
    case "UUID": .UUIDAttributeType
    case "URI": .URIAttributeType
    case "Transformable": .transformableAttributeType
    case "ObjectID": .objectIDAttributeType
    case "Composite": .compositeAttributeType
    default: .undefinedAttributeType
    }
  }

  private func value(of text: String) -> Any? {
    switch attributeType {
    case .stringAttributeType: text
    case .booleanAttributeType: text == "YES" || text == "1" || text == "true"
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text) ?? Double(text).flatMap { Int64(exactly: $0.rounded()) }
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

/// A value that follows from others. It isn't worked out here, and a warning says so when the model is read.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {}

/// A reference of an entity to objects of another.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of objects: 1 is a single one, 0 is any.
  open var maxCount = 0
  /// The least number of objects, where there are some.
  open var minCount = 0
  /// What happens to them when the object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether there may be several.
  open var isToMany: Bool { maxCount != 1 }
  /// Whether several have an order.
  open var isOrdered = false

  convenience init(_ source: DataModel.Relationship) {
    self.init()
    name = source.name
    isOptional = source.isOptional
    isOrdered = source.isOrdered
    maxCount = source.isToMany ? max(0, source.maximum == 1 ? 0 : source.maximum) : 1
    minCount = source.minimum
    userInfo = source.userInfo
    deleteRule =
      switch source.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "Nullify": .nullifyDeleteRule
      default: .noActionDeleteRule
      }
  }
}

/// A kind of objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The class of the objects.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of entities that inherit from it.
  open var isAbstract = false
  /// The user's own words.
  open var userInfo: [AnyHashable: Any]?
  /// The name that it had in an earlier model. It changes nothing here.
  open var renamingIdentifier: String?
  /// Names of properties whose values together are unlike those of all other objects.
  open var uniquenessConstraints: [[Any]] = []
  /// The indexes. They're kept, and nothing becomes faster.
  open var indexes: [NSFetchIndexDescription] = [] {
    didSet { for index in indexes { index.entity = self } }
  }
  /// The model.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The entity that it inherits from.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The entities that inherit from it.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// The properties that it doesn't inherit.
  private(set) var own: [NSPropertyDescription] = []
  /// All properties and their places, once somebody has asked for them.
  private var table: PropertyTable?
  /// The class, and how many modules were known when it was looked up.
  var foundClass: NSManagedObject.Type?
  var searchedModules = -1

  /// An entity without properties.
  public override init() {}

  /// The properties, with those that it inherits.
  open var properties: [NSPropertyDescription] {
    get { layout.all }
    set {
      own = newValue
      for property in newValue { property.entity = self }
      forgetLayout()
    }
  }

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
  /// The values by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }) { $1 }
  }
  /// The references by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) { $1 }
  }
  /// The references to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }
  /// Whether it's an entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var next: NSEntityDescription? = self
    var steps = 0
    while let current = next, steps < PropertyTable.depthLimit {
      if current === entity || current.name == entity.name { return true }
      (next, steps) = (current.superentity, steps + 1)
    }
    return false
  }

  /// The entity of a name in a context's model.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// A new object of the entity of a name, in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext, _caller: String = #fileID
  ) -> NSManagedObject {
    ManagedClasses.learn(_caller)
    guard let entity = entity(forEntityName: entityName, in: context) else {
      _FrameworkLack.say("there's no entity named '\(entityName)' in the context's model: the object isn't kept.")
      let none = NSEntityDescription()
      none.name = entityName
      return NSManagedObject(entity: none, insertInto: nil)
    }
    return ManagedClasses.type(of: entity).init(entity: entity, insertInto: context)
  }

  // MARK: - Places

  var layout: PropertyTable {
    if let table { return table }
    let made = PropertyTable(of: self)
    table = made
    return made
  }

  func forgetLayout(depth: Int = 0) {
    table = nil
    if depth < PropertyTable.depthLimit { for entity in subentities { entity.forgetLayout(depth: depth + 1) } }
  }

  /// It and those that inherit from it.
  var family: [NSEntityDescription] {
    var found: [NSEntityDescription] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = [self]
    while let next = pending.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      pending += next.subentities.reversed()
    }
    return found
  }
}

/// The properties of an entity, and the place of each.
struct PropertyTable {
  /// Entities that inherit from themselves end somewhere.
  static let depthLimit = 64
  let all: [NSPropertyDescription]
  let places: [String: Int]
  /// The values of a new object.
  let defaults: [Any?]
  /// The places of the references.
  let relationships: [(place: Int, property: NSRelationshipDescription)]

  init(of entity: NSEntityDescription) {
    var chain: [NSEntityDescription] = []
    var next: NSEntityDescription? = entity
    while let current = next, chain.count < Self.depthLimit {
      chain.append(current)
      next = current.superentity
    }
    var all: [NSPropertyDescription] = []
    var places: [String: Int] = [:]
    for property in chain.reversed().flatMap(\.own) {
      if let place = places[property.name] {
        all[place] = property
      } else {
        places[property.name] = all.count
        all.append(property)
      }
    }
    (self.all, self.places) = (all, places)
    defaults = all.map { property in
      (property as? NSAttributeDescription).flatMap { attribute in
        attribute.defaultValue.flatMap { ManagedValues.kept($0, as: attribute) }
      }
    }
    relationships = all.enumerated().compactMap { place, property in
      (property as? NSRelationshipDescription).map { (place, $0) }
    }
  }
}
