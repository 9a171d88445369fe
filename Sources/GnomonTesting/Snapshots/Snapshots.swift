// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Gnomon
import GnomonCairo
import GnomonRequest
import Synchronization
import Testing

/// Compares a screen with the snapshot that is stored beside the test.
///
/// Where they differ an issue tells what has changed, in words, and where what was seen lies. Where there's no snapshot yet
/// it's written (``SnapshotRecording``).
///
/// - Parameters:
///   - screen: the screen, as it is now.
///   - kind: what is compared: the layout, the semantics, or the picture.
///   - name: a name for one of several snapshots of a test.
///   - scale: the pixels per point of a picture.
///   - filePath: the test's file, beside which snapshots lie.
///   - function: the test's name, which the file is named by.
///   - sourceLocation: the place that is told.
@MainActor
public func expectSnapshot(
  of screen: Screen, as kind: SnapshotKind = .layout, named name: String? = nil, scale: CGFloat = 2,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(filePath: filePath, function: function, name: name, variant: nil, kind: kind)
  let snapshot = Snapshot(of: screen.host, kind, scale: scale)
  for failure in snapshot.compare(with: file) { failure.record(sourceLocation) }
}

/// Compares a view in all combinations of looks, each with a snapshot of its own.
///
/// ```swift
/// @MainActor @Test func looks() {
///   expectSnapshots(as: .picture, variants: [.devices([.phone, .pad]), .schemes, .typeSizes([.large, .accessibility3])]) {
///     Label("Profile", systemImage: "person")
///   }
/// }
/// ```
///
/// - Parameters:
///   - kind: what is compared.
///   - variants: the ways in which the looks differ; the snapshots are all combinations.
///   - device: the device where no variant says another.
///   - name: a name for one of several matrices of a test.
///   - scale: the pixels per point of a picture.
///   - filePath: the test's file, beside which snapshots lie.
///   - function: the test's name, which the files are named by.
///   - sourceLocation: the place that is told.
///   - content: the view, which is made anew for each look.
@MainActor
public func expectSnapshots<V: View>(
  as kind: SnapshotKind = .layout, variants: [SnapshotVariants], device: Device = .phone, named name: String? = nil,
  scale: CGFloat = 2, filePath: String = #filePath, function: String = #function,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, @ViewBuilder content: () -> V
) {
  var pairs: [(Snapshot, SnapshotFile)] = []
  for choices in SnapshotVariants.combined(variants) {
    let screen = Screen(choices.compactMap(\.device).last ?? device) { configuration in
      for choice in choices { choice.change(&configuration) }
    } content: {
      content()
    }
    let variant = choices.map(\.name).joined(separator: "-")
    pairs.append(
      (
        Snapshot(of: screen.host, kind, scale: scale),
        SnapshotFile(filePath: filePath, function: function, name: name, variant: variant, kind: kind)
      ))
  }
  // Drawing and comparing need no host: all processors take part.
  let mode = SnapshotRecording.current
  let found = Mutex([[SnapshotFailure]](repeating: [], count: pairs.count))
  let all = pairs
  DispatchQueue.concurrentPerform(iterations: all.count) { index in
    let failures = SnapshotRecording.$current.withValue(mode) { all[index].0.compare(with: all[index].1) }
    if !failures.isEmpty { found.withLock { $0[index] = failures } }
  }
  for failure in found.withLock({ $0 }).flatMap({ $0 }) { failure.record(sourceLocation) }
}

/// A snapshot that differs, or can't be compared: what is told, and what is handed out with it.
struct SnapshotFailure: Sendable {
  var message: String
  private(set) var files: [(name: String, data: Data)] = []

  init(_ message: String) { self.message = message }

  /// Keeps a file for those who look, and attaches it to the test.
  mutating func keep(_ data: Data, as ending: String, _ file: SnapshotFile) {
    files.append((file.url.lastPathComponent + "." + ending, data))
    if let path = file.keep(data, as: ending) { message += "\n\(ending.prefix { $0 != "." }): \(path)" }
  }

  /// Leaves a record for `gnomon review`, behind the files that are kept.
  func leaveRecord(_ words: String, _ file: SnapshotFile) {
    func kept(_ what: String) -> String? {
      files.first { $0.name.hasPrefix(file.url.lastPathComponent + ".\(what).") }?.name
    }
    guard let seen = kept("seen") else { return }
    var record = FailedSnapshot(snapshot: file.url.path, message: words, seen: seen)
    (record.expected, record.difference) = (kept("expected"), kept("difference"))
    if let data = try? JSONEncoder().encode(record) {
      _ = file.keep(data, as: String(FailedSnapshot.ending.dropFirst()))
    }
  }

