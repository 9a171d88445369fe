// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// `.gnomon.json` is read so that nothing in it is overlooked.
@Suite struct CheckSettingsTests {
  private func settings(_ json: String) throws -> CheckSettings { try CheckSettings(json: Data(json.utf8)) }

  @Test("All keys are read; what isn't said is as usual")
  func reading() throws {
    let settings = try settings(
      """
      { "$schema": "gnomon.schema.json",
        "check": { "looks": { "type-size": ["large", "AX3"], "appearance": "dark" }, "targets": ["Cards"],
                   "previews": ["Card"], "only": ["overflow"], "silence": ["zero-size"], "audit": false,
                   "timeout": 2.5, "failOn": "error" } }
      """)
    // In the order of the axes, each value as the axis writes it.
    #expect(
      settings.axes == [
        RunRequest.AxisValues(.appearance, ["dark"]),
        RunRequest.AxisValues(.typeSize, ["large", "accessibility3"]),
      ])
    #expect(settings.targets == ["Cards"] && settings.previews == ["Card"])
    #expect(settings.only == ["overflow"] && settings.silence == ["zero-size"])
    #expect(!settings.audits && settings.timeout == 2.5 && settings.failsOn == .error)
    #expect(try self.settings("{}") == CheckSettings())
    #expect(try self.settings("{\"check\":{}}") == CheckSettings())
  }

  @Test(
    "What is wrong is named",
    arguments: [
      ("[]", "it has to be an object"), ("{", "it isn't JSON"), ("", "it isn't JSON"),
      ("{\"chek\":{}}", "there's no 'chek'; did you mean 'check'?"),
      ("{\"check\":[]}", "'check' has to be an object"),
      ("{\"check\":{\"silent\":[]}}", "there's no 'silent' in 'check'; did you mean 'silence'?"),
      ("{\"check\":{\"only\":[1]}}", "'only' has to be a list of strings"),
      ("{\"check\":{\"audit\":1}}", "'audit' has to be true or false"),
      ("{\"check\":{\"audit\":\"yes\"}}", "'audit' has to be true or false"),
      ("{\"check\":{\"timeout\":0}}", "'timeout' has to be a number of seconds over 0"),
      ("{\"check\":{\"failOn\":\"all\"}}", "'failOn' has to be \"error\", \"warning\", \"note\" or \"never\""),
      ("{\"check\":{\"looks\":{\"apearance\":[]}}}", "did you mean 'appearance'?"),
      ("{\"check\":{\"looks\":{\"appearance\":[\"pink\"]}}}", "'appearance': it has to be light or dark; 'pink' isn't"),
      ("{\"check\":{\"looks\":{\"type-size\":[\"AX3\",\"accessibility3\"]}}}", "'type-size' has a value twice"),
    ])
  func faults(_ json: String, _ message: String) throws {
    let error = try #require(throws: CheckSettings.Malformed.self) { try settings(json) }
    #expect(error.description.contains(message), "\(error.description)")
  }

  @Test("The schema for editors has each key, and no other")
  func schema() throws {
    let data = try Data(contentsOf: DocumentBlock.root.appendingPathComponent("Documentation/gnomon.schema.json"))
    func keys(_ path: String...) throws -> [String] {
      var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for key in path {
        object = try #require((object["properties"] as? [String: Any])?[key] as? [String: Any])
      }
      return try #require(object["properties"] as? [String: Any]).keys.sorted()
    }
    func known(_ json: String) throws -> [String] {
      let error = try #require(throws: CheckSettings.Malformed.self) { try settings(json) }
      let list = try #require(error.description.components(separatedBy: "known are ").last)
      return list.components(separatedBy: ", ").sorted()
    }
    #expect(try keys() == ["$schema"] + known("{\"?\":1}"))
    #expect(try keys("check") == known("{\"check\":{\"?\":1}}"))
    #expect(try keys("check", "looks") == known("{\"check\":{\"looks\":{\"?\":1}}}"))
  }

  @Test("The nearest file counts, as far as the folder of a repository")
  func nearest() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    let inner = root.appendingPathComponent("repository/Sources/Cards")
    try manager.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("{\"check\":{\"silence\":[\"outer\"]}}".utf8).write(to: root.appendingPathComponent(".gnomon.json"))
    #expect(try CheckSettings.find(from: inner.path).silence == ["outer"])
    try manager.createDirectory(at: root.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
    #expect(try CheckSettings.find(from: inner.path).silence.isEmpty)
    try Data("{\"check\":{\"silence\":[\"own\"]}}".utf8).write(
      to: root.appendingPathComponent("repository/.gnomon.json"))
    #expect(try CheckSettings.find(from: inner.path).silence == ["own"])
    try Data("{".utf8).write(to: root.appendingPathComponent("repository/.gnomon.json"))
    #expect(throws: CommandFailure.self) { try CheckSettings.find(from: inner.path) }
  }
}
