// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// Something to look at: a snapshot that failed, or a look of a preview that has changed.
struct ReviewItem: Codable, Sendable, Equatable {
  enum Kind: String, Codable, Sendable {
    case picture, text, preview
  }

  /// Stays the same from one reading to the next.
  var id: String
  var kind: Kind
  var title: String
  /// Where it stands, from the folder.
  var place: String
  /// What differs, in words.
  var words: [String]
  /// Which pictures there are.
  var pictures: [ReviewPicture]
  /// Whether somebody has accepted it.
  var isAccepted = false
}

/// A picture of an item.
enum ReviewPicture: String, Codable, Sendable {
  case before, now, difference
}

/// The folder that is reviewed. Nothing outside of it is read or written.
struct ReviewFolder: Sendable {
  let root: String
  private let report: String?

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(_ request: ServeRequest) throws {
    guard let root = Self.real(request.folder) else { throw Failure(description: "\(request.folder) can't be read") }
    self.root = root
    report = request.report.flatMap(Self.real)
  }

  /// What there is to look at, with the files of its pictures.
  struct Contents: Sendable {
    var items: [ReviewItem] = []
    /// By the items' ids.
    var files: [String: [ReviewPicture: String]] = [:]
  }

  /// Reads the folder, and the pictures that were accepted before.
  func contents() -> Contents {
    var contents = Contents()
    for (item, files) in snapshots().map({ ($0.item, $0.files) }) + previews().map({ ($0.item, $0.files) }) {
      contents.items.append(item)
      contents.files[item.id] = files
    }
    return contents
  }

  /// Takes what was seen as what is right: a snapshot is written anew, a preview is known as looked at.
  ///
  /// - Returns: What couldn't be accepted, and why.
  func accept(_ ids: Set<String>) -> [String] {
    var failures: [String] = []
    for snapshot in snapshots() where ids.contains(snapshot.item.id) {
      do {
        try accept(snapshot)
      } catch {
        failures.append("\(snapshot.item.title): \(error)")
      }
    }
    let looked = previews().filter { ids.contains($0.item.id) }
    if !looked.isEmpty, let report {
      var known = reviewed
      for one in looked { known[one.item.id] = one.files[.now].map(Self.fingerprint) }
      do {
        try JSONEncoder().encode(known).write(to: URL(fileURLWithPath: report + "/reviewed.json"), options: .atomic)
      } catch {
        failures.append("what was looked at can't be kept: \(error.localizedDescription)")
      }
    }
    return failures
  }

  // MARK: Snapshots

  private struct Snapshot {
    var item: ReviewItem
    var record: String
    var target: String
    var files: [ReviewPicture: String]
    var seen: String
  }

