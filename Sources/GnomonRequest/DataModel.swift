// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A model of data as Xcode's editor writes it: `Shop.xcdatamodeld`, or one version of it, `Shop.xcdatamodel`.
public struct DataModel: Sendable {
  /// The model's name: the folder's without its ending.
  public var name: String
  /// The entities, in the file's order.
  public var entities: [Entity] = []
  /// The requests that the model holds.
  public var requests: [Request] = []

  /// A kind of thing, with its properties.
  public struct Entity: Sendable {
    /// How a class for an entity comes to be.
    public enum Generation: String, Sendable {
      /// Xcode writes the class and its properties.
      case classDefinition = "class"
      /// Xcode writes an extension with the properties, the user the class.
      case category
    }
    /// The entity's name.
    public var name: String
    /// The class of its objects, without a module; nil is the base class.
    public var className: String?
    /// The entity that it inherits from.
    public var parent: String?
    /// Whether there are only objects of entities that inherit from it.
    public var isAbstract = false
    /// What Xcode writes for it; nil is nothing.
    public var generation: Generation?
    /// Values.
    public var attributes: [Attribute] = []
    /// References to other objects.
    public var relationships: [Relationship] = []
    /// Names of properties whose values are unlike those of all other objects.
    public var uniqueness: [[String]] = []
    /// The user's own words.
    public var userInfo: [String: String] = [:]
  }

  /// A value of an entity.
  public struct Attribute: Sendable {
    /// The name.
    public var name: String
    /// The kind, in the editor's words: `Integer 16`.
    public var type: String
    /// Whether it may have no value.
    public var isOptional = false
    /// Whether it isn't kept.
    public var isTransient = false
    /// Whether it follows from other values.
    public var isDerived = false
    /// Whether it's a number in Swift rather than an object.
    public var isScalar = false
    /// The value of a new object, as text; a date's in seconds since 2001.
    public var defaultText: String?
    /// The least value, or the least length of a text.
    public var minimum: String?
    /// The greatest value, or the greatest length of a text.
    public var maximum: String?
    /// What a text has to look like.
    public var expression: String?
    /// The class of a transformable value.
    public var customClass: String?
    /// The transformer's name.
    public var transformer: String?
    /// The user's own words.
    public var userInfo: [String: String] = [:]
  }

  /// A reference to objects of another entity.
  public struct Relationship: Sendable {
    /// The name.
    public var name: String
    /// The entity of the objects.
    public var destination: String
    /// The relationship that leads back.
    public var inverse: String?
    /// Whether there may be several.
    public var isToMany = false
    /// Whether several have an order.
    public var isOrdered = false
    /// Whether there may be none.
    public var isOptional = false
    /// The least number of objects.
    public var minimum = 0
    /// The greatest number of objects; 0 is any.
    public var maximum = 0
    /// What happens when the object is deleted: `Nullify`, `Cascade`, `Deny` or `No Action`.
    public var deletionRule = "Nullify"
    /// The user's own words.
    public var userInfo: [String: String] = [:]
  }

  /// A request that has a name.
  public struct Request: Sendable {
    /// The name.
    public var name: String
    /// The entity.
    public var entity: String
    /// The predicate's format.
    public var format: String?
  }

  /// Reads a model's folder, or a file of one version.
  ///
  /// - Parameter path: `Shop.xcdatamodeld` or `Shop.xcdatamodel`.
  /// - Returns: nil where there's no model that can be read.
  public init?(path: String) {
    let folder = URL(fileURLWithPath: path)
    guard let file = Self.contents(of: folder), let data = try? Data(contentsOf: file),
      let element = MarkupElement(String(decoding: data, as: UTF8.self)), element.name == "model"
    else { return nil }
    name = folder.deletingPathExtension().lastPathComponent
    entities = element.children("entity").compactMap(Entity.init)
    requests = element.children("fetchRequest").compactMap { request in
      guard let name = request["name"], let entity = request["entity"] else { return nil }
      return Request(name: name, entity: entity, format: request["predicateString"])
    }
  }

  /// The file of the model's current version.
  private static func contents(of folder: URL) -> URL? {
    let own = folder.appendingPathComponent("contents")
    if FileManager.default.fileExists(atPath: own.path) { return own }
    let versions = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    var current = versions.count == 1 ? versions[0] : nil
    if let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
      let table = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any],
      let named = table["_XCCurrentVersionName"] as? String, versions.contains(named)
    {
      current = named
    }
    // Without a current one Xcode takes the version that has the model's name.
    let base = folder.deletingPathExtension().lastPathComponent + ".xcdatamodel"
    guard let version = current ?? (versions.contains(base) ? base : versions.first) else { return nil }
    return folder.appendingPathComponent(version).appendingPathComponent("contents")
  }
}

extension DataModel.Entity {
  init?(_ element: MarkupElement) {
    guard let name = element["name"] else { return nil }
    self.init(name: name)
    className = element["representedClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
    if className == "NSManagedObject" { className = nil }
    parent = element["parentEntity"]
    isAbstract = element.isTrue("isAbstract")
    generation = element["codeGenerationType"].flatMap(Generation.init)
    attributes = element.children("attribute").compactMap(DataModel.Attribute.init)
    relationships = element.children("relationship").compactMap(DataModel.Relationship.init)
    uniqueness = element.children("uniquenessConstraints").flatMap { $0.children("uniquenessConstraint") }
      .map { $0.children("constraint").compactMap { $0["value"] } }
    userInfo = element.words
  }
}

extension DataModel.Attribute {
  init?(_ element: MarkupElement) {
    guard let name = element["name"] else { return nil }
    self.init(name: name, type: element["attributeType"] ?? "Undefined")
    isOptional = element.isTrue("optional")
    isTransient = element.isTrue("transient")
    isDerived = element.isTrue("derived")
    isScalar = element.isTrue("usesScalarValueType")
    defaultText = element["defaultDateTimeInterval"] ?? element["defaultValueString"]
    minimum = element["minDateTimeInterval"] ?? element["minValueString"]
    maximum = element["maxDateTimeInterval"] ?? element["maxValueString"]
    expression = element["regularExpressionString"]
    customClass = element["customClassName"]
    transformer = element["valueTransformerName"]
    userInfo = element.words
  }
}

extension DataModel.Relationship {
  init?(_ element: MarkupElement) {
    guard let name = element["name"], let destination = element["destinationEntity"] else { return nil }
    self.init(name: name, destination: destination)
    inverse = element["inverseName"]
    isToMany = element.isTrue("toMany")
    isOrdered = element.isTrue("ordered")
    isOptional = element.isTrue("optional")
    minimum = element["minCount"].flatMap(Int.init) ?? 0
    maximum = element["maxCount"].flatMap(Int.init) ?? 0
    deletionRule = element["deletionRule"] ?? "No Action"
    userInfo = element.words
  }
}

extension MarkupElement {
  fileprivate var words: [String: String] {
    var words: [String: String] = [:]
    for entry in children("userInfo").flatMap({ $0.children("entry") }) {
      if let key = entry["key"] { words[key] = entry["value"] ?? "" }
    }
    return words
  }
}
