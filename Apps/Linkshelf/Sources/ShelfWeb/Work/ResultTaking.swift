// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import WorkMessages

/// Takes the result of one job: reads it, checks each file, and keeps it. Whatever happens, nothing is left beside the store.
struct ResultTaking: Sendable {
  let desk: WorkDesk
  let job: StoreJob
  let lease: String
  let token: Int64
  /// How long it may take to arrive, in seconds.
  let seconds: Double

  private var shelf: Shelf { job.shelf }
  private var isLook: Bool { job.taken.job.kind == .look }
  /// How often the lease is made longer while bytes come, in seconds.
  private static let signSeconds = 15.0

  func take(_ request: Request) async throws {
    if let shortage = try await shelf.shortage() { throw ShelfError(.noSpace, shortage.sentence) }
    // It's emptied at each start, so that nothing stays of what a server's end cut off.
    let folder = "\(shelf.makingFolder)/result-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let reader = try await received(request, folder)
    let paths = try unpacked(reader)
    if isLook { try await keepLook(reader.head, paths) } else { try await keepVersion(reader.head, paths) }
  }

  /// Reads the body to its end, within a time: whoever sends a byte now and then doesn't stay for ever.
  private func received(_ request: Request, _ folder: String) async throws -> ResultReader {
    try await withThrowingTaskGroup(of: ResultReader?.self) { group in
      group.addTask {
        var reader = ResultReader(isLook: self.isLook, into: folder)
        var said = ContinuousClock.now
        for try await bytes in request.body {
          try reader.feed(bytes)
          guard ContinuousClock.now - said > .seconds(Self.signSeconds) else { continue }
          said = .now
          guard try await self.desk.say(nil, self.lease, token: self.token) else { throw WorkDesk.lost }
        }
        try reader.finish()
        return reader
      }
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        return nil
      }
      defer { group.cancelAll() }
      guard let reader = try await group.next() ?? nil else {
        throw WebError(
          .requestTimeout, "A result has to come within \(Int(seconds)) seconds.")
      }
      return reader
    }
  }

  /// Unpacks the files and compares them with what was said.
  private func unpacked(_ reader: ResultReader) throws -> [String] {
    try reader.head.files.enumerated().map { index, file in
      var path = reader.path(index)
      let facts: PackedFile.Facts
      if file.packing.isEmpty {
        facts = try PackedFile.facts(path)
      } else {
        let target = reader.unpackedPath(index)
        do { facts = try PackedFile.unpack(path, to: target, most: file.bytes) } catch let error as ShelfError
          where error.reason == .damaged
        {
          throw WebError(.badRequest, "The result isn't taken. A file of it isn't packed by zstd.")
        }
        try? FileManager.default.removeItem(atPath: path)
        path = target
      }
      guard facts.hash == file.sha256, facts.bytes == file.bytes else {
        throw WebError(.badRequest, "The result isn't taken. A file of it came damaged: its hash is another one.")
      }
      return path
    }
  }

  private func keepLook(_ head: ResultHead, _ paths: [String]) async throws {
    var details = PageDetails(head.details)
    for (file, path) in zip(head.files, paths) where file.bytes > 0 {
      let hash = try shelf.files.keep(path: path, mediaType: file.mediaType).hash
      if file.kind == "icon" { details.icon = hash } else { details.picture = hash }
    }
    try await shelf.keep(details, for: job.taken)
  }

  private func keepVersion(_ head: ResultHead, _ paths: [String]) async throws {
    var new = NewSnapshot(finalAddress: head.finalAddress)
    new.status = head.status
    new.warnings = head.warnings.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    new.requests = head.requests
    new.seconds = head.seconds
    new.details = PageDetails(head.details)
    new.files = zip(head.files, paths).compactMap { file, path in
      Part.Kind(rawValue: file.kind).map {
        .init(
          $0, position: file.position, name: file.name, mediaType: file.mediaType, path: path, width: file.width,
          height: file.height)
      }
    }
    _ = try await shelf.keep(new, for: job.taken)
  }
}

extension WorkDesk {
  static let lost = WebError(
    .conflict, "This work isn't yours any more: it was cancelled, ended, or taken back since you were silent.")
}

extension PageDetails {
  init(_ details: ResultHead.Details) {
    self.init()
    title = details.title
    description = details.description
    siteName = details.siteName
    author = details.author
    language = details.language
    publishedAt = details.publishedAt.map { Moment(milliseconds: $0) }
    kind = Link.Kind(rawValue: details.kind) ?? .other
    status = details.status
  }
}
