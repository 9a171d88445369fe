// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A tab of the browser in which one page is captured.
final class Tab: Sendable {
  let session: DevToolsSession
  let target: String
  let watch: NetworkWatch
  /// Who answers the page's requests. Nil where the web does.
  private let answers = Answering()

  init(session: DevToolsSession, target: String, limits: CaptureLimits) {
    self.session = session
    self.target = target
    // A tab's main frame has the name of its target.
    watch = NetworkWatch(limits: limits, mainFrame: target)
    let watch = watch
    let session = session
    let answers = answers
    session.connection.handle(session: session.id) { event in
      answers.value.withLock { $0 }?.take(event)
      watch.take(event) {
        session.send(
          "Network.emulateNetworkConditions",
          ["offline": true, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0])
        session.send("Page.stopLoading")
      } dismiss: {
        session.send("Page.handleJavaScriptDialog", ["accept": false])
      }
    }
    session.connection.handle(session: DevToolsConnection.browserEvents + target) { event in
      if event.method == "Target.targetDestroyed", event.parameters["targetId"]?.string == target {
        watch.end("The page closed itself.")
      }
      if event.method == "Browser.downloadWillBegin" {
        watch.download(
          name: event.parameters["suggestedFilename"]?.string ?? "", address: event.parameters["url"]?.string ?? "")
      }
    }
  }

  /// Lets a saved page answer what the page asks for.
  func serve(_ saved: SavedAnswers) { answers.value.withLock { $0 = saved } }

  func close() {
    session.connection.handle(session: session.id, nil)
    session.connection.handle(session: DevToolsConnection.browserEvents + target, nil)
  }

  /// Turns on what the capture needs. Buffers hold the page's resources until their files are written.
  func open(width: Int, height: Int, timeout: Double) async throws {
    session.connection.send("Target.setDiscoverTargets", ["discover": true])
    session.send("Network.enable", ["maxTotalBufferSize": 200_000_000, "maxResourceBufferSize": 32_000_000])
    session.send("Inspector.enable")
    session.send("Network.setBypassServiceWorker", ["bypass": true])
    session.send("Emulation.setFocusEmulationEnabled", ["enabled": true])
    session.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1, "mobile": false])
    let version = try await session.connection.call("Browser.getVersion", timeout: timeout)
    if let agent = version["userAgent"]?.string {
      session.send(
        "Emulation.setUserAgentOverride", ["userAgent": .string(agent.split(separator: "Headless").joined())])
    }
    try await session.call("Page.enable", timeout: timeout)
  }

  /// Ends the page's scripts, also one that never returns. Scripts of ours still run, as long as they don't wait.
  func stopScripts(timeout: Double) async {
    session.send("Runtime.terminateExecution")
    _ = try? await session.call("Emulation.setScriptExecutionDisabled", ["value": true], timeout: timeout)
  }

  /// Throws where the page or the browser is gone.
  func check() throws {
    let state = watch.now
    if state.browserEnded { throw SnapshotError.browserEnded }
    if let ended = state.ended { throw SnapshotError.pageEnded(ended) }
  }
}

/// Who answers a tab's requests.
private final class Answering: Sendable {
  let value = Mutex<SavedAnswers?>(nil)
}
