// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

extension CheckReport {
  /// The report as SARIF 2.1.0, which GitHub and editors show as annotations on lines.
  func sarif() throws -> Data {
    var rules: [String] = []
    for issue in issues where !rules.contains(issue.problem.name) { rules.append(issue.problem.name) }
    let results = issues.map { issue -> SARIF.Result in
      let problem = issue.problem
      let file = problem.file.map(relative)
      return SARIF.Result(
        ruleId: problem.name, ruleIndex: rules.firstIndex(of: problem.name) ?? 0, level: problem.severity.rawValue,
        message: SARIF.Text(
          text: problem.message + (problem.hint.map { " " + $0 } ?? "") + " Seen in \(words(issue.places))."),
        locations: file.map { file in
          [
            SARIF.Location(
              physicalLocation: SARIF.Place(
                artifactLocation: SARIF.Artifact(uri: Self.uri(file)),
                region: problem.line.map { SARIF.Region(startLine: $0) }))
          ]
        } ?? [],
        partialFingerprints: ["gnomon/v1": Self.fingerprint(problem, file)])
    }
    let driver = SARIF.Driver(
      name: "gnomon", version: GnomonCommand.configuration.version,
      rules: rules.map { SARIF.Rule(id: $0, shortDescription: SARIF.Text(text: $0.replacing("-", with: " "))) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SARIF(runs: [SARIF.Run(tool: SARIF.Tool(driver: driver), results: results)]))
  }

  private static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// What stays the same when lines move.
  private static func fingerprint(_ problem: CheckProblem, _ file: String?) -> String {
    var digest = SHA256()
    digest.update([problem.name, file ?? "", problem.view].joined(separator: "\n"))
    return digest.hexDigest()
  }
}

/// As much of the form as is written.
private struct SARIF: Encodable {
  struct Text: Encodable { var text: String }
  struct Artifact: Encodable { var uri: String }
  struct Region: Encodable { var startLine: Int }
  struct Place: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }
  struct Location: Encodable { var physicalLocation: Place }
  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var partialFingerprints: [String: String]
  }
  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
  }
  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }
  struct Tool: Encodable { var driver: Driver }
  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  var version = "2.1.0"
  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }
}
