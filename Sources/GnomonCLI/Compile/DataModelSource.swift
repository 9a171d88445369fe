// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What Xcode writes for models of data: the classes of their entities, and their properties. It also says where the models lie.
struct DataModelSource {
  private let models: [(path: String, model: DataModel)]

  /// - Parameter paths: the models' folders.
  init(_ paths: [String]) {
    models = paths.compactMap { path in DataModel(path: path).map { (path, $0) } }
  }

  /// The models below a folder, in the order of their paths.
  static func models(below folder: String, depth: Int = 0) -> [String] {
    guard depth < 12 else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && !FolderSources.isMade($0) }
      .flatMap { name -> [String] in
        let path = folder + "/" + name
        if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") { return [path] }
        // A project of its own has its own models.
        guard SourceSet.isFolder(path), !isLink(path),
          ![".xcassets", ".lproj", ".xcodeproj"].contains(where: name.hasSuffix),
          FileIdentity(path + "/Package.swift") == nil
        else { return [] }
        return models(below: path, depth: depth + 1)
      }
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// What tells the models from what they were; empty where there are none.
  var fingerprint: String {
    guard let declarations else { return "" }
    var digest = SHA256()
    digest.update(declarations)
    return digest.hexDigest()
  }

  /// The code as a file of its own; nil where there are no models.
  var source: String? { declarations.map { "import CoreData\n" + $0 } }

  /// The code for a file that imports Core Data; nil where there are no models.
  var declarations: String? {
    if models.isEmpty { return nil }
    let paths = models.map { GeneratedSource.literal($0.path) }.joined(separator: ", ")
    return """
      nonisolated struct _GnomonModels: CoreData._ModelSources {
        static var paths: [String] { [\(paths)] }
      }

      """ + models.map { EntityClasses($0.model).declarations }.joined()
  }
}

/// The classes of a model's entities, as Xcode writes them.
private struct EntityClasses {
  private let model: DataModel
  private let classNames: [String: String]

  init(_ model: DataModel) {
    self.model = model
    classNames = Dictionary(model.entities.map { ($0.name, $0.className ?? "NSManagedObject") }) { $1 }
  }

  var declarations: String {
    model.entities.filter { Self.isName($0.className ?? "") }.map(declaration).joined()
  }

  private func declaration(of entity: DataModel.Entity) -> String {
    guard let generation = entity.generation, let name = entity.className else { return "" }
    var text = ""
    let parent = entity.parent.flatMap { classNames[$0] }
    if generation == .classDefinition {
      text += "nonisolated public class \(name): \(parent ?? "CoreData.NSManagedObject") {}\n"
    }
    var members = [
      "public class func fetchRequest() -> CoreData.NSFetchRequest<\(name)> {"
        + " CoreData.NSFetchRequest<\(name)>(entityName: \(GeneratedSource.literal(entity.name))) }"
    ]
    members += entity.attributes.filter { Self.isName($0.name) }.compactMap { attribute in
      Self.type(of: attribute).map { property(attribute.name, $0) }
    }
    members += entity.relationships.filter { Self.isName($0.name) }.flatMap { self.members(of: $0) }
    text += "nonisolated extension \(name) {\n\(members.map { "  \($0)\n" }.joined())}\n"
    if entity.parent == nil { text += "nonisolated extension \(name): Swift.Identifiable {}\n" }
    return text
  }

  private func property(_ name: String, _ type: String) -> String {
    "public var `\(name)`: \(type) { get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }"
  }

  private func members(of relation: DataModel.Relationship) -> [String] {
    let destination = classNames[relation.destination] ?? "NSManagedObject"
    guard relation.isToMany else { return [property(relation.name, "\(destination)?")] }
    let set = relation.isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
    let key = relation.name.prefix(1).uppercased() + relation.name.dropFirst()
    func method(_ name: String, _ parameters: String, _ arguments: String) -> String {
      "public func \(name)(\(parameters)) { _callManaged(\"\(name)\", \(arguments)) }"
    }
    var members = [property(relation.name, "\(set)?")]
    if relation.isOrdered {
      let places = "Foundation.NSIndexSet"
      members += [
        method("insertInto\(key)", "_ value: \(destination), at idx: Int", "value, idx"),
        method("removeFrom\(key)", "at idx: Int", "idx"),
        method("insertInto\(key)", "_ values: [\(destination)], at indexes: \(places)", "values, indexes"),
        method("removeFrom\(key)", "at indexes: \(places)", "indexes"),
        method("replace\(key)", "at idx: Int, with value: \(destination)", "idx, value"),
        method("replace\(key)", "at indexes: \(places), with values: [\(destination)]", "indexes, values"),
      ]
    }
    return members + [
      method("addTo\(key)", "_ value: \(destination)", "value"),
      method("removeFrom\(key)", "_ value: \(destination)", "value"),
      method("addTo\(key)", "_ values: \(set)", "values"),
      method("removeFrom\(key)", "_ values: \(set)", "values"),
    ]
  }

  /// The type of a property as Xcode writes it; nil where it writes none.
  private static func type(of attribute: DataModel.Attribute) -> String? {
    let number = attribute.isScalar ? nil : "Foundation.NSNumber?"
    switch attribute.type {
    case "Integer 16": return number ?? "Swift.Int16"
    case "Integer 32": return number ?? "Swift.Int32"
    case "Integer 64": return number ?? "Swift.Int64"
    case "Double": return number ?? "Swift.Double"
    case "Float": return number ?? "Swift.Float"
    case "Boolean": return number ?? "Swift.Bool"
    case "Decimal": return "Foundation.NSDecimalNumber?"
    case "String": return "Swift.String?"
    case "Date": return attribute.isScalar ? "Foundation.TimeInterval" : "Foundation.Date?"
    case "Binary", "Binary Data": return "Foundation.Data?"
    case "UUID": return "Foundation.UUID?"
    case "URI": return "Foundation.URL?"
    case "ObjectID": return "CoreData.NSManagedObjectID?"
    case "Composite": return "[Swift.String: Any]?"
    case "Transformable":
      guard let written = attribute.customClass, !written.isEmpty else { return "Foundation.NSObject?" }
      return written.allSatisfy { isLetter($0) || "[]<>:., ?".contains($0) } ? "\(written)?" : nil
    default: return nil
    }
  }

  /// Whether a text can be a name in Swift.
  private static func isName(_ text: String) -> Bool {
    text.first.map { !$0.isNumber } == true && text.allSatisfy(isLetter)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
