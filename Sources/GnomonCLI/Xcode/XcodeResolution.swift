// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Finds which of a project's packages can't be had, so that the targets that don't need them are built all the same.
struct XcodeResolution {
  let package: XcodePackage
  /// The build folder.
  let scratch: String

  /// What couldn't be had, and when that was found.
  private struct Known: Codable {
    /// The packages that were asked for.
    var asked: [String]
    var missing: [String]
    var time: Double
  }

  /// For so long nobody asks again for what couldn't be had, in seconds.
  private static let patience = 3600.0

  private var file: String { scratch + "/gnomon/missing-packages.json" }
  private var remote: [XcodePackageReference] { package.project.packages.filter { $0.localFolder == nil } }

  /// Has the package manager fetch the packages, and leaves out those that it can't.
  ///
  /// - Parameter resolve: runs the package manager; nil where it went well, else what it said.
  /// - Returns: what is to be said of targets that are left out.
  func settle(_ resolve: () throws -> String?) throws -> [String] {
    guard !remote.isEmpty else { return [] }
    let asked = package.project.packages.map(\.declaration)
    let now = Date().timeIntervalSince1970
    if let known = load(), known.asked == asked {
      if known.missing.isEmpty { return [] }
      if now - known.time < Self.patience { return try package.write(leavingOut: Set(known.missing)) }
    }
    var missing: Set<String> = []
    var notes: [String] = []
    while let said = try resolve() {
      let found = culprits(in: said).subtracting(missing)
      // What it says otherwise is the user's to mend: it's said again by the build itself.
      guard !found.isEmpty else { return notes }
      missing.formUnion(found)
      notes = try package.write(leavingOut: missing)
    }
    try StandInCompiler.write(
      try JSONEncoder().encode(Known(asked: asked, missing: missing.sorted(), time: now)), to: file)
    return notes
  }

  private func load() -> Known? {
    FileManager.default.contents(atPath: file).flatMap { try? JSONDecoder().decode(Known.self, from: $0) }
  }

  /// The project's packages that errors name, or that depend on one that they name.
  private func culprits(in said: String) -> Set<String> {
    let lines = said.split(separator: "\n").filter { $0.contains("error: ") }.map { $0.lowercased() }
    let named = remote.filter { reference in
      var address = Mirrors.plain(reference.address)
      if address.hasPrefix("file://") { address.removeFirst("file://".count) }
      return lines.contains { line in
        line.contains(address + ".git") || line.contains(address + ":") || line.contains(address + " ")
          || line.contains("'\(reference.identity.lowercased())'") || line.contains(address + "'")
      }
    }
    if !named.isEmpty { return Set(named.map(\.identity)) }
    // A package of a package: who names it, up to the project's own.
    let parts = lines.flatMap { $0.split(separator: " ") }.filter { $0.contains("://") }
    var wanted = Set(
      parts.compactMap { Mirrors.plain(String($0.drop { $0 == "'" })).split(separator: "/").last }.map { name in
        name.trimmingCharacters(in: CharacterSet(charactersIn: "':.,")).replacing(".git", with: "")
      })
    let checkouts = scratch + "/checkouts"
    let manifests = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).compactMap { name in
      (try? String(contentsOfFile: "\(checkouts)/\(name)/Package.swift", encoding: .utf8)).map {
        (name.lowercased(), $0.lowercased())
      }
    }
    for _ in 0..<8 {
      for (name, text) in manifests where wanted.contains(where: { !$0.isEmpty && text.contains("/\($0)") }) {
        wanted.insert(name)
      }
    }
    return Set(remote.map(\.identity).filter { wanted.contains($0.lowercased()) })
  }
}
