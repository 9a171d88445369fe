// SPDX-License-Identifier: Apache-2.0
import DocumentBlocks
import Foundation
import Testing

@testable import GnomonCLI

/// The scripts of GitHub's action and GitLab's template, run as their servers run them: with their shells and variables.
@Suite struct IntegrationTests {
  /// The lines below a key of a YAML file that ends with `|`, behind another line.
  private func script(_ file: String, after start: String, key: String) throws -> String {
    let text = try String(contentsOf: DocumentBlock.root.appendingPathComponent(file), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.contains(start) })
    let head = try #require(lines[first...].firstIndex { $0.trimmingCharacters(in: .whitespaces) == key })
    let indent = lines[head + 1].prefix { $0 == " " }.count
    let body = lines[(head + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count >= indent }
    return body.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }

  private func run(_ shell: [String], _ script: String, in workspace: Workspace, _ variables: [String: String]) throws
    -> Subprocess.Result
  {
    let bin = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    var environment = variables
    environment["PATH"] = bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    environment["XDG_CACHE_HOME"] = workspace.cache.path
    environment["HOME"] = workspace.folder.path
    try workspace.write("script", "cd '\(workspace.folder.path)/project'\n" + script)
    return try Subprocess.run(
      "/usr/bin/env", shell + [workspace.folder.path + "/script"], environment: environment)
  }

  private func project() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "project/Card.swift",
      """
      import SwiftUI
      #Preview("Wide", traits: .fixedLayout(width: 100, height: 100)) { Color.red.frame(width: 300) }
      #Preview("Narrow", traits: .fixedLayout(width: 100, height: 100)) { Color.red.frame(width: 30) }
      """)
    return workspace
  }

  @Test("GitHub's action checks, fills the summary, and fails with the check's exit code")
  func github() throws {
    let workspace = try project()
    defer { workspace.remove() }
    let file = "Integrations/github-check/action.yml"
    let variables = [
      "CHECKED": "Card.swift", "ARGUMENTS": "--no-audit --appearance dark", "BASELINE": "none", "REPORT": "out",
      "GITHUB_STEP_SUMMARY": workspace.folder.path + "/summary.md",
    ]
    let install = try run(["bash"], try script(file, after: "Install gnomon", key: "run: |"), in: workspace, variables)
    #expect(install.status == 0 && install.output.isEmpty, "it's there already: \(install.errors)")
    let check = try script(file, after: "Check the previews", key: "run: |")
    let result = try run(["bash"], check, in: workspace, variables)
    #expect(result.status == 1 && result.output.contains("2 previews: 0 errors, 1 warning"), "\(result.errors)")
    #expect(String(decoding: try workspace.data("summary.md"), as: UTF8.self).contains("`overflow`"))
    for name in ["project/out/index.html", "project/out.sarif"] { _ = try workspace.data(name) }
    var other = variables
    other["ARGUMENTS"] = "--fail-on never"
    #expect(try run(["bash"], check, in: workspace, other).status == 0)
    // An argument of several words stays one option's value only where it has no spaces; nothing is run by the shell.
    other["ARGUMENTS"] = "--preview $(touch${IFS}harmed) --fail-on never"
    _ = try run(["bash"], check, in: workspace, other)
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.path + "/project/harmed"))
  }

  @Test("GitLab's job checks and writes what its artifacts name")
  func gitlab() throws {
    let workspace = try project()
    defer { workspace.remove() }
    let job = try script("Integrations/gitlab-check.yml", after: "script:", key: "- |")
    let result = try run(
      ["sh"], job, in: workspace, ["GNOMON_PATH": "Card.swift", "GNOMON_ARGUMENTS": "--no-audit --fail-on error"])
    #expect(
      result.status == 0 && result.output.contains("2 previews in 2 looks: 0 errors, 1 warning"), "\(result.errors)")
    for name in ["index.html", "now"] {
      #expect(FileManager.default.fileExists(atPath: workspace.folder.path + "/project/gnomon-report/" + name))
    }
    for name in ["gnomon-report.xml", "gnomon-report.md"] { _ = try workspace.data("project/" + name) }
  }
}
