// SPDX-License-Identifier: Apache-2.0
import Foundation
import Shelf
import Snapshots

/// Makes a version of a file that a browser saved.
struct SavedWork {
  let workers: Workers
  let shelf: Shelf
  let job: TakenJob

  init(workers: Workers, job: StoreJob) {
    (self.workers, shelf, self.job) = (workers, job.shelf, job.taken)
  }

  func run(_ say: @escaping @Sendable (String) -> Void) async throws {
    let folder = URL(filePath: shelf.makingFolder + "/saved-\(job.job.id)-\(job.job.attempt)")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await shelf.inRoom {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await self.make(in: folder, say)
    }
  }

  private func make(in folder: URL, _ say: @escaping @Sendable (String) -> Void) async throws {
    guard let saved = try await shelf.savedPage(of: job.job.link) else {
      throw SnapshotRefusal("The saved page isn't there any more. Send it again.")
    }
    say("opening")
    let path = folder.path + "/original"
    try shelf.write(saved, to: path)
    var new: NewSnapshot
    var savedAt = saved.savedAt
    if try Self.kind(of: path) == .pdf {
      new = NewSnapshot(finalAddress: job.address)
      new.details.kind = .pdf
      new.files = [.init(.original, name: Self.name(saved), mediaType: "application/pdf", path: path)]
    } else {
      let read = try SavedPage(path: path)
      let page = try await workers.tools.theBrowser().capture(
        read, of: job.address, into: folder, limits: workers.tools.limits
      ) {
        say(SnapshotWork.word($0))
      }
      new = NewSnapshot(page, in: folder)
      // The browser knows it better than the one who sends the file later.
      if let told = read.savedAt { savedAt = min(savedAt, Moment(told)) }
      if let told = read.address, Self.isElsewhere(told, job.address) {
        new.warnings.append("The saved file says that it is of \(told.prefix(300)).")
      }
    }
    new.savedAt = savedAt
    let check = RoomCheck(room: shelf)
    if let full = check.lowFolder() { throw check.failure(in: full) }
    say("storing")
    try Task.checkCancellation()
    _ = try await shelf.keep(new, for: job, of: saved)
  }

  private static func kind(of path: String) throws -> SavedFileKind {
    let handle = try FileHandle(forReadingFrom: URL(filePath: path))
    defer { try? handle.close() }
    guard let kind = SavedFileKind(head: try handle.read(upToCount: SavedFileKind.headLength) ?? Data()) else {
      throw SavedPageProblem.unknownKind
    }
    return kind
  }

  /// A name for a PDF among the version's parts.
  private static func name(_ saved: SavedPageFile) -> String {
    let name = saved.name.split(whereSeparator: { "/\\".contains($0) }).last.map(String.init) ?? ""
    return name.lowercased().hasSuffix(".pdf") ? String(name.suffix(200)) : "page.pdf"
  }

  private static func isElsewhere(_ one: String, _ other: String) -> Bool {
    LoginWall.place(of: one) != LoginWall.place(of: other)
  }
}

/// Why a job was ended for good though nothing broke.
struct SnapshotRefusal: Error {
  var sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
