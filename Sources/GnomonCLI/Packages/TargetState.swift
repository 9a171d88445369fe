// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// What is kept of a target from one build to the next, beside what the package manager keeps of it.
struct TargetState: Codable {
  /// Whether it sees the modules of Apple's names.
  var seesSwiftUI = false
  /// Whether its module is one that Gnomon's library holds.
  var needsLibrary = false
  /// The reading that all files begin with; nil is as for iOS.
  var first: SourceReading?
  /// The readings of the files that aren't compiled by the first one.
  var readings: [String: SourceReading] = [:]
  /// The digests of these files' sources: a file that changes is read by the first one again.
  var digests: [String: String] = [:]
  /// Why these can't be compiled by the first one: the first error, with its line.
  var reasons: [String: String] = [:]
  /// What is written otherwise after errors, by file.
  var amendments: [String: Amendment] = [:]
  /// The command that compiled it: another one may read sources otherwise.
  var tool: String?
  /// What was added to the sources: where that changes, all is compiled anew.
  var additions: String?
  /// The arguments that find the modules which the package gives itself.
  var stubArguments: [String]?
  /// What a user is told of the readings. nil where there's nothing to say.
  var note: String?

  struct Amendment: Codable {
    /// The digest of the source that it holds for.
    var digest: String
    var changes: SourceAmendment
  }

  func reading(of path: String) -> SourceReading { readings[path] ?? first ?? .iOS }

  /// What the compiler reads in a source's place.
  func text(of source: TargetSource) -> [UInt8] {
    guard seesSwiftUI else { return source.bytes }
    let text = SourceSet.withImportsForLinux(reading(of: source.path).applied(to: source.bytes))
    guard let amendment = amendments[source.path], amendment.digest == Self.digest(source.bytes) else { return text }
    return amendment.changes.applied(to: text)
  }

  static func digest(_ bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.hexDigest()
  }

  /// The folder of a target's state in the package manager's folder of that target.
  static func folder(in targetFolder: String) -> String { targetFolder + "/gnomon" }

  static func load(_ targetFolder: String) -> TargetState? {
    guard let data = FileManager.default.contents(atPath: folder(in: targetFolder) + "/state.json") else { return nil }
    return try? JSONDecoder().decode(TargetState.self, from: data)
  }

  func save(_ targetFolder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try StandInCompiler.write(try encoder.encode(self), to: Self.folder(in: targetFolder) + "/state.json")
  }
}

/// How a source's conditions on the system are read.
enum SourceReading: String, Codable, CaseIterable {
  /// As a compiler for iOS reads them. `os(Linux)` holds too: it's Linux that the code runs on.
  case iOS
  /// As the compiler here reads them, where it has none of the frameworks that aren't there.
  case linux
  /// As a compiler for macOS reads them.
  case macOS

  func applied(to source: [UInt8]) -> [UInt8] {
    switch self {
    case .iOS: SystemConditions(system: .iOS).applied(to: LexedSource(source)) ?? source
    case .linux: StandInFrameworks.hidden(in: LexedSource(source)) ?? source
    case .macOS: SystemConditions(system: .macOS).applied(to: LexedSource(source)) ?? source
    }
  }
}