  private func snapshots() -> [Snapshot] {
    let folder = root + "/" + FailedSnapshot.folder
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(FailedSnapshot.ending) }.sorted().prefix(Self.limit).compactMap { name in
      snapshot(folder + "/" + name, name)
    }
  }

  /// More than these aren't shown at once.
  private static let limit = 5_000

  private func snapshot(_ path: String, _ name: String) -> Snapshot? {
    guard let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(FailedSnapshot.self, from: data), record.version == 1,
      let seen = file(record.seen, beside: path)
    else { return nil }
    let isPicture = record.seen.hasSuffix(".png")
    var files: [ReviewPicture: String] = [:]
    if isPicture { files[.now] = seen }
    files[.before] = record.expected.flatMap { file($0, beside: path) }
    files[.difference] = record.difference.flatMap { file($0, beside: path) }
    let item = ReviewItem(
      id: name, kind: isPicture ? .picture : .text,
      title: String(URL(fileURLWithPath: record.snapshot).lastPathComponent),
      place: relative(record.snapshot), words: record.message.components(separatedBy: "\n"),
      pictures: [.before, .now, .difference].filter { files[$0] != nil })
    return Snapshot(item: item, record: path, target: record.snapshot, files: files, seen: seen)
  }

  /// A file that a record names by its name alone.
  private func file(_ name: String, beside record: String) -> String? {
    guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
    let path = URL(fileURLWithPath: record).deletingLastPathComponent().path + "/" + name
    guard let real = Self.real(path), isInside(real) else { return nil }
    return real
  }

  private func accept(_ snapshot: Snapshot) throws {
    let target = URL(fileURLWithPath: snapshot.target).standardizedFileURL
    let folder = target.deletingLastPathComponent()
    // What a record says may be anything: only files of snapshots within the folder are written.
    guard target.pathComponents.contains("__Snapshots__"), ["png", "txt"].contains(target.pathExtension),
      let real = Self.real(folder.path), isInside(real)
    else { throw Failure(description: "\(snapshot.target) is no snapshot in \(root)") }
    var info = stat()
    let path = real + "/" + target.lastPathComponent
    if lstat(path, &info) == 0, info.st_mode & S_IFMT != S_IFREG {
      throw Failure(description: "\(path) is no file of its own")
    }
    guard let data = FileManager.default.contents(atPath: snapshot.seen) else {
      throw Failure(description: "\(snapshot.seen) can't be read")
    }
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    for file in [snapshot.record, snapshot.seen] + Array(snapshot.files.values) { unlink(file) }
  }

  // MARK: Previews

  private struct Preview {
    var item: ReviewItem
    var files: [ReviewPicture: String]
  }

  private func previews() -> [Preview] {
    guard let report, let data = FileManager.default.contents(atPath: report + "/report.json"),
      let content = try? JSONDecoder().decode(CheckReport.self, from: data)
    else { return [] }
    let known = reviewed
    return content.previews.flatMap { preview in
      preview.looks.compactMap { look in self.preview(preview, look, content, report, known) }
    }
  }

  private func preview(
    _ preview: CheckReport.Preview, _ look: CheckedLook, _ content: CheckReport, _ report: String,
    _ known: [String: String]
  ) -> Preview? {
    guard look.change != nil || preview.isNew, let picture = look.picture else { return nil }
    func path(_ folder: String, _ name: String?) -> String? {
      guard let name, !name.contains("/"), let real = Self.real("\(report)/\(folder)/\(name)"),
        real.hasPrefix(report + "/")
      else { return nil }
      return real
    }
    var files: [ReviewPicture: String] = [:]
    files[.now] = path("now", picture)
    files[.before] = path("before", look.change?.before)
    files[.difference] = path("now", look.change?.difference)
    guard let now = files[.now] else { return nil }
    let label = content.looks.indices.contains(look.look) ? content.looks[look.look] : ""
    var words = look.change?.words ?? ["It's new."]
    if words.isEmpty { words = ["No view moved or grew."] }
    if let pixels = look.change?.pixels { words.append(pixels) }
    let checked = preview.preview
    var item = ReviewItem(
      id: "\(checked.key)#\(look.look)", kind: .preview, title: checked.name + (label.isEmpty ? "" : " (\(label))"),
      place: content.relative(checked.file) + (checked.line.map { ":\($0)" } ?? ""), words: words,
      pictures: [.before, .now, .difference].filter { files[$0] != nil })
    item.isAccepted = known[item.id].map { $0 == Self.fingerprint(of: now) } ?? false
    return Preview(item: item, files: files)
  }

  /// Tells two pictures apart.
  private static func fingerprint(of file: String) -> String {
    var digest = SHA256()
    digest.update(FileManager.default.contents(atPath: file).map { [UInt8]($0) } ?? [])
    return digest.hexDigest()
  }

  private var reviewed: [String: String] {
    guard let report, let data = FileManager.default.contents(atPath: report + "/reviewed.json") else { return [:] }
    return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }

  // MARK: Paths

  private func isInside(_ path: String) -> Bool { path.hasPrefix(root + "/") }

  private func relative(_ path: String) -> String {
    isInside(path) ? String(path.dropFirst(root.count + 1)) : path
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