  /// Attaches the files to the test of Swift Testing that runs.
  func attach() {
    if Test.current != nil { for file in files { Attachment.record([UInt8](file.data), named: file.name) } }
  }

  func record(_ location: Testing.SourceLocation) {
    attach()
    FailureReport.record(message, location)
  }
}

/// What is kept of a screen, as a value that needs the screen no more.
struct Snapshot: Sendable {
  private enum Content: Sendable {
    case text(String, isLayout: Bool)
    case picture(DisplayList, layout: String, PictureTolerance, scale: CGFloat, versions: DrawingVersions)
  }

  private let content: Content

  @MainActor init(of host: ViewHost, _ kind: SnapshotKind, scale: CGFloat) {
    switch kind.form {
    case .layout: content = .text(LayoutText.text(of: host.snapshot()), isLayout: true)
    case .semantics: content = .text(host.semantics().text(), isLayout: false)
    case .picture(let tolerance):
      let scale = scale.isFinite && scale > 0 ? scale : 1
      content = .picture(
        host.displayList(onSystemBackground: true), layout: LayoutText.text(of: host.snapshot()), tolerance,
        scale: scale, versions: Self.versions(for: host.configuration))
    }
  }

  /// Compares it with a file, or writes the file; what's wrong, each in some lines.
  func compare(with file: SnapshotFile) -> [SnapshotFailure] {
    let failures = differences(from: file)
    if failures.isEmpty { file.forgetFailure() }
    return failures
  }

  private func differences(from file: SnapshotFile) -> [SnapshotFailure] {
    do {
      switch content {
      case .text(let text, let isLayout): return try compare(text, isLayout, file)
      case .picture(let list, let layout, let tolerance, let scale, let versions):
        let bitmap = try CairoRenderer().bitmap(list, scale: scale)
        let picture = PictureSnapshot(
          bitmap: bitmap, layout: layout, scale: scale, versions: versions, tolerance: tolerance)
        return try picture.compare(with: file)
      }
    } catch {
      return [SnapshotFailure("The snapshot \(file.name) can't be made: \(error)")]
    }
  }

  private func compare(_ text: String, _ isLayout: Bool, _ file: SnapshotFile) throws -> [SnapshotFailure] {
    let data = Data(text.utf8)
    guard let old = file.read() else { return try Self.writeMissing(data, file) }
    if SnapshotRecording.mode == .all {
      if old != data { try file.write(data) }
      return []
    }
    // Files may have been checked out with other ends of lines.
    let expected = String(decoding: old, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
    guard expected != text else { return [] }
    if SnapshotRecording.mode == .failed {
      try file.write(data)
      return []
    }
    var message = "The \(isLayout ? "layout" : "semantics") isn't that of \(file.name)."
    if isLayout, let words = LayoutText.words(expected, text), !words.isEmpty {
      message += "\n" + words.prefix(20).map { "  " + $0 }.joined(separator: "\n")
      if words.count > 20 { message += "\n  … and \(words.count - 20) more" }
    }
    message += "\n" + TextComparison.lines(expected, text)
    var failure = SnapshotFailure(message)
    failure.keep(data, as: "seen.txt", file)
    failure.leaveRecord(message, file)
    failure.message += Self.howToRecord
    return [failure]
  }

  static let howToRecord =
    "\nIf this is meant: GNOMON_RECORD=failed writes the snapshots that differ, and 'gnomon review' shows them."

  static func writeMissing(_ data: Data, _ file: SnapshotFile) throws -> [SnapshotFailure] {
    guard SnapshotRecording.mode != .never else {
      let what = "Run the test where CI isn't set, and add the file that it writes."
      return [SnapshotFailure("There's no snapshot \(file.name). \(what)")]
    }
    try file.write(data)
    if SnapshotRecording.isAskedFor { return [] }
    let what = "It's written now: look at it, and add it. The next run compares."
    return [SnapshotFailure("There was no snapshot \(file.name). \(what)")]
  }

  private static let known = Mutex<[URL?: DrawingVersions]>([:])

  /// The fonts and the libraries of this process, read once.
  static func versions(for configuration: ViewHost.Configuration) -> DrawingVersions {
    known.withLock { known in
      if let versions = known[configuration.fontDirectory] { return versions }
      let versions = DrawingVersions(for: configuration)
      known[configuration.fontDirectory] = versions
      return versions
    }
  }
}
