// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PageCapture {
  /// Stops the page's own scripts and makes it ready for its picture. From here on the page doesn't change any more.
  func prepare(_ tab: Tab) async throws {
    do {
      try await tab.session.call("Emulation.setScriptExecutionDisabled", ["value": true], timeout: time(5))
    } catch SnapshotError.time { await stopScripts(tab) }
    // A script that is still running holds everything up; our first call finds out.
    do {
      world = try await world(tab, timeout: time(5))
    } catch SnapshotError.time {
      await stopScripts(tab)
      world = try await world(tab, timeout: time(10))
    }
    // Whatever the page tries now, it stays where it is.
    try classify(tab)
    guard page.kind == .page else { return }
    do {
      let answer = try JSONParser.parse(try await tab.session.evaluate(Script.prepare, in: world, timeout: time(20)))
      height = max(1, answer["height"]?.int ?? options.height)
    } catch let error as SnapshotError {
      try tab.check()
      warn("What lies over the page could not be taken away. (\(error))")
    }
    await takeFacts(tab)
  }

  /// Writes the forms that are wanted. A form that fails leaves a warning; the others are still made.
  func takeForms(_ tab: Tab) async throws {
    let forms = limits.forms
    step(.picture)
    if forms.contains(.smallPicture) {
      try await attempt("The small picture", tab) { try await self.takeSmallPicture(tab) }
    }
    if forms.contains(.picture) { try await attempt("The full picture", tab) { try await self.takePicture(tab) } }
    guard page.kind == .page else { return }
    if forms.contains(.article) {
      step(.article)
      try await attempt("The article", tab) { try await self.takeArticle(tab) }
    }
    if forms.contains(.html) {
      step(.html)
      try await attempt("The HTML file", tab) { try await self.takeHTML(tab) }
    }
    if forms.contains(.pdf) {
      step(.pdf)
      try await attempt("The PDF file", tab) { try await self.takePDF(tab) }
    }
  }

  private func attempt(_ name: String, _ tab: Tab, _ work: () async throws -> Void) async throws {
    do { try await work() } catch SnapshotError.file(let text) { throw SnapshotError.file(text) } catch let error
      as SnapshotError
    {
      try tab.check()
      warn("\(name) is missing or not whole: \(error)")
    }
  }

  private func takeSmallPicture(_ tab: Tab) async throws {
    let scale = 480 / Double(options.width)
    let data = try await picture(tab, y: 0, height: options.height, scale: scale)
    try write(
      data, kind: .smallPicture, file: "small.webp", mediaType: "image/webp", width: 480,
      height: Int(Double(options.height) * scale))
  }

  /// Tiles of at most ``tileHeight`` points. WebP can't be higher than 16,383 pixels.
  static let tileHeight = 8000

  private func takePicture(_ tab: Tab) async throws {
    let whole = min(height, limits.height)
    let tiles = Double(whole / Self.tileHeight + 1)
    let end = ContinuousClock.now + .milliseconds(Int(time(max(limits.formSeconds, tiles * 6)) * 1000))
    if height > whole { warn("The page is \(height) points high. The picture ends at \(whole) points.") }
    var index = 0
    for y in stride(from: 0, to: whole, by: Self.tileHeight) {
      guard ContinuousClock.now < end else {
        warn("The full picture ends at \(y) of \(whole) points: it took too long.")
        return
      }
      let rows = min(Self.tileHeight, whole - y)
      let data = try await picture(tab, y: y, height: rows, scale: 1)
      try write(
        data, kind: .picture, file: "picture-\(index).webp", mediaType: "image/webp", width: options.width,
        height: rows, index: index)
      index += 1
    }
  }

  private func picture(_ tab: Tab, y: Int, height: Int, scale: Double) async throws -> Data {
    let clip: JSONValue = [
      "x": 0, "y": .number(Double(y)), "width": .number(Double(options.width)), "height": .number(Double(height)),
      "scale": .number(scale),
    ]
    let answer = try await tab.session.call(
      "Page.captureScreenshot",
      ["format": "webp", "quality": 80, "captureBeyondViewport": true, "optimizeForSpeed": true, "clip": clip],
      timeout: time(limits.formSeconds))
    guard let text = answer["data"]?.string, let data = Data(base64Encoded: text), !data.isEmpty else {
      throw SnapshotError.command(name: "Page.captureScreenshot", message: "no picture")
    }
    return data
  }

  /// A4, with backgrounds, as the page wants to be printed.
  private func takePDF(_ tab: Tab) async throws {
    let answer = try await tab.session.call(
      "Page.printToPDF",
      [
        "printBackground": true, "paperWidth": 8.27, "paperHeight": 11.69, "marginTop": 0.4, "marginBottom": 0.4,
        "marginLeft": 0.4, "marginRight": 0.4,
        "transferMode": "ReturnAsStream", "generateTaggedPDF": true, "generateDocumentOutline": true,
      ], timeout: time(limits.formSeconds))
    guard let stream = answer["stream"]?.string else {
      throw SnapshotError.command(name: "Page.printToPDF", message: "no file")
    }
    let file = try PartFile(folder: folder, name: "page.pdf")
    while true {
      let piece = try await tab.session.call(
        "IO.read", ["handle": .string(stream), "size": 1_000_000], timeout: time(20))
      let text = piece["data"]?.string ?? ""
      guard let data = piece["base64Encoded"]?.bool == true ? Data(base64Encoded: text) : Data(text.utf8) else {
        throw SnapshotError.command(name: "IO.read", message: "not base64")
      }
      try file.write(data)
      if piece["eof"]?.bool != false { break }
    }
    tab.session.send("IO.close", ["handle": .string(stream)])
    page.parts.append(CapturedPart(kind: .pdf, file: file.name, mediaType: "application/pdf", bytes: try file.close()))
  }
}
