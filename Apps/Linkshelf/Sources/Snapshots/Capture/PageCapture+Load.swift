// SPDX-License-Identifier: Apache-2.0
import Foundation

extension PageCapture {
  /// Opens the address and waits for the load event, or for a limit.
  func load(_ tab: Tab) async throws {
    let limit = time(limits.loadSeconds)
    let end = ContinuousClock.now + .milliseconds(Int(limit * 1000))
    var failure = ""
    do {
      let answer = try await tab.session.call("Page.navigate", ["url": .string(page.address)], timeout: limit)
      failure = answer["errorText"]?.string ?? ""
      if answer["isDownload"]?.bool == true, failure.isEmpty { failure = "net::ERR_ABORTED" }
    } catch SnapshotError.time {
      try tab.check()
      if tab.watch.now.status == 0 { throw SnapshotError.time(step: "no answer from the server", seconds: limit) }
    }
    try tab.check()
    if !failure.isEmpty {
      // A file that Chromium would download ends the navigation; its type is known all the same.
      let state = tab.watch.now
      if failure == "net::ERR_ABORTED", state.status >= 200, state.status < 300, Self.kind(of: state.mediaType) != nil,
        Self.kind(of: state.mediaType) != .page
      {
        return
      }
      if failure == "net::ERR_ABORTED", state.status == 204 || state.status == 205 {
        throw SnapshotError.network(
          sentence: "The server answered that there is nothing to show.", code: String(state.status))
      }
      if failure == "net::ERR_ABORTED", state.download != nil || state.status == 200 {
        throw SnapshotError.download(
          name: state.download?.name ?? Self.fileName(state.headers), mediaType: state.mediaType)
      }
      if failure == "net::ERR_HTTP_RESPONSE_CODE_FAILURE" {
        warn("The server answered with an error and an empty page.")
        return
      }
      throw NetworkFailure.error(failure)
    }
    while true {
      try tab.check()
      let state = tab.watch.now
      if state.loaded || state.limit != nil { break }
      if ContinuousClock.now > end {
        tab.session.send("Page.stopLoading")
        warn("The page did not finish loading in \(limit.formattedSeconds). What came after that is missing.")
        try await endStuckScript(tab)
        break
      }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// Takes status, headers and kind over, and refuses what isn't of the web.
  func classify(_ tab: Tab) throws {
    let state = tab.watch.now
    page.redirects = state.redirects
    page.status = state.status
    page.headers = state.headers
    page.mediaType = Self.mediaType(state)
    page.finalAddress =
      state.address.isEmpty || state.address == "about:blank"
      ? (state.redirects.last?.to ?? page.address) : state.address
    if page.finalAddress.hasPrefix("chrome-error:") {
      throw NetworkFailure.error(state.mainFailure ?? "net::ERR_FAILED")
    }
    guard (try? Browser.checked(page.finalAddress)) != nil else { throw SnapshotError.forbidden(page.finalAddress) }
    guard let kind = Self.kind(of: page.mediaType) else {
      throw SnapshotError.download(
        name: state.download?.name ?? Self.fileName(state.headers), mediaType: page.mediaType)
    }
    page.kind = kind
    if state.status >= 400 { warn("The server answered with the status \(state.status). This may be its error page.") }
  }

  /// The type that the server names where it's a feed's: Chromium itself calls most feeds plain text.
  private static func mediaType(_ state: NetworkWatch.State) -> String {
    let named =
      state.headers["content-type"]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces).lowercased()
      ?? ""
    return kind(of: named) == .feed ? named : state.mediaType
  }

  /// The file's name in the header Content-Disposition. Empty where there is none.
  private static func fileName(_ headers: [String: String]) -> String {
    for field in headers["content-disposition"]?.split(separator: ";") ?? [] {
      let pair = field.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
      }
      if pair.count == 2, pair[0].lowercased() == "filename" { return String(pair[1].prefix(200)) }
    }
    return ""
  }

  /// What a media type stands for. Nil for files of no use to a reader, such as archives.
  static func kind(of mediaType: String) -> CapturedPage.Kind? {
    let type = mediaType.lowercased()
    switch type {
    case "", "text/html", "application/xhtml+xml", "multipart/x-mixed-replace": return .page
    case "application/pdf": return .pdf
    case "application/rss+xml", "application/atom+xml", "application/rdf+xml", "text/xml", "application/xml",
      "application/feed+json":
      return .feed
    default: break
    }
    if type.hasSuffix("json") { return .json }
    if type.hasPrefix("image/") { return .picture }
    if type.hasPrefix("audio/") { return .sound }
    if type.hasPrefix("video/") { return .video }
    if type.hasPrefix("text/") || type.hasSuffix("javascript") || type.hasSuffix("+xml") { return .text }
    return nil
  }

  /// Waits for what loads late. A page that goes elsewhere by itself is followed at most three times.
  func settle(_ tab: Tab) async throws {
    guard page.kind == .page else { return }
    let limit = time(limits.settleSeconds)
    let end = ContinuousClock.now + .milliseconds(Int(limit * 1000))
    for _ in 0..<3 {
      let before = tab.watch.now.mainRequest
      do {
        if scriptsAreStopped { return try classify(tab) }
        let world = try await world(tab, timeout: 3)
        let seconds = max(0.2, limit * 0.6)
        _ = try await tab.session.evaluate(
          Script.settle(seconds: seconds, height: limits.height), in: world, awaits: true, timeout: seconds + 3)
      } catch SnapshotError.time {
        try tab.check()
        await stopScripts(tab)
        return try classify(tab)
      } catch SnapshotError.command {
        // The page went elsewhere in the middle.
        try tab.check()
      }
      while ContinuousClock.now < end, !tab.watch.isQuiet(for: 0.5), tab.watch.now.limit == nil {
        try tab.check()
        try await Task.sleep(for: .milliseconds(20))
      }
      if tab.watch.now.mainRequest == before { break }
      while ContinuousClock.now < end, !tab.watch.now.loaded { try await Task.sleep(for: .milliseconds(20)) }
    }
    if let world = try? await world(tab, timeout: 3) {
      _ = try? await tab.session.evaluate(Script.decoded, in: world, awaits: true, timeout: 3)
    }
    try tab.check()
    try classify(tab)
  }

  /// A world with our tools in the page's main frame.
  func world(_ tab: Tab, frame: String? = nil, timeout: Double) async throws -> Int {
    let world = try await tab.session.world(in: frame ?? tab.watch.now.mainFrame, timeout: timeout)
    _ = try await tab.session.evaluate(Script.tools, in: world, timeout: timeout)
    return world
  }

  /// Ends the page's script where it keeps the page from answering.
  func endStuckScript(_ tab: Tab) async throws {
    do {
      try await tab.session.call("Runtime.evaluate", ["expression": "1"], timeout: 2)
    } catch SnapshotError.time {
      try tab.check()
      await stopScripts(tab)
    }
  }

  func stopScripts(_ tab: Tab) async {
    scriptsAreStopped = true
    warn("A script of the page did not end. It was stopped.")
    await tab.stopScripts(timeout: 5)
  }
}
