// SPDX-License-Identifier: Apache-2.0
import Books
import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Shelf
import ShelfPages

extension Site {
  func addExchange(to router: RouterGroup<WebContext>) {
    router.get("/import") { request, context in
      self.html(Pages.render(self.importPage(nil, context), in: try await self.pageContext(request, context)))
    }
    router.post("/import") { try await self.takeFiles($0, $1) }
    router.get("/export") { try await self.export($0, $1) }
    router.get("/link/:id/book.epub") { try await self.book($0, $1) }
  }

  private func importPage(_ problem: String?, _ context: WebContext) -> ImportPage {
    func format(_ id: String) -> FileFormat {
      FileFormat(
        id: id, name: Messages.text("format.\(id)", context.language),
        remark: Messages.text("format.\(id).remark", context.language))
    }
    let formats = [
      "bookmarks", "pocket", "karakeep", "linkwarden", "readeck", "raindrop", "omnivore", "instapaper", "list", "jsonl",
    ]
    return ImportPage(
      formats: formats.map(format),
      exportFormats: (ShelfExport.Format.allCases.map(\.rawValue) + ["pdf"]).map { format("out." + $0) },
      reports: imports.reports(),
      problem: problem, largestFile: configuration.largestImport)
  }

  /// Takes the files of a form, or those that were dropped on a list: bookmarks are imported behind the answer, links are added at once.
  private func takeFiles(_ request: Request, _ context: WebContext) async throws -> Response {
    let form = try await UploadedForm.receive(
      request, into: shelf.exchangeFolder, largest: configuration.largestImport)
    var isTaken = false
    defer { if !isTaken { form.remove() } }
    let fields = form.fields
    try check(fields, context)
    guard !form.files.isEmpty else {
      let page = importPage(Messages.text("import.problem.none", context.language), context)
      return html(Pages.render(page, in: try await pageContext(request, context)), status: .badRequest)
    }
    var options = ShelfImport.Options()
    options.tags = TagPath.all(in: fields["tags"])
    options.snapshots = fields.has("snapshots")
    let isDropped = fields.has("dropped")
    isTaken = true
    var addresses: [String] = []
    var unknown: [String] = []
    var isImporting = false
    for file in form.files {
      switch SentFile(file) {
      case .addresses(let found): addresses += found
      // The report of the page Import says what is wrong with a file; a list has only a sentence.
      case .unknown where isDropped: unknown.append(String(file.name.prefix(100)))
      case .bookmarks, .unknown:
        isImporting = true
        imports.begin(file.url, name: file.name, into: shelf, options: options) { [actions] in actions.wakeWorkers() }
        continue
      }
      try? FileManager.default.removeItem(at: file.url)
    }
    var sentences = try await add(addresses, options, context)
    if !unknown.isEmpty {
      let names = unknown.prefix(5).joined(separator: Messages.text("list.separator", context.language))
      sentences.append(Messages.text("drop.unknown", context.language, ["names": names]))
    }
    var isRunning = false
    if isImporting {
      // A small file is done at once; its report is on the page that follows.
      for _ in 0..<40 where imports.all().contains(where: { !$0.isDone }) {
        try await Task.sleep(for: .milliseconds(50))
      }
      isRunning = imports.all().contains { !$0.isDone }
      sentences.append(Messages.text(isRunning ? "done.import.running" : "done.import", context.language))
    }
    leave(Flash(kind: unknown.isEmpty ? .done : .problem, sentence: sentences.joined(separator: " ")), context)
    if isRunning { return redirect(to: routes.queue) }
    return redirect(to: isDropped && !isImporting ? fields["back"] : routes.importing)
  }

  /// Adds addresses at once; the sentences that tell of it.
  private func add(_ addresses: [String], _ options: ShelfImport.Options, _ context: WebContext) async throws
    -> [String]
  {
    guard !addresses.isEmpty else { return [] }
    let links = addresses.map { address in
      var link = NewLink(address)
      link.tags = options.tags
      return link
    }
    var added = 0
    var known = 0
    var refusals: [String] = []
    for one in try await shelf.add(links, jobs: options.snapshots ? [.look, .snapshot] : [.look]) {
      switch one.outcome {
      case .added, .restored: added += 1
      case .known: known += 1
      case .refused(let sentence): refusals.append(Pages.said(sentence, in: context.language))
      }
    }
    actions.wakeWorkers()
    var sentences: [String] = []
    if added > 0 { sentences.append(Pages.counted("done.added", added, in: context.language)) }
    if known > 0 { sentences.append(Pages.counted("drop.known", known, in: context.language)) }
    return sentences + refusals.prefix(3)
  }

  private func export(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try request.queryFields()
    if fields["format"] == "out.pdf" {
      let ids = try await shelf.ids(search(fields["query"], context), most: Self.mostDocumentLinks + 1)
      guard ids.count <= Self.mostDocumentLinks else {
        throw WebError(.badRequest, Messages.text("book.tooMany", context.language))
      }
      return try await document(DocumentOrder(ids), "linkshelf.pdf", context)
    }
    let format = ShelfExport.Format(rawValue: fields["format"].replacing("out.", with: "")) ?? .netscape
    guard !format.isFolder else {
      throw WebError(
        .badRequest, "A folder can't be sent by a browser. Use: linkshelf export --format \(format.rawValue) FOLDER")
    }
    let (name, type) =
      switch format {
      case .netscape: ("linkshelf.html", "text/html; charset=utf-8")
      case .epub: ("linkshelf.epub", Self.bookType)
      default: ("linkshelf.jsonl", "application/x-ndjson")
      }
    return try await sent(name, type, context) { file in
      _ = try await ShelfExport.write(search(fields["query"], context), as: format, to: file, of: shelf)
    }
  }

  /// The newest article of a link as a book.
  private func book(_ request: Request, _ context: WebContext) async throws -> Response {
    let id = try id(context)
    guard try await shelf.link(id) != nil else { throw WebError(.notFound) }
    return try await sent("link-\(id).epub", Self.bookType, context) {
      _ = try await BookExport(shelf).write([id], to: $0)
    }
  }

  /// More links than these aren't put into one PDF.
  private static let mostDocumentLinks = 2_000
  static let bookType = "application/epub+zip"

  /// A file that is made for one answer.
  func sent(
    _ name: String, _ type: String, _ context: WebContext, _ write: (URL) async throws -> Void
  ) async throws -> Response {
    let folder = shelf.exchangeFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = URL(filePath: "\(folder)/export-\(UUID().uuidString)")
    do {
      try await write(file)
    } catch BookError.noChapters {
      throw WebError(.badRequest, Messages.text("book.none", context.language))
    } catch let error as BookError {
      throw WebError(.badRequest, error.description)
    }
    return try sent(file, name, type)
  }

  /// Sends a file, and deletes it.
  func sent(_ file: URL, _ name: String, _ type: String) throws -> Response {
    let bytes = (try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    let handle = try FileHandle(forReadingFrom: file)
    // It's read through the open handle; nothing is left where the visitor goes away.
    try? FileManager.default.removeItem(at: file)
    let body = ResponseBody(contentLength: bytes) { writer in
      while let data = try handle.read(upToCount: 256 << 10), !data.isEmpty {
        try await writer.write(ByteBuffer(bytes: data))
      }
      try handle.close()
      try await writer.finish(nil)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: type,
        .contentDisposition: "attachment; filename=\"\(name)\"",
      ], body: body)
  }
}
