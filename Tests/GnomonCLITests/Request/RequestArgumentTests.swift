// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

@Suite struct RequestArgumentTests {
  @Test("A request of some thousand files goes by a file, which is gone when it was read")
  func long() throws {
    var request = RunRequest(output: .check, destination: "-")
    request.sourcePaths["Card.swift"] = "Sources/Cards/Card.swift"
    #expect(try request.argument() == request.encoded())
    for number in 0..<5_000 { request.sourcePaths["View\(number).swift"] = "Sources/Cards/Views/View\(number).swift" }
    let argument = try request.argument()
    // Linux takes 128 KB in one argument.
    #expect(argument.hasPrefix("@") && argument.utf8.count < 4_096)
    #expect(FileManager.default.fileExists(atPath: String(argument.dropFirst())))
    #expect(try RunRequest.decoded(from: argument) == request)
    #expect(!FileManager.default.fileExists(atPath: String(argument.dropFirst())))
    #expect(throws: (any Error).self) { try RunRequest.decoded(from: argument) }
  }

  @Test("A check tells of what isn't silenced, and only of what is wanted")
  func telling() {
    var request = RunRequest(output: .check, destination: "-")
    request.silenced = ["overflow"]
    #expect(request.tells("zero-size") && !request.tells("overflow"))
    request.check = RunRequest.Check()
    #expect(request.tells("zero-size") && !request.tells("overflow"))
    request.check?.only = ["overflow", "text-truncated"]
    #expect(request.tells("text-truncated") && !request.tells("zero-size") && !request.tells("overflow"))
  }

  @Test("What a check keeps lies beside a project and a file, not in them")
  func folders() throws {
    let workspace = try Workspace()
    defer { workspace.remove() }
    let root = workspace.folder.path
    try workspace.write("App.xcodeproj/project.pbxproj", "")
    try workspace.write("Cards/Card.swift", "")
    #expect(CheckUnit.folder(of: [root + "/App.xcodeproj"]) == root)
    #expect(CheckUnit.folder(of: [root + "/Cards"]) == root + "/Cards")
    #expect(CheckUnit.folder(of: [root + "/Cards/Card.swift", root + "/Other.swift"]) == root + "/Cards")
  }
}
