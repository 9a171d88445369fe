// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonCLI

struct ProgramCacheTests {
  @Test("A folder among the temporary files is taken where nobody else can have put programs into it")
  func ownFolder() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("gnomon-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    #expect(!ProgramCache.isOwn(folder.path))
    try manager.createDirectory(at: folder, withIntermediateDirectories: false)
    for (mode, isOwn) in [(0o700, true), (0o755, true), (0o775, false), (0o757, false)] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
      #expect(ProgramCache.isOwn(folder.path) == isOwn, "\(String(mode, radix: 8))")
    }
    try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    let link = folder.appendingPathComponent("link")
    try manager.createSymbolicLink(at: link, withDestinationURL: folder)
    #expect(!ProgramCache.isOwn(link.path))
  }
}
