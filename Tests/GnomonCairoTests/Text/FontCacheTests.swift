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

  @Test("A folder that is completed has its own fonts first, and the machine's for the families that it lacks")
  func completed() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("completed-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let inter = try #require(PangoTextEngine().fontFile(for: ResolvedFont(family: .custom("Inter"), size: 17)))
    let copy = folder.appendingPathComponent("Copy.otf")
    try manager.copyItem(at: URL(fileURLWithPath: inter.path), to: copy)

    let engine = PangoTextEngine(completing: folder)
    for family in [ResolvedFont.Family.system(.default), .custom("Inter")] {
      for weight in [400, 900] {
        let file = engine.fontFile(for: ResolvedFont(family: family, size: 17, weight: weight))
        #expect(
          file.map { URL(fileURLWithPath: $0.path).lastPathComponent } == "Copy.otf", "not the machine's \(weight)")
      }
    }
    #expect(engine.hasFamily("Noto Color Emoji") && engine.missingFonts.isEmpty)
    #expect(!PangoTextEngine(fontDirectory: folder).hasFamily("Noto Color Emoji"))
    let mono = try #require(engine.fontFile(for: ResolvedFont(family: .system(.monospaced), size: 17)))
    #expect(mono.family == "JetBrains Mono" && !mono.path.hasPrefix(folder.path))
    // A character of the machine's own font is shaped as the machine does it.
    let run = ResolvedText.Run(string: "Hi 👍 é", font: ResolvedFont(family: .system(.default), size: 17))
    let sizes = [engine, PangoTextEngine()].map {
      $0.shape(ResolvedText(runs: [run])).fit(width: nil, height: nil).size
    }
    #expect(sizes[0] == sizes[1])
  }
}
