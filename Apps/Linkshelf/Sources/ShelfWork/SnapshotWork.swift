// SPDX-License-Identifier: Apache-2.0
import Fetching
import Foundation
import Logins
import Shelf
import Snapshots

/// Makes a snapshot of an address and keeps it.
struct SnapshotWork {
  let tools: PageTools
  let order: any WorkOrder

  func run(_ say: @escaping @Sendable (String) -> Void) async throws {
    // The browser may run as another user, which has to write here.
    let folder = URL(filePath: order.makingFolder + "/snapshot-\(order.number)")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await order.room.inRoom {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await self.make(in: folder, say)
    }
  }

  private func make(in folder: URL, _ say: @escaping @Sendable (String) -> Void) async throws {
    let kind = try await order.link().kind
    let cookies = try order.cookies()
    var new: NewSnapshot
    if kind == .page || kind == .other {
      say("opening")
      new = try await captured(folder, cookies, say)
    } else {
      new = try await original(folder, cookies, say)
    }
    new.hadLogin = !cookies.isEmpty
    // What a full disk cut off is a warning at most for the browser. Such a version isn't whole.
    let check = RoomCheck(room: order.room)
    if let full = check.lowFolder() { throw check.failure(in: full) }
    say("storing")
    try Task.checkCancellation()
    try await order.keep(new)
  }

  private func captured(_ folder: URL, _ cookies: [LoginCookie], _ say: @escaping @Sendable (String) -> Void)
    async throws -> NewSnapshot
  {
    do {
      let page = try await tools.theBrowser().capture(
        order.address, into: folder, limits: tools.limits, cookies: cookies.ofPage
      ) {
        say(Self.word($0))
      }
      if !cookies.isEmpty {
        if let wall = LoginWall(page) { throw order.refused(wall) }
        order.helped()
      }
      // The page of a link that a browser saved isn't replaced by the login before it.
      if try await order.link().isSaved, let wall = LoginWall(page) {
        throw SnapshotRefusal("The version that a browser saved stays the newest. \(wall.sentence)")
      }
      guard page.kind == .page else { return try await original(folder, cookies, say) }
      return NewSnapshot(page, in: folder)
    } catch SnapshotError.download {
      return try await original(folder, cookies, say)
    } catch let error as SnapshotError {
      // The filter knows better than the browser why it let nothing through.
      if case .network = error, let refusal = tools.refusal(of: order.address) { throw ShelfError(.invalid, refusal) }
      throw error
    }
  }

  /// Keeps the file itself, where an address doesn't lead to a page.
  private func original(_ folder: URL, _ cookies: [LoginCookie], _ say: @Sendable (String) -> Void) async throws
    -> NewSnapshot
  {
    say("fetching")
    let path = folder.path + "/original"
    let file = try await tools.fetcher.download(order.address, to: path, signIn: cookies.signIn)
    let isSaved = try await order.link().isSaved
    if isSaved || !cookies.isEmpty,
      let wall = LoginWall(asked: order.address, came: file.address, status: 200, password: file.kind == .page)
    {
      throw cookies.isEmpty
        ? SnapshotRefusal("The version that a browser saved stays the newest. \(wall.sentence)")
        : order.refused(wall)
    }
    var new = NewSnapshot(finalAddress: file.address)
    new.status = 200
    new.details.status = 200
    new.details.kind = Link.Kind(rawValue: file.kind.rawValue) ?? .other
    new.details.title = file.fileName ?? ""
    let name = file.fileName ?? "original"
    new.files = [.init(.original, name: name, mediaType: file.mediaType, path: path)]
    switch file.kind {
    // A big picture isn't its own small one.
    case .image where file.bytes <= 1 << 20:
      new.files.append(.init(.preview, name: "preview", mediaType: file.mediaType, path: path))
    case .text, .feed: new.files.append(.init(.text, name: "text.txt", mediaType: "text/plain", path: path))
    default: break
    }
    return new
  }

  static func word(_ step: CaptureStep) -> String {
    switch step {
    case .start, .load, .settle: "opening"
    case .prepare, .html, .pdf: "capturing"
    case .picture: "picture"
    case .article: "article"
    case .finish: "storing"
    }
  }
}

extension NewSnapshot {
  init(_ page: CapturedPage, in folder: URL) {
    self.init(finalAddress: page.finalAddress)
    status = page.status
    warnings = page.warnings
    requests = page.requests
    seconds = page.seconds.values.reduce(0, +)
    details.status = page.status
    details.title = page.facts.title ?? ""
    details.description = page.facts.description ?? ""
    details.siteName = page.facts.siteName ?? ""
    details.author = page.facts.author ?? ""
    details.language = page.facts.language ?? ""
    files = page.parts.map { part in
      File(
        Part.Kind(part.kind), position: part.index ?? 0, name: part.file, mediaType: part.mediaType,
        path: folder.path + "/" + part.file, width: part.width ?? 0, height: part.height ?? 0)
    }
  }
}

extension Part.Kind {
  init(_ kind: CapturedPart.Kind) {
    self =
      switch kind {
      case .picture: .picture
      case .smallPicture: .preview
      case .html: .archive
      case .article: .article
      case .markdown: .markdown
      case .text: .text
      case .articlePicture: .articlePicture
      case .pdf: .pdf
      case .response: .response
      }
  }
}
