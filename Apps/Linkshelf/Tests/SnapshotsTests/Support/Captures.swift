// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Snapshots

/// What the tests with a real browser share.
enum Captures {
  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-test-\(UUID().uuidString)")
  }

  /// Captures a path of a server in a browser of its own, calls `check`, and removes everything.
  static func capture(
    _ path: String, limits: CaptureLimits = CaptureLimits(), from handler: @escaping TestServer.Handler,
    check: (CapturedPage, URL, TestServer) async throws -> Void
  ) async throws {
    let server = try TestServer(handler)
    defer { server.stop() }
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let browser = try Browser()
    do {
      let page = try await browser.capture(server.address(path), into: folder, limits: limits)
      try await check(page, folder, server)
      await browser.close()
    } catch {
      await browser.close()
      throw error
    }
  }

  /// Limits with only these forms, and little time.
  static func limits(_ forms: Set<CaptureForm>, load: Double = 10, settle: Double = 6) -> CaptureLimits {
    var limits = CaptureLimits()
    limits.forms = forms
    limits.loadSeconds = load
    limits.settleSeconds = settle
    return limits
  }

  static func read(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The size that a WebP file says it has.
  static func webPSize(_ file: URL) throws -> (width: Int, height: Int)? {
    let bytes = [UInt8](try Data(contentsOf: file))
    guard bytes.count > 30, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (Int(bytes[26]) | Int(bytes[27] & 0x3F) << 8, Int(bytes[28]) | Int(bytes[29] & 0x3F) << 8)
    case "VP8X":
      return (
        1 + Int(bytes[24]) | Int(bytes[25]) << 8 | Int(bytes[26]) << 16,
        1 + Int(bytes[27]) | Int(bytes[28]) << 8 | Int(bytes[29]) << 16
      )
    default: return nil
    }
  }

  /// A small PNG picture of one colour.
  static let png = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAAG0lEQVR42mM4wcBANmIY1TyqeVTzqOZRzSNYMwAn6OJAPHK6LAAAAABJRU5ErkJggg=="
    ) ?? Data())

  /// The processes whose command line has this text.
  static func processes(with text: String) -> [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }.filter { id in
      guard let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return false }
      return String(decoding: line, as: UTF8.self).contains(text)
    }
  }
}
