// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// What a page does, gathered from the browser's events: requests, redirects, limits, dialogs, its end.
///
/// A page that goes over a limit is stopped at once: it goes offline, and loading ends.
final class NetworkWatch: Sendable {
  struct State: Sendable {
    var mainFrame = ""
    var mainRequest: String?
    var address = ""
    var redirects: [CapturedPage.Redirect] = []
    var status = 0
    var headers: [String: String] = [:]
    var mediaType = ""
    var mainFailure: String?
    var mainFinished = false
    var loaded = false
    var parsed = false
    var requests = 0
    var bytes = 0
    var open: [String: ContinuousClock.Instant] = [:]
    var lastChange = ContinuousClock.now
    var dialogs = 0
    var limit: String?
    var ended: String?
    var browserEnded = false
    var download: (name: String, address: String)?
    /// The request and the media type for each address.
    var resources: [String: Resource] = [:]
  }

  struct Resource: Sendable {
    var request: String
    var mediaType: String
    var status: Int
    var bytes = 0
  }

  private let state: Mutex<State>
  private let limits: CaptureLimits

  init(limits: CaptureLimits, mainFrame: String) {
    self.limits = limits
    var first = State()
    first.mainFrame = mainFrame
    state = Mutex(first)
  }

  var now: State { state.withLock { $0 } }

  /// The resource that the page loaded from this address. Fragments don't count.
  func resource(_ address: String) -> Resource? {
    let plain =
      address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? address
    return state.withLock { $0.resources[plain] }
  }

  /// Whether nothing was loading for `seconds`. Requests that stay open for ten seconds don't count: they are streams.
  func isQuiet(for seconds: Double) -> Bool {
    state.withLock { state in
      let now = ContinuousClock.now
      return !state.open.values.contains { now - $0 < .seconds(10) } && now - state.lastChange > .seconds(seconds)
    }
  }

  /// Takes an event of the page. `stop` is called once, when a limit is reached; `dismiss` for each dialog.
  func take(_ event: DevToolsEvent, stop: () -> Void, dismiss: () -> Void) {
    let data = event.parameters
    switch event.method {
    case "Page.javascriptDialogOpening":
      state.withLock { $0.dialogs += 1 }
      dismiss()
    case "Page.loadEventFired": state.withLock { $0.loaded = true }
    case "Page.domContentEventFired": state.withLock { $0.parsed = true }
    case "Page.frameNavigated": navigated(data)
    case "Inspector.targetCrashed": state.withLock { $0.ended = "The page crashed the browser's tab." }
    case "Inspector.detached": state.withLock { $0.ended = $0.ended ?? "The page closed itself." }
    case "browserEnded": state.withLock { $0.browserEnded = true }
    case "Network.requestWillBeSent", "Network.dataReceived":
      if network(event.method, data) { stop() }
    case "Network.responseReceived": answered(data)
    case "Network.loadingFinished", "Network.loadingFailed": finished(event.method, data)
    default: break
    }
  }

  /// Notes that the page closed itself, or that a download began.
  func end(_ sentence: String) { state.withLock { $0.ended = $0.ended ?? sentence } }
  func download(name: String, address: String) { state.withLock { $0.download = (name, address) } }

  private func navigated(_ data: JSONValue) {
    guard let frame = data["frame"], frame["parentId"] == nil, let address = frame["url"]?.string else { return }
    state.withLock { state in
      state.mainFrame = frame["id"]?.string ?? state.mainFrame
      guard address != "about:blank" else { return }
      if !state.address.isEmpty { state.loaded = false }
      state.address = address
      if let type = frame["mimeType"]?.string, state.mediaType.isEmpty { state.mediaType = type }
    }
  }

  private func network(_ method: String, _ data: JSONValue) -> Bool {
    guard let request = data["requestId"]?.string else { return false }
    return state.withLock { state in
      if method == "Network.dataReceived" {
        let count = max(0, data["dataLength"]?.int ?? 0)
        state.bytes += min(count, 1 << 40)
        state.open[request] = .now
      } else {
        let address = data["request"]?["url"]?.string ?? ""
        if !address.hasPrefix("data:") {
          state.requests += 1
          state.open[request] = .now
          state.lastChange = .now
        }
        let isMain = data["type"]?.string == "Document" && data["frameId"]?.string == state.mainFrame
        if isMain {
          if state.mainRequest != request {
            state.mainRequest = request
            state.mainFailure = nil
            state.mainFinished = false
          }
          if let redirect = data["redirectResponse"], state.redirects.count < 100 {
            state.redirects.append(
              .init(from: redirect["url"]?.string ?? "", to: address, status: redirect["status"]?.int ?? 0))
          }
        }
      }
      guard state.limit == nil else { return false }
      if state.requests > limits.requests {
        state.limit = "The page made more than \(limits.requests) requests. What came after that is missing."
      } else if state.bytes > limits.bytes {
        state.limit = "The page loaded more than \(limits.bytes >> 20) MB. What came after that is missing."
      }
      return state.limit != nil
    }
  }

  private func answered(_ data: JSONValue) {
    guard let request = data["requestId"]?.string, let response = data["response"],
      let address = response["url"]?.string
    else { return }
    state.withLock { state in
      let mediaType = response["mimeType"]?.string ?? ""
      if state.resources.count < 100_000 {
        let plain =
          address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
          ?? address
        state.resources[plain] = Resource(request: request, mediaType: mediaType, status: response["status"]?.int ?? 0)
      }
      guard request == state.mainRequest else { return }
      state.status = response["status"]?.int ?? 0
      state.mediaType = mediaType
      state.headers = Dictionary(
        (response["headers"]?.object ?? [:]).map { ($0.key.lowercased(), $0.value.string ?? "") }
      ) { first, _ in first }
    }
  }

  private func finished(_ method: String, _ data: JSONValue) {
    guard let request = data["requestId"]?.string else { return }
    state.withLock { state in
      state.open[request] = nil
      state.lastChange = .now
      guard request == state.mainRequest else { return }
      state.mainFinished = true
      if method == "Network.loadingFailed" { state.mainFailure = data["errorText"]?.string ?? "" }
    }
  }
}
