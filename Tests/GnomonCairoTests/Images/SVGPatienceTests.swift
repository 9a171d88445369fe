// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// A document of a few lines may ask for hours of work: it's given up, and those who wait go on.
@Suite struct SVGPatienceTests {
  /// Noise, step upon step.
  private func slow(_ steps: Int) -> Data {
    let step = #"<feTurbulence baseFrequency="0.05" numOctaves="8"/><feGaussianBlur stdDeviation="40"/>"#
    let filter = String(repeating: step, count: steps)
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><filter id="a">\(filter)</filter>
      <rect width="700" height="700" filter="url(#a)"/></svg>
      """.utf8)
  }

  @Test("What takes too long is given up in time, isn't tried again, and ends by itself")
  func givesUp() async throws {
    let data = slow(4)
    let patience = DrawingPatience(limit: .milliseconds(20))
    let picture = try SVGPicture(data, pixelLimit: 1 << 26, patience: patience)
    let clock = ContinuousClock()
    let start = clock.now
    #expect(throws: UnreadableImage.tooSlow(.milliseconds(20))) { try picture.drawn(width: 700, height: 700) }
    #expect(picture.bitmap(width: 10, height: 10) == nil)
    #expect(throws: UnreadableImage.self) { try SVGPicture(data, pixelLimit: 1 << 26) }
    #expect(clock.now - start < .seconds(5))
    // Others are drawn meanwhile.
    #expect(try SVGPicture(slow(0), pixelLimit: 1 << 26).drawn(width: 7, height: 7).width == 7)
    var waited = 0
    while patience.givenUp > 0, waited < 600 {
      try await Task.sleep(for: .milliseconds(100))
      waited += 1
    }
    #expect(patience.givenUp == 0)
  }

  @Test("Where too many go on, nothing new begins", .timeLimit(.minutes(30)))
  func refuses() async throws {
    let patience = DrawingPatience(limit: .milliseconds(100))
    let gate = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      guard case .givenUp = patience.wait(for: { _ = gate.wait(timeout: .now() + 60) }) else {
        Issue.record("not given up")
        return
      }
    }
    guard case .refused = patience.wait(for: { 1 }) else {
      Issue.record("not refused")
      return
    }
    gate.signal()
    gate.signal()
    while patience.givenUp > 0 { try await Task.sleep(for: .milliseconds(10)) }
    guard case .done(3) = DrawingPatience(limit: .seconds(10)).wait(for: { 3 }) else {
      Issue.record("not done")
      return
    }
  }

  @Test("The sentences say how long")
  func sentences() {
    #expect("\(UnreadableImage.tooSlow(.seconds(10)))" == "drawing it takes longer than 10 seconds")
    #expect("\(UnreadableImage.others)".hasPrefix("SVGs that were given up"))
  }
}
