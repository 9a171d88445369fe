// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

/// Where a snapshot lies: `__Snapshots__/FileOfTheTest/test.name.layout.txt` beside the test's file.
struct SnapshotFile: Sendable {
  let url: URL
  /// Where what was seen is put when it differs: `.build/gnomon-failures` of the package.
  let failures: URL

  init(filePath: String, function: String, name: String?, variant: String?, kind: SnapshotKind) {
    let file = URL(fileURLWithPath: filePath)
    let stem = file.deletingPathExtension().lastPathComponent
    let test = Self.plain(String(function.prefix { $0 != "(" }))
    let parts = [test, name.map(Self.plain), variant.map(Self.plain), kind.ending].compactMap { $0 }
    url = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(stem)
      .appendingPathComponent(parts.joined(separator: "."))
    failures = Self.package(around: file).appendingPathComponent(".build/gnomon-failures/\(stem)")
  }

  /// A snapshot that another package keeps, in a folder of the test file's name.
  init(reference: URL) {
    url = reference
    failures = Self.package(around: reference).appendingPathComponent(
      ".build/gnomon-failures/\(reference.deletingLastPathComponent().lastPathComponent)")
  }

  /// Letters, digits and signs that every file system takes.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_+".contains($0) ? $0 : "-" }.prefix(100))
  }

  /// The nearest folder around with a manifest, or the file's own.
  static func package(around file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return file.deletingLastPathComponent()
  }

  /// The name that messages tell: from `__Snapshots__` on.
  var name: String { url.pathComponents.suffix(3).joined(separator: "/") }

  func read() -> Data? { try? Data(contentsOf: url) }

  func write(_ data: Data) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Takes away what an earlier run has left, as it's well now.
  func forgetFailure() {
    let base = failures.appendingPathComponent(url.lastPathComponent).path
    guard unlink(base + FailedSnapshot.ending) == 0 else { return }
    for ending in ["seen.png", "seen.txt", "expected.png", "difference.png"] { unlink("\(base).\(ending)") }
  }

  /// Keeps what was seen, and gives the path; nil where that can't be written.
  func keep(_ data: Data, as ending: String) -> String? {
    let file = failures.appendingPathComponent(url.lastPathComponent + "." + ending)
    try? FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    return (try? data.write(to: file, options: .atomic)).map { file.path }
  }
}
