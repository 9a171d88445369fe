// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What is checked and how: as `.gnomon.json` says, where the command's options don't say otherwise.
struct CheckSettings: Equatable {
  /// From which severity on an issue makes the exit code 1.
  enum Threshold: String, CaseIterable {
    case error, warning, note, never
  }

  /// What the previews are shown in.
  var axes: [RunRequest.AxisValues] = []
  /// Pixels per point; nil takes the device's or the profile's.
  var scale: Double?
  /// The most pixels of a picture's longer side; nil leaves it at the scale.
  var longestSide: Double?
  /// Folders to find pictures in, before the sources' own.
  var images: [String] = []
  var fonts: String?
  var network: RunRequest.Network?
  /// In points; nil takes the device's, or none.
  var safeArea: RunRequest.Insets?
  /// The targets that are looked at; empty takes all that have previews.
  var targets: [String] = []
  /// The previews by name or line; empty takes all.
  var previews: [String] = []
  /// The only names that are told; empty tells all.
  var only: [String] = []
  var silence: [String] = []
  var audits = true
  /// How long each preview may take, in seconds.
  var timeout = 30.0
  var failsOn = Threshold.warning

  /// The looks where nothing is said of any.
  static let usualAxes = [RunRequest.AxisValues(.appearance, ["light", "dark"])]

  static let fileName = ".gnomon.json"

  init() {}

  /// The settings of the nearest file at a folder or above it, as far as the folder of a repository; the usual ones
  /// where there's none.
  static func find(from folder: String) throws -> CheckSettings {
    guard var place = realPath(folder) else { return CheckSettings() }
    while true {
      let path = place + "/" + fileName
      if FileIdentity(path) != nil { return try CheckSettings(path: path) }
      if place == "/" || FileManager.default.fileExists(atPath: place + "/.git") { return CheckSettings() }
      place = URL(fileURLWithPath: place).deletingLastPathComponent().path
    }
  }

  /// The settings that a file holds.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("there is no file \(path), or it can't be read")
    }
    do {
      try self.init(json: data)
    } catch let error as Malformed {
      throw CommandFailure("\(path): \(error.description)")
    }
  }

  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  /// - Throws: ``Malformed`` for what isn't as `Documentation/gnomon.schema.json` says.
  init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(SettingsFile.self, from: json).settings
    } catch let error as Malformed {
      throw error
    } catch DecodingError.dataCorrupted(let context) {
      let reason = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"]
      throw Malformed(description: "it isn't JSON: \(reason ?? context.debugDescription)")
    } catch {
      throw Malformed(description: "it has to be an object: {…}")
    }
  }
}

/// The file, read so that nothing in it is overlooked.
private struct SettingsFile: Decodable {
  var settings = CheckSettings()

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let file = try Fields(decoder, ["check"], isFile: true)
    guard let check = try file.object("check", ["looks"] + Self.keys) else { return }
    settings.targets = try check.strings("targets")
    settings.previews = try check.strings("previews")
    settings.only = try check.strings("only")
    settings.silence = try check.strings("silence")
    settings.audits = try check.value("audit", "true or false") { $0 } ?? true
    settings.timeout =
      try check.value("timeout", TimeoutValue.form) { (number: Double) in TimeoutValue(argument: "\(number)")?.seconds }
      ?? settings.timeout
    settings.failsOn =
      try check.value("failOn", "\"error\", \"warning\", \"note\" or \"never\"") {
        CheckSettings.Threshold(rawValue: $0)
      }
      ?? settings.failsOn
    let axes = RunRequest.Axis.allCases
    guard let looks = try check.object("looks", axes.map(\.rawValue)) else { return }
    settings.axes = try axes.compactMap { axis in
      let texts = try looks.strings(axis.rawValue)
      guard !texts.isEmpty else { return nil }
      do throws(RunRequest.Axis.UnknownValue) {
        let values = try texts.map { text throws(RunRequest.Axis.UnknownValue) in try axis.value(of: text) }
        return RunRequest.AxisValues(axis, values)
      } catch {
        throw CheckSettings.Malformed(description: "'\(axis.rawValue)': \(error.description)")
      }
    }
    for axis in settings.axes where Set(axis.values).count < axis.values.count {
      throw CheckSettings.Malformed(description: "'\(axis.axis.rawValue)' has a value twice")
    }
  }

  private static let keys = ["targets", "previews", "only", "silence", "audit", "timeout", "failOn"]

  /// An object of the file.
  private struct Fields {
    let container: KeyedDecodingContainer<Key>

    init(_ decoder: any Decoder, _ known: [String], isFile: Bool = false) throws {
      container = try decoder.container(keyedBy: Key.self)
      try refuse(known, isFile ? ["$schema"] : [], "")
    }

    private init(_ container: KeyedDecodingContainer<Key>, _ known: [String], _ place: String) throws {
      self.container = container
      try refuse(known, [], " in '\(place)'")
    }

    private func refuse(_ known: [String], _ more: [String], _ place: String) throws {
      for key in container.allKeys.map(\.stringValue).sorted() where !(known + more).contains(key) {
        let near = nearest(to: key, in: known).map { "did you mean '\($0)'? " } ?? ""
        throw CheckSettings.Malformed(
          description: "there's no '\(key)'\(place); \(near)known are \(known.joined(separator: ", "))")
      }
    }

    func object(_ name: String, _ known: [String]) throws -> Fields? {
      let key = Key(stringValue: name)
      guard container.contains(key) else { return nil }
      guard let inner = try? container.nestedContainer(keyedBy: Key.self, forKey: key) else {
        throw CheckSettings.Malformed(description: "'\(name)' has to be an object: {…}")
      }
      return try Fields(inner, known, name)
    }

    func value<Form: Decodable, Value>(_ name: String, _ form: String, _ make: (Form) -> Value?) throws -> Value? {
      let key = Key(stringValue: name)
      guard container.contains(key) else { return nil }
      guard let read = try? container.decode(Form.self, forKey: key), let value = make(read) else {
        throw CheckSettings.Malformed(description: "'\(name)' has to be \(form)")
      }
      return value
    }

    /// A list of strings, or one alone.
    func strings(_ name: String) throws -> [String] {
      if let text = try? container.decode(String.self, forKey: Key(stringValue: name)) { return [text] }
      return try value(name, "a list of strings") { (list: [String]) in list } ?? []
    }
  }
}
