// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Xcode's `project.pbxproj` as it stands: objects that name each other by their identifiers.
struct ProjectFile {
  private let objects: [String: [String: Any]]
  private let rootID: String

  /// - Parameter path: the folder `App.xcodeproj`.
  init(_ path: String) throws {
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else { throw CommandFailure("there is no \(file)") }
    let plist: Any
    do {
      plist = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw CommandFailure(
        "\(file) isn't a property list: is a merge of it unfinished? (\(error.localizedDescription))")
    }
    guard let root = plist as? [String: Any], let objects = root["objects"] as? [String: Any],
      let rootID = root["rootObject"] as? String
    else { throw CommandFailure("\(file) has no 'objects' and 'rootObject': it's no project of Xcode's") }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    self.rootID = rootID
    guard self.objects[rootID] != nil else { throw CommandFailure("\(file) has no object \(rootID), its project") }
  }

  var root: Object { Object(id: rootID, file: self) }

  /// An object of the file. Fields that aren't there, or are of another kind than asked for, are nil or empty.
  struct Object {
    let id: String
    fileprivate let file: ProjectFile
    private var fields: [String: Any] { file.objects[id] ?? [:] }

    /// What it is: `PBXGroup`.
    var kind: String { self["isa"] ?? "" }

    subscript(field: String) -> String? { fields[field] as? String }

    func strings(_ field: String) -> [String] { fields[field] as? [String] ?? [] }

    func table(_ field: String) -> [String: Any] { fields[field] as? [String: Any] ?? [:] }

    /// The object that a field names.
    func object(_ field: String) -> Object? {
      guard let id = self[field], file.objects[id] != nil else { return nil }
      return Object(id: id, file: file)
    }

    /// The objects that a field names, without those that aren't there.
    func objects(_ field: String) -> [Object] {
      strings(field).filter { file.objects[$0] != nil }.map { Object(id: $0, file: file) }
    }
  }
}
