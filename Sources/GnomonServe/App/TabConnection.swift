// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonProcess
import GnomonRequest
import Synchronization

/// A page's WebSocket: it leads to a visitor's tab once the page has said hello.
final class TabConnection: SocketClient {
  private let visitors: Visitors
  private let opening: TabOpening
  private let outlet = SocketOutlet(limit: 256, sizeLimit: 32 << 20)
  private let tab = Mutex<VisitorTab?>(nil)
  private let pace: Pace
  private let hasSaidHello = Atomic(false)
  /// Whether it's among the connections of its visitor.
  private let isCounted = Atomic(false)

  init(_ opening: TabOpening, in visitors: Visitors) {
    (self.opening, self.visitors) = (opening, visitors)
    pace = Pace(rate: visitors.limits.messageRate)
  }

  /// A page says hello at once. Who doesn't only holds a connection.
  private static let patience = Duration.seconds(10)

  func enter() async {
    guard visitors.connections.enter(opening.person, most: visitors.limits.pages + 4) else {
      say(PreviewHub.message(["t": "ended", "why": "You have more connections open than one visitor may have."]))
      return outlet.finish(1013, "too many connections", throwingAway: false)
    }
    isCounted.store(true, ordering: .relaxed)
    Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      guard let self, !hasSaidHello.load(ordering: .relaxed) else { return }
      outlet.finish(1013, "nothing was said", throwingAway: false)
    }
  }

  func take(_ kind: LiveFrame.Kind, _ bytes: [UInt8]) async {
    await pace.wait()
    // Who takes nothing is heard no more.
    guard !outlet.isFinished else { return }
    visitors.use.messages.add(1, ordering: .relaxed)
    if let tab = tab.withLock({ $0 }), await tab.take(kind, bytes) { return }
    // A process begins for who says hello, and for nobody else.
    guard kind == .text, LiveClient.kind(of: bytes) == "hello" else { return }
    hasSaidHello.store(true, ordering: .relaxed)
    do {
      let tab = try await visitors.open(opening, outlet)
      tab.packs(opening.takesPacked, for: outlet)
      self.tab.withLock { $0 = tab }
      // Where the app has ended before it showed anything, the place that was asked for may be why.
      _ = await tab.take(kind, tab.beginsAnew ? Self.withoutAddress(bytes) : bytes)
    } catch {
      say(PreviewHub.message(["t": "ended", "why": "\(error)"]))
    }
  }

  /// A greeting that leads nowhere in the app.
  private static func withoutAddress(_ bytes: [UInt8]) -> [UInt8] {
    guard var fields = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any], fields["address"] != nil,
      let data = {
        fields["address"] = ""
        return try? JSONSerialization.data(withJSONObject: fields)
      }()
    else { return bytes }
    return [UInt8](data)
  }

  private func say(_ message: String) { _ = outlet.put(.text(Array(message.utf8))) }

  func pong(_ bytes: [UInt8]) { outlet.pong(bytes) }
  func end(_ code: UInt16, _ reason: String) { outlet.finish(code, reason, throwingAway: false) }
  func next() async -> SocketMessage? { await outlet.next() }

  func leave() async {
    if isCounted.load(ordering: .relaxed) { visitors.connections.leave(opening.person) }
    tab.withLock { $0 }?.disconnect(outlet)
  }
}

/// The connections that visitors have, so many each.
final class VisitorConnections: Sendable {
  private let counts = Mutex<[VisitorKey: Int]>([:])

  /// Counts another one; false where there are too many.
  func enter(_ visitor: VisitorKey, most: Int) -> Bool {
    counts.withLock { counts in
      guard counts[visitor, default: 0] < most else { return false }
      counts[visitor, default: 0] += 1
      return true
    }
  }

  func leave(_ visitor: VisitorKey) {
    counts.withLock { counts in
      guard let count = counts[visitor] else { return }
      counts[visitor] = count > 1 ? count - 1 : nil
    }
  }
}

/// Which page asks, and for what.
struct TabOpening: Sendable {
  var visitor: VisitorKey
  /// The one who asks, also where all share a process.
  let person: VisitorKey
  /// What the state is kept by: a page that is led to another window has another one.
  var tab: String
  /// The window that the page shows.
  var scene: LiveScene
  /// The end of the names of all tabs of the same person, where a process is shared; empty otherwise.
  let owner: String
  /// The time zone of the visitor's browser, where it's one that this machine knows.
  var zone: String?
  /// Whether the page can unpack what it's sent.
  var takesPacked = false
  /// Where the page's connection comes from.
  var address: ClientAddress?

  /// - Parameters:
  ///   - page: The name that the page has given itself.
  ///   - isShared: Whether all visitors share one process.
  init(visitor: VisitorKey, page: String, scene: LiveScene, isShared: Bool = false) {
    (self.visitor, self.scene) = (isShared ? .everybody : visitor, scene)
    person = visitor
    // Nobody gets another's page by its name.
    owner = isShared ? "-of-\(visitor.folder)" : ""
    tab = page
    defer { tab += owner }
    guard scene != LiveScene() else { return }
    var digest = SHA256()
    for part in [scene.id, scene.value, scene.type, scene.settings.map { "\($0)" }] { digest.update("\(part ?? "")\0") }
    tab += "-" + digest.hexDigest().prefix(16)
  }

  /// A page's name for itself: letters and digits.
  static func isName(_ text: String) -> Bool {
    (8...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
      }
  }
}

/// Lets so many messages pass in a second. Whoever sends more waits, and so does the browser that sends for them.
final class Pace: Sendable {
  private let bucket: Mutex<Bucket>

  init(rate: Double) { bucket = Mutex(Bucket(rate: rate, size: rate)) }

  func wait() async {
    let wait = bucket.withLock { bucket -> Double in
      bucket.fill()
      bucket.take(1)
      return bucket.left < 0 ? -bucket.left / bucket.rate : 0
    }
    if wait > 0 { try? await Task.sleep(for: .seconds(wait)) }
  }
}
