// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite("Initialisers and modifiers of controls") struct ControlFormTests {
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

  private struct Stepping: View {
    @State private var value = 5.0
    var body: some View {
      VStack {
        Stepper("Key", value: $value, in: 0...6, step: 2, format: .number)
        Stepper(String("Title"), value: $value, step: 1, format: .percent)
        Stepper(value: $value, in: 0...6, format: .number) { Text(verbatim: "Label") }
        Stepper(value: $value, step: 1, format: .number) { Text(verbatim: "Free") }
      }
    }
  }

  @Test("A stepper shows its value in a format, and keeps it in its bounds")
  func steppers() {
    let host = makeHost(Stepping(), 300, 300)
    host.update()
    #expect(host.texts == ["Key", "5", "Title", "500%", "Label", "5", "Free", "5"])
    let key = host.snapshot().root.all("Text")[0].frame
    host.tap(at: CGPoint(x: 285, y: key.midY))
    host.update()
    #expect(host.texts == ["Key", "6", "Title", "600%", "Label", "6", "Free", "6"])
  }

  private struct Renaming: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        RenameButton().renameAction { count += 1 }
        RenameButton().renameAction($isFocused)
        RenameButton()
        Text(verbatim: "\(count) \(isFocused)")
      }
      .buttonStyle(.borderless)
    }
  }

  @Test("A rename button calls the action around it, or gives a field the focus")
  func renaming() {
    let host = makeHost(Renaming(), 300, 300)
    host.update()
    let buttons = host.snapshot().root.all("Text").filter { $0.text == "Rename" }.map(\.rendered)
    #expect(buttons.count == 3)
    for button in buttons {
      host.tap(at: CGPoint(x: button.midX, y: button.midY))
      host.update()
    }
    #expect(host.texts.last == "1 true")
  }

  @Test("What has no effect without a screen is kept")
  func kept() {
    let view = VStack {
      Text(verbatim: "c").dialogIcon(Image(systemName: "star")).springLoadingBehavior(.enabled)
      SettingsLink()
      SettingsLink { Text(verbatim: "Own") }
    }
    let host = makeHost(view, 300, 300)
    host.update()
    #expect(host.texts == ["c", "Settings…", "Own"])
    #expect(host.root.attributes("dialogIcon").count == 1)
  }
}
