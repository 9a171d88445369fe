// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

@Suite struct FontCacheTests {
  @Test("A folder's fonts are read once: the next who opens it knows them from fontconfig's caches")
  func caches() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("cached-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let inter = try #require(PangoTextEngine().fontFile(for: ResolvedFont(family: .custom("Inter"), size: 17)))
    let copy = folder.appendingPathComponent("Copy.otf")
    try manager.copyItem(at: URL(fileURLWithPath: inter.path), to: copy)
    #expect(FontLibrary(directory: folder).directoryWarning == nil)
    // The folder itself stays as it was, which is what a cache goes by: who reads the file again finds no font in it.
    let file = try FileHandle(forWritingTo: copy)
    try file.truncate(atOffset: 0)
    try file.close()
    let cached = FontLibrary(directory: folder)
    #expect(cached.directoryWarning == nil)
    #expect(cached.hasFamily("Inter"))
  }
}
