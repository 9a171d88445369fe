// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// A headless Chromium that captures pages.
///
/// The process starts with the first capture, stays warm between captures, and ends after some idle time, with ``close()``, or when this process ends,
/// however it ends. Each capture has a browser context of its own: no cookie, no cache and no storage goes from one page to the next.
///
/// ```swift
/// let browser = try Browser(BrowserOptions(proxy: "http://127.0.0.1:4000"))
/// let page = try await browser.capture("https://example.org/", into: folder)
/// await browser.close()
/// ```
public actor Browser {
  private let options: BrowserOptions
  private let user: SystemUser?
  private var connection: DevToolsConnection?
  private var starting: Task<DevToolsConnection, any Error>?
  private var captures = 0
  private var working = 0
  private var idle: Task<Void, Never>?

  /// Checks the options. Nothing is started yet. Throws ``SnapshotError/start(_:)`` where the user, the proxy or the executable can't be used.
  public init(_ options: BrowserOptions = BrowserOptions()) throws {
    self.options = options
    user = try SystemUser.chosen(options)
    _ = try BrowserCommand(options, user: user, profile: "/nonexistent")
  }

  /// Captures the page at `address` and writes its parts as files into `folder`, which is made where it isn't there.
  ///
  /// The page is opened with the cookies; what it sets is forgotten with them.
  ///
  /// What could be captured is returned also where a limit was reached: then ``CapturedPage/warnings`` says what is missing. Throws
  /// ``SnapshotError`` where there is nothing to show. Several captures may run at once; on a small machine one after the other is faster.
  public func capture(
    _ address: String, into folder: URL, limits: CaptureLimits = CaptureLimits(), cookies: [PageCookie] = [],
    progress: (@Sendable (CaptureStep) -> Void)? = nil
  ) async throws -> CapturedPage {
    try await capture(address, saved: nil, cookies: cookies, into: folder, limits: limits, progress: progress)
  }

  private func capture(
    _ address: String, saved: SavedPage?, cookies: [PageCookie], into folder: URL, limits: CaptureLimits,
    progress: (@Sendable (CaptureStep) -> Void)?
  ) async throws -> CapturedPage {
    let address = try Self.checked(address)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch { throw SnapshotError.file("The folder \(folder.path) could not be made.") }
    idle?.cancel()
    working += 1
    defer { finishedOne() }
    progress?(.start)
    let connection = try await running()
    captures += 1
    let run = PageCapture(connection: connection, options: options, limits: limits, folder: folder, progress: progress)
    return try await run.capture(address, saved: saved, cookies: cookies)
  }

  /// Captures a page that a browser saved, as if it were at `address`: the same forms, but no script runs and nothing is asked of any network.
  public func capture(
    _ saved: SavedPage, of address: String, into folder: URL, limits: CaptureLimits = CaptureLimits(),
    progress: (@Sendable (CaptureStep) -> Void)? = nil
  ) async throws -> CapturedPage {
    try await capture(address, saved: saved, cookies: [], into: folder, limits: limits, progress: progress)
  }

  /// Ends the browser. Captures under way fail with ``SnapshotError/browserEnded``. Returns when all its processes are gone.
  public func close() async {
    idle?.cancel()
    let connection = connection
    self.connection = nil
    await connection?.end()
  }

  /// The browser's process, for tests. Nil where none runs.
  var processID: Int32? { connection?.processID }

  private func running() async throws -> DevToolsConnection {
    if let connection, !connection.hasEnded, captures < options.capturesPerProcess || working > 1 { return connection }
    if let starting { return try await starting.value }
    let old = connection
    let options = options
    let user = user
    let task = Task {
      await old?.end()
      let profile = try ProfileFolder(in: options.folder, user: user)
      do {
        let command = try BrowserCommand(options, user: user, profile: profile.path)
        return try await DevToolsConnection.start(command, profile: profile)
      } catch {
        profile.remove()
        throw error
      }
    }
    starting = task
    defer { starting = nil }
    let connection = try await task.value
    self.connection = connection
    captures = 0
    return connection
  }

  private func finishedOne() {
    working -= 1
    guard working == 0 else { return }
    let seconds = options.idleSeconds
    idle = Task { [weak self] in
      try? await Task.sleep(for: .seconds(max(0, seconds)))
      if !Task.isCancelled { await self?.endIdle() }
    }
  }

  private func endIdle() async {
    if working == 0 { await close() }
  }

  /// The address without spaces around it, where it's an http or https address with a host.
  static func checked(_ address: String) throws -> String {
    let text = address.trimmingCharacters(in: .whitespacesAndNewlines)
    let lower = text.prefix(8).lowercased()
    let rest = lower.hasPrefix("https://") ? text.dropFirst(8) : lower.hasPrefix("http://") ? text.dropFirst(7) : ""
    guard let first = rest.first, first != "/", first != "?", first != "#", text.utf8.count < 32_768,
      !text.unicodeScalars.contains(where: { $0.value < 0x20 })
    else { throw SnapshotError.address(text) }
    return text
  }
}
