// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonTrace

extension Screen {
  /// Looks the screen over as it is: labels, contrast, sizes of what is touched, and the order of reading.
  ///
  /// ```swift
  /// struct Card: View {
  ///   var body: some View { Button("Close", systemImage: "xmark") {} }
  /// }
  ///
  /// @MainActor @Test func anyoneCanUseIt() {
  ///   #expect(Screen { Card() }.audit().isEmpty)
  /// }
  /// ```
  ///
  /// A rule says nothing where it isn't sure. What `silencesFindings(_:)` or a comment in the sources silences is left out.
  ///
  /// - Parameters:
  ///   - rules: the rules that aren't asked.
  ///   - filePath: a file of the package whose sources are read for comments; usually the test's.
  /// - Returns: what was found, from top to bottom; empty if nothing was.
  public func audit(except rules: Set<ViewHost.FindingName> = [], filePath: String = #filePath) -> [AuditFinding] {
    Self.wanted(Audit().findings(of: host), rules, filePath)
  }

  /// Looks the screen over as others read it: in large type, from right to left, without telling colours apart, with little
  /// movement.
  ///
  /// The screen shows each of them in turn and has its own settings again in the end. For movement the view is shown once more
  /// from its beginning, beside this screen: actions of `onAppear` and tasks run again.
  ///
  /// - Parameters:
  ///   - rules: the rules whose findings are left out.
  ///   - filePath: a file of the package whose sources are read for comments; usually the test's.
  /// - Returns: what was found, from top to bottom; empty if nothing was.
  public func auditForOtherReaders(
    except rules: Set<ViewHost.FindingName> = [], filePath: String = #filePath
  ) async -> [AuditFinding] {
    Self.wanted(await Audit().findings(changing: host), rules, filePath)
  }

  private static func wanted(
    _ findings: [Finding], _ rules: Set<ViewHost.FindingName>, _ filePath: String
  ) -> [AuditFinding] {
    let findings = findings.filter { !rules.contains($0.name) }
    guard !findings.isEmpty else { return [] }
    let paths = paths(of: findings.compactMap(\.source), near: filePath)
    let comments = SilencingComments { paths[$0].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } }
    return findings.filter { !comments.silence($0) }.map(AuditFinding.init)
  }

  /// The paths of the sources in the package around a file, by their names. Of several of one name it's the one in the folder of
  /// its module; where that doesn't tell, none.
  private static func paths(of sources: [Gnomon.SourceLocation], near filePath: String) -> [String: String] {
    let modules = Dictionary(sources.map { ($0.file, $0.fileID.prefix { $0 != "/" }) }) { first, _ in first }
    guard
      let files = FileManager.default.enumerator(
        at: SnapshotFile.package(around: URL(fileURLWithPath: filePath)), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
    else { return [:] }
    var found: [String: [URL]] = [:]
    for case let file as URL in files where modules[file.lastPathComponent] != nil {
      found[file.lastPathComponent, default: []].append(file)
    }
    return found.compactMapValues { files in
      let inModule = files.filter { $0.pathComponents.contains(String(modules[$0.lastPathComponent] ?? "")) }
      let candidates = inModule.isEmpty ? files : inModule
      return candidates.count == 1 ? candidates[0].path : nil
    }
  }
}
