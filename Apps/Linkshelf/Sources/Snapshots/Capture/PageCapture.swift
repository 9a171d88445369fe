// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One capture, from the empty tab to the last file. Made, run once, forgotten.
final class PageCapture {
  let connection: DevToolsConnection
  let options: BrowserOptions
  let limits: CaptureLimits
  let folder: URL
  let progress: (@Sendable (CaptureStep) -> Void)?
  let deadline: ContinuousClock.Instant
  var page = CapturedPage(address: "", finalAddress: "")
  /// The page as a browser saved it. Nil where it's of the web.
  private var saved: SavedPage?
  /// The world of our scripts in the main frame, once the page is prepared.
  var world = 0
  /// The page's height, in CSS points.
  var height: Int
  /// Whether the page's scripts had to be stopped before their time.
  var scriptsAreStopped = false
  /// The worlds of the frames in the page, by their number.
  var frameWorlds: [Int: Int] = [:]
  private var stepStart = ContinuousClock.now

  init(
    connection: DevToolsConnection, options: BrowserOptions, limits: CaptureLimits, folder: URL,
    progress: (@Sendable (CaptureStep) -> Void)?
  ) {
    self.connection = connection
    self.options = options
    self.limits = limits
    self.folder = folder
    self.progress = progress
    height = options.height
    deadline = .now + .milliseconds(Int(max(1, min(limits.seconds, 86_400)) * 1000))
  }

  /// The seconds for a step: at most `wanted`, and at most what is left of the whole time. At least a little, so that a last call can be made.
  func time(_ wanted: Double) -> Double {
    let left = deadline - .now
    return max(0.5, min(wanted, Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18))
  }

  /// - Parameter saved: the page as a browser saved it. Then nothing is asked of any network.
  func capture(_ address: String, saved: SavedPage? = nil, cookies: [PageCookie] = []) async throws
    -> CapturedPage
  {
    page.address = address
    self.saved = saved
    var options: [String: JSONValue] = ["disposeOnDetach": true]
    if saved != nil {
      options["proxyServer"] = .string(Self.noProxy)
      options["proxyBypassList"] = "<-loopback>"
    }
    let context =
      try await connection.call("Target.createBrowserContext", .object(options), timeout: 10)[
        "browserContextId"]?.string ?? ""
    let result: Result<Void, any Error>
    do {
      if !cookies.isEmpty {
        try await connection.call(
          "Storage.setCookies",
          ["browserContextId": .string(context), "cookies": .array(cookies.map(\.parameters))], timeout: 10)
      }
      try await captureTab(in: context)
      result = .success(())
    } catch { result = .failure(error) }
    // Also a capture that was cancelled closes its tab.
    let connection = connection
    let isClosed = await Task {
      (try? await connection.call("Target.disposeBrowserContext", ["browserContextId": .string(context)], timeout: 5))
        != nil
    }.value
    // A browser that can't even close a tab isn't used again.
    if !isClosed { await connection.end() }
    try result.get()
    return page
  }

  private func captureTab(in context: String) async throws {
    connection.send(
      "Browser.setDownloadBehavior", ["behavior": "deny", "browserContextId": .string(context), "eventsEnabled": true])
    let target =
      try await connection.call(
        "Target.createTarget",
        [
          "url": "about:blank", "browserContextId": .string(context), "width": .number(Double(options.width)),
          "height": .number(Double(options.height)),
        ], timeout: time(15))["targetId"]?.string ?? ""
    let attached = try await connection.call(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": true], timeout: time(10))
    let tab = Tab(
      session: DevToolsSession(connection: connection, id: attached["sessionId"]?.string ?? ""), target: target,
      limits: limits)
    defer { tab.close() }
    let address = page.address
    try await tab.open(width: options.width, height: options.height, timeout: time(10))

    let answers: SavedAnswers?
    if let saved {
      answers = try await serve(saved, to: tab)
      page.address = Self.opening(saved, of: page.address)
    } else {
      answers = nil
    }
    step(.load)
    try await load(tab)
    try classify(tab)
    if page.kind == .page || page.kind == .picture || page.kind == .text || page.kind == .json {
      step(.settle)
      try await settle(tab)
      step(.prepare)
      try await prepare(tab)
      try await takeForms(tab)
    }
    step(.finish)
    note(tab)
    guard !connection.hasEnded else { throw SnapshotError.browserEnded }
    if let saved, let answers {
      noteSaved(saved, answers, address: address)
    } else {
      try writeResponse()
    }
  }

  /// Begins a step: its time is counted until the next one begins.
  func step(_ step: CaptureStep) {
    countTime(to: step)
    progress?(step)
  }

  private var currentStep = CaptureStep.start

  private func countTime(to step: CaptureStep) {
    let passed = ContinuousClock.now - stepStart
    page.seconds[currentStep.rawValue, default: 0] +=
      Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    currentStep = step
    stepStart = .now
  }

  func warn(_ sentence: String) {
    if !page.warnings.contains(sentence), page.warnings.count < 100 { page.warnings.append(sentence) }
  }

  /// Takes the facts of the network over into the page.
  private func note(_ tab: Tab) {
    let state = tab.watch.now
    page.requests = state.requests
    page.bytes = state.bytes
    if let limit = state.limit { warn(limit) }
    if state.dialogs > 0 {
      warn("The page opened \(state.dialogs == 1 ? "a dialog" : "\(state.dialogs) dialogs"). They were closed.")
    }
  }

  private func writeResponse() throws {
    let redirects = page.redirects.map {
      JSONValue.object(["from": .string($0.from), "to": .string($0.to), "status": .number(Double($0.status))])
    }
    let value: JSONValue = [
      "address": .string(page.address), "finalAddress": .string(page.finalAddress),
      "status": .number(Double(page.status)),
      "mediaType": .string(page.mediaType), "headers": .object(page.headers.mapValues { .string($0) }),
      "redirects": .array(redirects),
    ]
    try write(Data(value.bytes), kind: .response, file: "response.json", mediaType: "application/json")
  }

  /// Writes a file and notes it as a part.
  func write(
    _ data: Data, kind: CapturedPart.Kind, file: String, mediaType: String, width: Int? = nil, height: Int? = nil,
    index: Int? = nil, source: String? = nil
  ) throws {
    do {
      try data.write(to: folder.appendingPathComponent(file))
    } catch { throw SnapshotError.file("\(file): \(error.localizedDescription)") }
    page.parts.append(
      CapturedPart(
        kind: kind, file: file, mediaType: mediaType, bytes: data.count, width: width, height: height, index: index,
        source: source))
  }
}
