// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

/// How the package manager's calls of the compiler are read.
@Suite struct CompilerCallTests {
  @Test func responseFilesAreReadAsAShellWould() throws {
    #expect(CompilerCall.words(of: "a 'b c'\n\"d \\\" e\" f\\ g ''") == ["a", "b c", "d \" e", "f g", ""])
    let workspace = try Workspace()
    defer { workspace.remove() }
    try workspace.write("sources", "'/a b/One.swift'\n/c/Two.swift\n")
    let call = CompilerCall([
      "-module-name", "Cards", "-c", "@\(workspace.folder.path)/sources", "-output-file-map",
      "/x/Cards.build/output-file-map.json",
      "-DDEBUG", "-D", "FAST",
    ])
    #expect(call.sources == ["/a b/One.swift", "/c/Two.swift"])
    #expect(call.isCompilation)
    #expect(!call.isLinking)
    #expect(call.targetFolder == "/x/Cards.build")
    #expect(call.defined == ["DEBUG", "FAST"])
  }

  @Test func aResponseFileThatIsMissingStaysAsItIs() {
    #expect(CompilerCall(["@/there/is/none"]).expanded == ["@/there/is/none"])
  }

  @Test func optionsAreKeptWithoutOutputs() {
    let call = CompilerCall([
      "-module-name", "Cards", "-emit-module", "-emit-module-path", "/x/Cards.swiftmodule", "-c", "/a/One.swift", "-I",
      "/x/Modules",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Cards_main", "-Xfrontend", "-load-plugin-executable",
      "-Xfrontend",
      "/x/M-tool#M", "-DDEBUG", "-swift-version", "6", "-j2", "-parseable-output", "-Xcc",
      "-fmodule-map-file=/x/module.modulemap",
    ])
    #expect(
      call.options == [
        "-I", "/x/Modules", "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/x/M-tool#M", "-DDEBUG",
        "-swift-version", "6",
        "-Xcc", "-fmodule-map-file=/x/module.modulemap",
      ])
  }

  @Test func linkingIsToldFromCompiling() {
    let call = CompilerCall([
      "-emit-executable", "-module-name", "Cards", "/x/Cards.build/Card.swift.o", "-o", "/x/cards",
    ])
    #expect(call.isLinking)
    #expect(!call.isCompilation)
    #expect(call.objects == ["/x/Cards.build/Card.swift.o"])
  }

  @Test func messagesAreTakenOutOfTheDriversJSON() {
    let text = "/a/Card.swift:3:5: error: cannot find 'x' in scope\\nx\\n^"
    let json = "{\"kind\": \"finished\", \"output\": \"\(text)\"}"
    let output = CompilerOutput("\(json.utf8.count)\n\(json)\nplain\n12\nnot JSON\n")
    #expect(output.text == "/a/Card.swift:3:5: error: cannot find 'x' in scope\nx\n^\nplain\n12\nnot JSON\n")
    #expect(output.diagnostics.errors.map(\.line) == [3])
  }

  @Test func eachErrorIsSaidOnce() {
    func job(_ text: String) -> String {
      let json = "{\"kind\":\"finished\",\"output\":\"\(text)\"}"
      return "\(json.utf8.count)\n\(json)\n"
    }
    let a = "/a.swift:1:1: error: a\\nline"
    let b = "/b.swift:2:2: error: b\\nline"
    let output = CompilerOutput(job(a) + job(b + "\\n" + a) + "plain\n" + job(a)).withoutRepetitions
    #expect(output == job(a) + job(b) + "plain\n" + job(""))
  }
}
