// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Progress views") struct ProgressViewTests {
  private struct Fraction: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: "\(Int(((configuration.fractionCompleted ?? -1) * 100).rounded()))")
        configuration.label
        configuration.currentValueLabel
      }
    }
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private func texts<V: View>(_ view: V, seconds: TimeInterval) -> [String] {
    let host = makeHost(view.progressViewStyle(Fraction()), 300, 300) {
      $0.animations = .clocked
      $0.startDate = Self.start
    }
    host.update()
    host.advance(by: seconds)
    return host.texts
  }

  // Documented: the view empties as time passes unless it counts up.
  @Test("A progress through an interval is what is left of it, or what is over")
  func interval() {
    let dates = Self.start.addingTimeInterval(-20)...Self.start.addingTimeInterval(60)
    #expect(texts(ProgressView(timerInterval: dates), seconds: 0) == ["75", "1:00"])
    #expect(texts(ProgressView(timerInterval: dates), seconds: 20) == ["50", "0:40"])
    #expect(
      texts(ProgressView(timerInterval: dates, countsDown: false) { Text(verbatim: "L") }, seconds: 0)
        == ["25", "L", "0:20"])
    let own = ProgressView(timerInterval: dates, countsDown: false) {
      Text(verbatim: "L")
    } currentValueLabel: {
      Text(verbatim: "V")
    }
    #expect(texts(own, seconds: 100) == ["100", "L", "V"])
    let point = ProgressInterval(dates: Self.start...Self.start, countsDown: true)
    #expect(point.fraction(at: Self.start) == 0)
  }

  @Test("A still host shows the fraction of its own time")
  func stillInterval() {
    let past = Date.distantPast...Date(timeIntervalSinceReferenceDate: 0)
    let host = makeHost(ProgressView(timerInterval: past).progressViewStyle(Fraction()), 300, 300)
    host.update()
    #expect(host.texts == ["0", "0:00"])
  }

  private func color(_ view: some View, _ profile: PlatformProfile = .iOS26) -> String? {
    let host = makeHost(view, 100, 100) { $0.profile = profile }
    host.update()
    return host.snapshot().root.all("Spoke").first?.color
  }

  @Test func tints() {
    let (red, plain) = (Color(red: 1, green: 0, blue: 0), color(ProgressView()))
    #expect(color(ProgressView().tint(red)) == "#FF0000FF")
    #expect(color(VStack { ProgressView("label") }.tint(red)) == "#FF0000FF")
    #expect(color(ProgressView().progressViewStyle(.circular).tint(red)) == "#FF0000FF")
    #expect(color(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: red)).tint(.blue)) == "#FF0000FF")
    #expect(color(ProgressView().accentColor(red)) == plain && plain != "#FF0000FF")
    #expect(color(ProgressView().tint(red), .macOS26) == color(ProgressView(), .macOS26))
  }
}
