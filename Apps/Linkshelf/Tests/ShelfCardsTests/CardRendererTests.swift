// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonTrace
import Testing

@testable import ShelfCards

@Suite struct CardRendererTests {
  private let renderer = CardRenderer()

  @Test(arguments: CardSize.allCases, CardTheme.allCases) func hasItsSize(size: CardSize, theme: CardTheme) async throws
  {
    var content = Samples.full
    (content.size, content.theme) = (size, theme)
    let file = try #require(PNGFile(try await renderer.png(for: content)))
    #expect(file.width == [.share: 1200, .gallery: 960, .row: 240][size])
    #expect(file.height == [.share: 630, .gallery: 720, .row: 180][size])
  }

  @Test func sameContentGivesTheSameBytes() async throws {
    let first = try await renderer.png(for: Samples.full)
    #expect(try await CardRenderer().png(for: Samples.full) == first)
    var other = Samples.full
    other.title += "!"
    #expect(try await renderer.png(for: other) != first)
  }

  @Test func aPictureThatCantBeReadIsAsNone() async throws {
    var content = Samples.full
    content.picture = nil
    let without = try await renderer.png(for: content)
    let whole = Samples.picture(width: 300, height: 200, red: 1)
    for broken in [
      Data(), Data("<html>".utf8), Data(whole.prefix(whole.count / 2)), Samples.claiming(width: 10_000, height: 10_000),
      Samples.claiming(width: .max, height: .max), Samples.claiming(width: 0, height: 5), Data([0xFF, 0xD8, 0xFF]),
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'/>".utf8),
      Samples.picture(width: 1, height: 1, red: 0),
      whole + Data(count: CardLimits.pictureBytes),
    ] {
      content.picture = broken
      #expect(try await renderer.png(for: content) == without, "\(broken.count) bytes")
    }
    content.picture = whole
    #expect(try await renderer.png(for: content) != without)
  }

  /// `SHELF_CARDS` gives another number of contents.
  @Test func drawsRandomContentsOfAllScripts() async throws {
    let count = ProcessInfo.processInfo.environment["SHELF_CARDS"].flatMap { Int($0) } ?? 60
    var random = RandomContent(seed: 1)
    var drawn = 0
    for index in 0..<count {
      let content = random.next()
      let file = PNGFile(try await renderer.png(for: content))
      #expect(file?.width == content.size.pixelWidth && file?.height == content.size.pixelHeight, "content \(index)")
      drawn += 1
    }
    #expect(drawn == count)
  }

  @Test(arguments: CardSize.allCases) @MainActor func viewsHaveNoFindings(size: CardSize) {
    var contents = [Samples.full, CardContent(title: "Short", site: "a.example"), CardContent(title: "")]
    contents.append(CardContent(title: "为什么日晷总是不准", description: "均时差", site: "zh.example", language: "zh-Hans"))
    contents.append(CardContent(title: "لماذا لا تكون الساعة الشمسية دقيقة", site: "ar.example", tags: ["فلك"]))
    for content in contents {
      var configuration = CardRenderer.configuration(of: CardModel(content), size)
      configuration.isTraced = true
      let host = ViewHost(CardView(model: CardModel(content), size: size), configuration: configuration)
      host.update()
      #expect(host.explanation().warnings.map { "\($0)" } == [], "\(content.title)")
    }
  }

  @Test @MainActor func aTitleOfTenThousandLettersIsCutAndStaysInside() {
    let title = String(repeating: "letters ", count: 1250)
    let model = CardModel(CardContent(title: title, site: "a.example", tags: ["a"]))
    #expect(model.title.hasSuffix("…") && model.title.count <= CardLimits.title + 1)
    let host = CardRenderer.host(of: model, .share)
    #expect(host.warnings.isEmpty)
    #expect(host.snapshot().text().contains("letters"))
  }

  @Test func refusesWhatIsTooMuchAtATime() async throws {
    let content = CardContent(title: "", size: .row)
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<(CardRenderer.waitingLimit + 40) {
        group.addTask { [renderer] in (try? await renderer.png(for: content)) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(results >= CardRenderer.waitingLimit)
    // It draws on afterwards.
    #expect(try await PNGFile(renderer.png(for: content)) != nil)
  }
}
