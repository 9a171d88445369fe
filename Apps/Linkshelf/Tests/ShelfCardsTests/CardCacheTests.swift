// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import ShelfCards

@Suite struct CardCacheTests {
  private let folder: Samples.Folder
  private let png = Samples.picture(width: 120, height: 120, red: 5)

  init() throws { folder = try Samples.Folder() }

  private func digest(_ number: Int) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return digits(number % 256, 2) + digits(number, 62)
  }

  private func files() -> [String] {
    (FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []).filter {
      $0.count > 2
    }
  }

  @Test func givesWhatItKeeps() throws {
    let cache = try CardCache(folder: folder.url)
    #expect(cache.png(for: digest(1)) == nil)
    try cache.keep(png, for: digest(1))
    #expect(cache.png(for: digest(1)) == png)
    #expect(try CardCache(folder: folder.url).png(for: digest(1)) == png)
    #expect(files() == ["01/\(digest(1)).png"])
  }

  @Test func staysWithinItsLimitAndDropsTheLongestUnused() throws {
    let cache = try CardCache(folder: folder.url, byteLimit: CardCache.leastLimit)
    let png = Samples.picture(width: 4, height: 4, red: 1)
    let filler = try Samples.noise(side: 100)
    let count = CardCache.leastLimit / filler.count
    for number in 1...count {
      try cache.keep(filler, for: digest(number))
      // As if each were kept a second after the one before.
      let path = folder.url.appendingPathComponent("\(digest(number).prefix(2))/\(digest(number)).png").path
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -9999 + Double(number))], ofItemAtPath: path)
    }
    #expect(cache.png(for: digest(1)) == filler)
    try cache.keep(filler, for: digest(count + 1))
    try cache.keep(png, for: digest(count + 2))
    #expect(CardCacheScan(folder.url).bytes <= CardCache.leastLimit)
    #expect(cache.png(for: digest(1)) != nil)
    #expect(cache.png(for: digest(2)) == nil)
    #expect(cache.png(for: digest(count)) != nil)
    #expect(cache.png(for: digest(count + 2)) != nil)
  }

  @Test func keepsTwentyThousandWithFewLooksAtTheFolder() throws {
    let small = Samples.picture(width: 1, height: 1, red: 1)
    let cache = try CardCache(folder: folder.url, byteLimit: CardCache.leastLimit)
    for number in 0..<20_000 { try cache.keep(small, for: digest(number)) }
    cache.trim()
    #expect(CardCacheScan(folder.url).bytes <= CardCache.leastLimit)
    #expect(cache.looks < 40)
  }

  @Test func aFileThatIsntWholeIsDeleted() throws {
    let cache = try CardCache(folder: folder.url)
    try cache.keep(png, for: digest(1))
    let path = folder.url.appendingPathComponent("01/\(digest(1)).png")
    try png.prefix(png.count - 9).write(to: path)
    #expect(cache.png(for: digest(1)) == nil)
    #expect(files().isEmpty)
  }

  @Test func namesLeadNowhereElse() throws {
    let cache = try CardCache(folder: folder.url)
    for name in [
      "", "../../etc/passwd", String(repeating: "A", count: 64), String(repeating: "/", count: 64), digest(1) + "0",
    ] {
      #expect(cache.png(for: name) == nil)
      #expect(throws: CardError.self) { try cache.keep(png, for: name) }
    }
    #expect(throws: CardError.self) { try cache.keep(Data("no".utf8), for: digest(1)) }
    #expect(files().isEmpty)
  }

  @Test func whatWritersLeftBehindGoesAfterAnHour() throws {
    let cache = try CardCache(folder: folder.url)
    try cache.keep(png, for: digest(1))
    for (name, age) in [("old", 4000.0), ("new", 10)] {
      let part = folder.url.appendingPathComponent("01/\(CardCache.partStart)\(name)")
      try png.write(to: part)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: part.path)
    }
    cache.trim()
    #expect(files().sorted() == ["01/\(CardCache.partStart)new", "01/\(digest(1)).png"])
  }

  @Test func manyWritersAndReadersSeeWholeFiles() async throws {
    let caches = try (0..<4).map { _ in try CardCache(folder: folder.url, byteLimit: CardCache.leastLimit) }
    let versions = (0..<4).map { Samples.picture(width: 60 + $0, height: 60, red: UInt8($0)) }
    let broken = await withTaskGroup(of: Int.self) { group in
      for (index, cache) in caches.enumerated() {
        group.addTask { [png = versions[index]] in
          var broken = 0
          for round in 0..<200 {
            let name = self.digest(1 + round % 5)
            try? cache.keep(png, for: name)
            if let found = cache.png(for: name), !versions.contains(found) { broken += 1 }
          }
          return broken
        }
      }
      return await group.reduce(0, +)
    }
    #expect(broken == 0)
    #expect(files().count == 5)
  }

  @Test func aFolderThatCantBeMadeIsNamed() throws {
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    let error = #expect(throws: CardError.self) { try CardCache(folder: file.appendingPathComponent("cards")) }
    #expect(error?.description.contains(file.path) == true)
  }
}
