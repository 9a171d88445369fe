// SPDX-License-Identifier: Apache-2.0
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
      formats: formats.map(format), exportFormats: ShelfExport.Format.allCases.map { format("out." + $0.rawValue) },
      reports: imports.reports(),
      problem: problem, largestFile: configuration.largestImport)
  }

  /// Takes the files of a form: each is written to the disk as it comes, then imported behind the answer.
  private func takeFiles(_ request: Request, _ context: WebContext) async throws -> Response {
    var reader = try MultipartReader(contentType: request.headers[.contentType] ?? "")
    let folder = shelf.exchangeFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var fields = FormFields()
    var files: [(name: String, url: URL)] = []
    var current: (name: String, isFile: Bool, value: [UInt8])?
    var handle: FileHandle?
    var total = 0
    var isTaken = false
    defer { if !isTaken { for file in files { try? FileManager.default.removeItem(at: file.url) } } }
    let largest = configuration.largestImport
    for try await buffer in request.body {
      total += buffer.readableBytes
      guard total <= largest + (1 << 20) else {
        throw WebError(.contentTooLarge, "A file has at most \(largest >> 20) MB.")
      }
      try reader.feed(buffer.readableBytesView) { event in
        switch event {
        case .begin(let name, let file):
          current = (name, file != nil, [])
          guard let file, !file.isEmpty else { return }
          let url = URL(filePath: "\(folder)/\(UUID().uuidString)")
          guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
          else {
            throw WebError(.insufficientStorage, "The file can't be kept.")
          }
          handle = try FileHandle(forWritingTo: url)
          files.append((file, url))
        case .bytes(let bytes):
          if let handle {
            try handle.write(contentsOf: Data(bytes))
          } else if current?.isFile == false {
            guard (current?.value.count ?? 0) + bytes.count <= 64 << 10 else { throw WebError(.contentTooLarge) }
            current?.value += bytes
          }
        case .end:
          try handle?.close()
          handle = nil
          if let current, !current.isFile {
            fields.fields.append((current.name, String(decoding: current.value, as: UTF8.self)))
          }
          current = nil
        }
      }
    }
    try reader.finish()
    try check(fields, context)
    guard !files.isEmpty else {
      let page = importPage(Messages.text("import.problem.none", context.language), context)
      return html(Pages.render(page, in: try await pageContext(request, context)), status: .badRequest)
    }
    var options = ShelfImport.Options()
    options.tags = TagPath.all(in: fields["tags"])
    options.snapshots = fields.has("snapshots")
    isTaken = true
    for file in files {
      imports.begin(file.url, name: file.name, into: shelf, options: options) { [actions] in actions.wakeWorkers() }
    }
    // A small file is done at once; its report is on the page that follows.
    for _ in 0..<40 where imports.all().contains(where: { !$0.isDone }) { try await Task.sleep(for: .milliseconds(50)) }
    let isRunning = imports.all().contains { !$0.isDone }
    leave(Flash(sentence: Messages.text(isRunning ? "done.import.running" : "done.import", context.language)), context)
    return redirect(to: isRunning ? routes.queue : routes.importing)
  }

  private func export(_ request: Request, _ context: WebContext) async throws -> Response {
    let fields = try request.queryFields()
    let format = ShelfExport.Format(rawValue: fields["format"].replacing("out.", with: "")) ?? .netscape
    guard !format.isFolder else {
      throw WebError(
        .badRequest, "A folder can't be sent by a browser. Use: linkshelf export --format \(format.rawValue) FOLDER")
    }
    let folder = shelf.exchangeFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = URL(filePath: "\(folder)/export-\(UUID().uuidString)")
    _ = try await ShelfExport.write(search(fields["query"], context), as: format, to: file, of: shelf)
    let bytes = (try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    let name = format == .netscape ? "linkshelf.html" : "linkshelf.jsonl"
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
        .contentType: format == .netscape ? "text/html; charset=utf-8" : "application/x-ndjson",
        .contentDisposition: "attachment; filename=\"\(name)\"",
      ], body: body)
  }
}
